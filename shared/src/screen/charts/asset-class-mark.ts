import type { ColorToken } from '@portal/shared/ui';
import type { MarkShape } from './mark.tsx';

/** How charts show a class: in a colour, and in a shape for those who do not see the colour. */
export interface ClassMark {
  readonly color: ColorToken;
  readonly shape: MarkShape;
}

/** The mark of each asset class (docs/domain.md, section 2). */
const marks: Readonly<Record<string, ClassMark>> = {
  'Fixed income': { color: 'chart.1', shape: 'circle' },
  Mixed: { color: 'chart.2', shape: 'square' },
  Equity: { color: 'chart.3', shape: 'triangle' },
  'Money market': { color: 'chart.4', shape: 'diamond' },
  PRS: { color: 'chart.5', shape: 'cross' },
  'Feeder equity': { color: 'chart.7', shape: 'triangle-down' },
  'Feeder FI': { color: 'chart.8', shape: 'ring' },
  Alternative: { color: 'chart.9', shape: 'hexagon' },
};

/**
 * Returns the colour and shape that mark an asset class (`Equity`): the same in every chart, however large its part. An
 * unknown class, and the rest of a chart, have a grey bar.
 */
export const getClassMark = (assetClass: string): ClassMark =>
  marks[assetClass] ?? { color: 'chart.6', shape: 'bar' };
