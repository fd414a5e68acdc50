import { codeValidityMinutes } from '@portal/shared/api/account-linking';

/** How long a code is valid, in seconds. */
export const codeLifetime = codeValidityMinutes * 60;
/** When another code can be requested after the last one, in seconds. */
export const resendDelay = 60;

/**
 * Returns the whole seconds left, rounded up, from 0 to `duration`. `since` and `now` are epoch milliseconds,
 * `duration` is seconds. The upper limit covers a clock that was set back.
 */
export function getSecondsLeft(since: number, duration: number, now: number): number {
  const seconds = Math.ceil((since + duration * 1000 - now) / 1000);
  return Math.min(Math.max(seconds, 0), duration);
}

/**
 * Returns the sentence for screen readers about how long a code is valid, or that it has expired (0). It changes once a
 * minute: an announcement every second would block all others.
 */
export function describeTimeLeft(seconds: number): string {
  if (seconds === 0) return 'The code has expired.';
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'The code is valid for less than a minute.';
  return `The code is valid for about ${minutes} minutes.`;
}
