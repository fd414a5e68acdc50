import fc from 'fast-check';
import {
  elapsed,
  expiryOf,
  lookedAt,
  phaseAt,
  type Reading,
  remaining,
  restoreClock,
  sessionLifetime,
  startClock,
  storeClock,
  warningLead,
} from './session-clock.ts';

const minute = 60_000;
const begin: Reading = { wall: Date.parse('2026-11-21T09:00:00+08:00'), monotonic: 5_000 };
const after = (wall: number, monotonic = wall): Reading => ({
  wall: begin.wall + wall,
  monotonic: begin.monotonic + monotonic,
});

/** The clock as it is when it was looked at every second until then. */
const watchedUntil = (moment: Reading) => lookedAt(startClock(begin), moment);

test.each([
  ['at once', 0, 'valid'],
  ['a moment before the warning', 12 * minute - 1, 'valid'],
  ['three minutes before the end', 12 * minute, 'warning'],
  ['a moment before the end', 15 * minute - 1, 'warning'],
  ['at 15 minutes', 15 * minute, 'expired'],
  ['an hour later', 60 * minute, 'expired'],
])('[SES-01] a session is valid for 15 minutes: %s', (_when, age, phase) => {
  expect(phaseAt(startClock(begin), after(age))).toBe(phase);
});

test.each([
  ['sleep, clock left alone', after(20 * minute, 0)],
  ['clock set two hours ahead', after(120 * minute + 1_000, 1_000)],
  ['clock set two hours back', after(-120 * minute + 1_000, 1_000)],
  ['sleep, and clock set ahead', after(140 * minute, 0)],
  ['sleep, and clock set back', after(-100 * minute, 0)],
  ['clock set back, and the tab left open for 20 minutes', after(-100 * minute, 20 * minute)],
])('[SES-02] no session that may be over stays usable: %s', (_what, now) => {
  expect(phaseAt(watchedUntil(after(1_000)), now)).toBe('expired');
  expect(remaining(watchedUntil(after(1_000)), now)).toBe(0);
});

test('a clock put right by a few seconds ends nothing', () => {
  expect(phaseAt(watchedUntil(after(minute)), after(minute - 30_000, minute + 1_000))).toBe('valid');
});

test('[SES-01] whichever clock says more counts', () => {
  const duration = fc.integer({ min: 0, max: 30 * minute });
  fc.assert(
    fc.property(duration, duration, (wall, monotonic) => {
      const age = elapsed(startClock(begin), after(wall, monotonic));
      expect(age).toBe(Math.max(wall, monotonic));
      if (age >= sessionLifetime) expect(phaseAt(startClock(begin), after(wall, monotonic))).toBe('expired');
    }),
  );
});

test('[SES-02] with both clocks running, the phases come in order and the time left only shrinks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20 * minute }),
      fc.integer({ min: 0, max: minute }),
      (age, step) => {
        const order = ['valid', 'warning', 'expired'];
        const clock = startClock(begin);
        const phases = [phaseAt(clock, after(age)), phaseAt(clock, after(age + step))];
        expect(order.indexOf(phases[0] ?? '')).toBeLessThanOrEqual(order.indexOf(phases[1] ?? ''));
        expect(remaining(clock, after(age))).toBe(Math.max(0, sessionLifetime - age));
        if (age < sessionLifetime)
          expect(phases[0]).toBe(age < sessionLifetime - warningLead ? 'valid' : 'warning');
      },
    ),
  );
});

test('expiry is told in wall-clock time', () => {
  expect(expiryOf(startClock(begin), after(4 * minute))).toBe(begin.wall + sessionLifetime);
});

test('[SES-01] a reload, where the monotonic clock begins anew, makes nobody younger', () => {
  const age = fc.integer({ min: 0, max: 20 * minute });
  fc.assert(
    fc.property(age, fc.integer({ min: -minute / 2, max: 10 * minute }), (before, between) => {
      const stored = storeClock(watchedUntil(after(before)));
      const now = { wall: begin.wall + before + between, monotonic: 12 };
      const restored = restoreClock(stored, now);
      expect(elapsed(restored, now)).toBe(Math.max(before, before + between));
    }),
  );
});

test('[SES-02] a clock set back while the page was away ends the session', () => {
  const stored = storeClock(watchedUntil(after(5 * minute)));
  const now = { wall: begin.wall - 120 * minute, monotonic: 12 };
  expect(phaseAt(restoreClock(stored, now), now)).toBe('expired');
});
