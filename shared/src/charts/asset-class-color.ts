import type { ColorToken } from '@portal/shared/ui';

/** The colour of each asset class (domain, section 2). */
const colors: Readonly<Record<string, ColorToken>> = {
  Equity: 'chart.1',
  'Fixed income': 'chart.2',
  Mixed: 'chart.3',
  'Money market': 'chart.4',
  PRS: 'chart.5',
  'Feeder equity': 'chart.7',
  'Feeder FI': 'chart.8',
  Alternative: 'chart.9',
};

/**
 * Returns the colour token of an asset class: the same in every chart, however large its part. Other classes, and the
 * rest of a chart, are grey.
 */
export const assetClassColor = (assetClass: string): ColorToken => colors[assetClass] ?? 'chart.6';
