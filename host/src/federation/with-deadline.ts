import { LoadFault } from './load-failure.ts';

/** Gives up on work that takes longer than `deadline` milliseconds; what comes of it later is nobody's concern. */
export function withDeadline<Value>(work: Promise<Value>, deadline: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFault({ kind: 'late', deadline })), deadline);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Resolves after so many milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
