import { expect, test } from '../support/fixtures/test.ts';
import { MonitoredSession } from './monitored-session.ts';

/**
 * V8 without compiled code (`--jitless`), with its records of each function from the first call on, and without freeing
 * code that has not run for a while. What V8 learns about code that runs often is no leak, but more than all that the
 * portal could keep: it grows for some hundred pages, then stays, and V8 frees it again. `leaks.spec.ts` prints the heap
 * with it (docs/monitoring.md).
 */
const flags = '--js-flags=--jitless,--no-lazy-feedback-allocation,--no-flush-bytecode';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), flags] }),
});

test('the heap after 400 pages is at most 1.10 of the heap after the first eight', async ({
  page,
  agent,
  seed,
  site,
}) => {
  test.setTimeout(900_000);
  const session = await MonitoredSession.open({ page, agent, seed, site });
  const { ratio } = await session.measure400Pages('heap without what V8 learns');
  expect(ratio).toBeLessThanOrEqual(1.1);
});
