import fc from 'fast-check';
import { formatTick, getAxis, keepEvenLabels, placeOn } from './axis.ts';

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

const labelsOf = (low: number, high: number, width: number) => {
  const axis = getAxis(low, high, 4);
  return keepEvenLabels(
    axis.ticks.map((tick) => ({ at: (placeOn(axis, tick) / 100) * width, text: formatTick(tick), tick })),
    axis.ticks.indexOf(0),
  );
};

test.each([
  [0, 89, 300, ['0', '20', '40', '60', '80', '100']],
  [0, 89, 110, ['0', '40', '80']],
  [0, 89, 44, ['0', '60']],
  [0, 60, 40, ['0', '40']],
  [-3900, 3900, 150, ['−4,000', '0', '4,000']],
  [-3900, 3900, 196, ['−4,000', '0', '4,000']],
  [-1149, 5906, 120, ['0', '4,000']],
  [0, 89, 0, ['0']],
])('from %d to %d, %d px wide, the axis is labelled at even steps', (low, high, width, expected) =>
  expect(labelsOf(low, high, width).map(({ text }) => text)).toEqual(expected),
);

test('labels have even steps and contain zero, whatever the values and the width', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 0 }),
      fc.integer({ min: 0, max: 1e6 }),
      fc.integer({ min: 0, max: 800 }),
      (low, high, width) => {
        const ticks = labelsOf(low, high, width).map(({ tick }) => tick);
        expect(ticks).toContain(0);
        const steps = ticks.slice(1).map((tick, index) => Math.round((tick - (ticks[index] ?? 0)) * 100));
        expect(new Set(steps).size).toBeLessThan(2);
      },
    ),
  ));
