import type { ApiError } from './api-error.ts';

/** Maximum number of automatic retries of a read. Writes are never retried. */
export const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 400;
/** A longer delay would look like a hanging screen, so the failure is shown with Try again instead. */
const MAX_DELAY_MS = 10_000;

const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Whether a retry of a read may succeed. A time-out has already taken 50 seconds, so it is not retried. */
const isTransient = (error: ApiError): boolean =>
  error.kind === 'network' || (error.kind === 'status' && passing.has(error.status ?? 0));

/**
 * Returns the milliseconds until the next retry of a read that has been retried `retries` times. Uses the service's
 * Retry-After, or a random delay up to 0.4 s, then 0.8 s, so that many agents do not retry at the same moment.
 * `undefined` for no retry: after two, for a failure that would repeat, or if Retry-After is too long.
 */
export const delayBefore = (error: ApiError, retries: number, random = Math.random): number | undefined => {
  if (retries >= MAX_RETRIES || !isTransient(error)) return undefined;
  if (error.retryAfter !== undefined) return error.retryAfter <= MAX_DELAY_MS ? error.retryAfter : undefined;
  return Math.round(random() * FIRST_DELAY_MS * 2 ** retries);
};

/**
 * Parses the header `Retry-After`, seconds or a date, to milliseconds from `now`, at least 0. `undefined` when it is
 * absent or neither.
 */
export const parseRetryAfter = (header: unknown, now = Date.now()): number | undefined => {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
};

/** Waits for these milliseconds. Resolves earlier, and does not reject, when the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal?.addEventListener('abort', finish);
  });
