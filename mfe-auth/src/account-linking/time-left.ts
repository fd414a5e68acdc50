import { codeValidity } from '@portal/shared/api/account-linking';

/** Seconds for which a code is valid, and after which another may be asked for. */
export const validFor = codeValidity * 60;
export const resendAfter = 60;

/** Whole seconds left of a time that began at `since`, both in epoch milliseconds; 0 when it is over, never more than all of it. */
export function secondsLeft(since: number, lasting: number, now: number): number {
  const left = Math.ceil((since + lasting * 1000 - now) / 1000);
  return Math.min(Math.max(left, 0), lasting);
}

/** As a clock shows it: `4:05`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** As it is said aloud, once a minute: a screen reader that hears each second hears nothing else. */
export function spokenTime(seconds: number): string {
  if (seconds === 0) return 'The code has expired.';
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'The code is valid for less than a minute.';
  return `The code is valid for about ${minutes} minutes.`;
}
