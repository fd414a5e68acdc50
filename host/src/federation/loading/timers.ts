import { LoadFailureError } from './load-failure.ts';

/**
 * Resolves as `work` does. Rejects with a LoadFailureError of kind `timeout` when it takes longer than `deadline`
 * milliseconds; `work` itself continues.
 */
export function withDeadline<Value>(work: Promise<Value>, deadline: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFailureError({ kind: 'timeout', deadline })), deadline);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Resolves after this many milliseconds; never rejects. */
export const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
