import type { LaunchOptions } from 'playwright/test';

/**
 * V8 without compiled code, with its records of each function from the first call on, and without freeing
 * code that has not run for a while. What V8 learns about code that runs often is no leak, but more than all that the
 * portal could keep: it grows for some hundred pages, then stays, and V8 frees it again. `leaks.spec.ts` prints the heap
 * with it (docs/operating.md).
 */
const flags = '--js-flags=--jitless,--no-lazy-feedback-allocation,--no-flush-bytecode';

interface Launch {
  readonly launchOptions: LaunchOptions;
}

/** For `test.use` in a spec that compares heaps. */
export const steadyHeap = {
  launchOptions: async ({ launchOptions }: Launch, use: (options: LaunchOptions) => Promise<void>) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), flags] }),
};
