import { createErrorLimit, maxErrorReports } from './error-limit.ts';

test('equal errors are sent once, with a count of their repeats', () => {
  const limit = createErrorLimit();
  expect([1, 2, 3].map(() => limit.shouldSend('TypeError x'))).toEqual([true, false, false]);
  expect(limit.shouldSend('TypeError y')).toBe(true);
  expect(limit.takeUnsent()).toEqual({ repeats: [{ message: 'TypeError x', count: 2 }], leftOut: 0 });
  expect(limit.takeUnsent()).toEqual({ repeats: [], leftOut: 0 });
  expect(limit.shouldSend('TypeError x')).toBe(false);
  expect(limit.takeUnsent().repeats).toEqual([{ message: 'TypeError x', count: 1 }]);
});

test('a page sends 60 error reports at most, however many differ', () => {
  const limit = createErrorLimit();
  const sent = Array.from({ length: 10_000 }, (_, index) => limit.shouldSend(`error ${index}`)).filter(
    Boolean,
  );
  expect(sent).toHaveLength(maxErrorReports);
  expect(limit.takeUnsent()).toEqual({ repeats: [], leftOut: 10_000 - maxErrorReports });
});
