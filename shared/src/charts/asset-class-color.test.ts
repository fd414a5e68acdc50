import { samples } from '../testing/index.ts';
import { assetClassColor } from './asset-class-color.ts';

const classes = [
  'Equity',
  'Fixed income',
  'Mixed',
  'Money market',
  'PRS',
  'Feeder equity',
  'Feeder FI',
  'Alternative',
];

test('every asset class has a separate colour, and anything else is grey', () => {
  expect(new Set([...classes, 'Other'].map(assetClassColor)).size).toBe(classes.length + 1);
  expect(['Other', 'Not classified', 'Property'].map(assetClassColor)).toEqual(Array(3).fill('chart.6'));
  expect(samples.funds.map(({ productAssetClass }) => assetClassColor(productAssetClass))).not.toContain(
    'chart.6',
  );
});
