import fc from 'fast-check';
import { formatTick, getAxis, omitTouchingLabels } from './axis.ts';

test.each([
  [0, 36_000, 5, ['0', '10,000', '20,000', '30,000', '40,000']],
  [-1149.89, 5906.23, 4, ['−2,000', '0', '2,000', '4,000', '6,000']],
  [0, 0, 4, ['0', '0.2', '0.4', '0.6', '0.8', '1']],
  [-300, -100, 3, ['−300', '−200', '−100', '0']],
])('an axis from %d to %d has round ticks and zero', (low, high, count, expected) =>
  expect(getAxis(low, high, count).ticks.map(formatTick)).toEqual(expected),
);

test('an axis covers its values, whatever they are', () =>
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer({ min: 3, max: 5 }), (one, other, count) => {
      const [low, high] = [Math.min(one, other) / 100, Math.max(one, other) / 100];
      const axis = getAxis(low, high, count);
      expect(axis.low).toBeLessThanOrEqual(Math.min(0, low));
      expect(axis.high).toBeGreaterThanOrEqual(Math.max(0, high));
      expect(axis.ticks).toContain(0);
    }),
  ));

test('labels that would touch an earlier one are left out', () =>
  expect(
    omitTouchingLabels([
      { at: 100, text: '0' },
      { at: 130, text: '2,000' },
      { at: 110, text: '500' },
      { at: 40, text: '−2,000' },
    ]).map(({ text }) => text),
  ).toEqual(['0', '2,000', '−2,000']));
