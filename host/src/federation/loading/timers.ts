import { LoadFailureError } from './load-failure.ts';

/** Rejects with a LoadFailureError of kind `timeout` when `work` takes longer than `deadline` milliseconds. */
export function withDeadline<Value>(work: Promise<Value>, deadline: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFailureError({ kind: 'timeout', deadline })), deadline);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Resolves after this many milliseconds. */
export const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
