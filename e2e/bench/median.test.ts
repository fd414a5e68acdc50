import { median, repeatMeasurement } from './median.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %p is %d', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

test('runs the rounds one after the other', async () => {
  let running = 0;
  const values = await repeatMeasurement(3, async () => {
    running += 1;
    const together = running;
    await Promise.resolve();
    running -= 1;
    return together;
  });
  expect(values).toEqual([1, 1, 1]);
});
