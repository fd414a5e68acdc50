import fc from 'fast-check';
import { ApiError } from './api-error.ts';
import { delayBefore, MAX_RETRIES, parseRetryAfter } from './retry.ts';

const busy = new ApiError('status', { status: 503 });

test('the delay is random, grows, and is undefined after two retries', () => {
  expect(delayBefore(busy, 0, () => 1)).toBe(400);
  expect(delayBefore(busy, 1, () => 1)).toBe(800);
  expect(delayBefore(busy, MAX_RETRIES, () => 1)).toBeUndefined();
});

test('the delay is at most 10 seconds', () => {
  const failures = fc.record({ status: fc.integer({ min: 400, max: 599 }), retryAfter: fc.nat(120_000) });
  fc.assert(
    fc.property(failures, fc.nat(3), (details, retries) => {
      expect(delayBefore(new ApiError('status', details), retries) ?? 0).toBeLessThanOrEqual(10_000);
    }),
  );
});

test('there is no retry when the service asks for a longer delay', () => {
  expect(delayBefore(new ApiError('status', { status: 503, retryAfter: 60_000 }), 0)).toBeUndefined();
});

test('Retry-After is a number of seconds or a date; other values are ignored', () => {
  const now = Date.parse('2026-11-20T08:00:00Z');
  expect(parseRetryAfter('2', now)).toBe(2_000);
  expect(parseRetryAfter('Fri, 20 Nov 2026 08:00:05 GMT', now)).toBe(5_000);
  expect(parseRetryAfter('Fri, 20 Nov 2026 07:00:00 GMT', now)).toBe(0);
  expect(parseRetryAfter('soon', now)).toBeUndefined();
  expect(parseRetryAfter('', now)).toBeUndefined();
  expect(parseRetryAfter(undefined, now)).toBeUndefined();
});
