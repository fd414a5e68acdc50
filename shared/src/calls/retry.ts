import type { ApiError } from './api-error.ts';

/** How often a read is sent again by itself. Writes never are. */
export const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 400;
/** Longer than this nobody is kept waiting: the failure is shown, with Try again. */
const MAX_DELAY_MS = 10_000;

const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Whether the same read may well succeed a moment later. A time-out has already cost its 50 seconds. */
export const isPassing = (error: ApiError): boolean =>
  error.kind === 'network' || (error.kind === 'status' && passing.has(error.status ?? 0));

/**
 * Milliseconds until the next try, or `undefined` when there is none: what the service asked for, else a random
 * time up to 0.4 s, then 0.8 s, so that many agents do not return at once.
 */
export const delayBefore = (error: ApiError, retries: number, random = Math.random): number | undefined => {
  if (retries >= MAX_RETRIES || !isPassing(error)) return undefined;
  if (error.retryAfter !== undefined) return error.retryAfter <= MAX_DELAY_MS ? error.retryAfter : undefined;
  return Math.round(random() * FIRST_DELAY_MS * 2 ** retries);
};

/** Reads the header `Retry-After`: seconds, or a date. */
export const parseRetryAfter = (header: unknown, now = Date.now()): number | undefined => {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
};

/** Waits, or stops at once when the caller goes away. */
export const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });
