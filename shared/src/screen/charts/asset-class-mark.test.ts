import { samples } from '../../testing/index.ts';
import { getClassMark } from './asset-class-mark.ts';

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

test('every asset class has a separate colour and a separate shape, and anything else is grey', () => {
  const marks = [...classes, 'Other'].map(getClassMark);
  expect(new Set(marks.map(({ color }) => color)).size).toBe(classes.length + 1);
  expect(new Set(marks.map(({ shape }) => shape)).size).toBe(classes.length + 1);
  expect(['Other', 'Not classified', 'Property'].map((one) => getClassMark(one).color)).toEqual(
    Array(3).fill('chart.6'),
  );
  expect(samples.funds.map(({ productAssetClass }) => getClassMark(productAssetClass).color)).not.toContain(
    'chart.6',
  );
});
