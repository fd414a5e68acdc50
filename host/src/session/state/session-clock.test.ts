import fc from 'fast-check';
import {
  type ClockReading,
  getElapsed,
  getExpiryTime,
  getPhase,
  getRemaining,
  recordCheck,
  restoreClock,
  sessionLifetime,
  startClock,
  storeClock,
  warningTime,
} from './session-clock.ts';

const minute = 60_000;
const start: ClockReading = { wall: Date.parse('2026-11-21T09:00:00+08:00'), monotonic: 5_000 };
const after = (wall: number, monotonic = wall): ClockReading => ({
  wall: start.wall + wall,
  monotonic: start.monotonic + monotonic,
});

/** A clock that was checked until this moment. */
const checkedUntil = (moment: ClockReading) => recordCheck(startClock(start), moment);

test.each([
  ['at the start', 0, 'valid'],
  ['a moment before the warning', 12 * minute - 1, 'valid'],
  ['three minutes before the end', 12 * minute, 'warning'],
  ['a moment before the end', 15 * minute - 1, 'warning'],
  ['at 15 minutes', 15 * minute, 'expired'],
  ['an hour later', 60 * minute, 'expired'],
])('[SES-01] a session is valid for 15 minutes, in its phase %s', (_case, age, phase) => {
  expect(getPhase(startClock(start), after(age))).toBe(phase);
});

test.each([
  ['sleep, clock unchanged', after(20 * minute, 0)],
  ['clock set two hours ahead', after(120 * minute + 1_000, 1_000)],
  ['clock set two hours back', after(-120 * minute + 1_000, 1_000)],
  ['sleep, and clock set ahead', after(140 * minute, 0)],
  ['sleep, and clock set back', after(-100 * minute, 0)],
  ['clock set back, tab open for 20 minutes', after(-100 * minute, 20 * minute)],
])('[SES-02] a session that may have expired is expired after %s', (_case, now) => {
  expect(getPhase(checkedUntil(after(1_000)), now)).toBe('expired');
  expect(getRemaining(checkedUntil(after(1_000)), now)).toBe(0);
});

test('a clock corrected by 30 seconds does not end the session', () => {
  expect(getPhase(checkedUntil(after(minute)), after(minute - 30_000, minute + 1_000))).toBe('valid');
});

test('[SES-01] the larger age of both clocks counts', () => {
  const duration = fc.integer({ min: 0, max: 30 * minute });
  fc.assert(
    fc.property(duration, duration, (wall, monotonic) => {
      const age = getElapsed(startClock(start), after(wall, monotonic));
      expect(age).toBe(Math.max(wall, monotonic));
      if (age >= sessionLifetime) expect(getPhase(startClock(start), after(wall, monotonic))).toBe('expired');
    }),
  );
});

test('[SES-02] phases follow one another and the time left shrinks while both clocks run', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20 * minute }),
      fc.integer({ min: 0, max: minute }),
      (age, step) => {
        const order = ['valid', 'warning', 'expired'];
        const clock = startClock(start);
        const phases = [getPhase(clock, after(age)), getPhase(clock, after(age + step))];
        expect(order.indexOf(phases[0] ?? '')).toBeLessThanOrEqual(order.indexOf(phases[1] ?? ''));
        expect(getRemaining(clock, after(age))).toBe(Math.max(0, sessionLifetime - age));
        if (age < sessionLifetime)
          expect(phases[0]).toBe(age < sessionLifetime - warningTime ? 'valid' : 'warning');
      },
    ),
  );
});

test('returns the expiry in wall-clock time', () => {
  expect(getExpiryTime(startClock(start), after(4 * minute))).toBe(start.wall + sessionLifetime);
});

test('[SES-01] a reload, which resets the monotonic clock, does not reduce the age', () => {
  const age = fc.integer({ min: 0, max: 20 * minute });
  fc.assert(
    fc.property(age, fc.integer({ min: -minute / 2, max: 10 * minute }), (before, between) => {
      const stored = storeClock(checkedUntil(after(before)));
      const now = { wall: start.wall + before + between, monotonic: 12 };
      const restored = restoreClock(stored, now);
      expect(getElapsed(restored, now)).toBe(Math.max(before, before + between));
    }),
  );
});

test('[SES-02] a clock set back before a reload expires the session', () => {
  const stored = storeClock(checkedUntil(after(5 * minute)));
  const now = { wall: start.wall - 120 * minute, monotonic: 12 };
  expect(getPhase(restoreClock(stored, now), now)).toBe('expired');
});
