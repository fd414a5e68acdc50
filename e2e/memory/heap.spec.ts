import { expect, test } from '../support/fixtures/test.ts';
import { MonitoredSession } from './monitored-session.ts';
import { steadyHeap } from './steady-heap.ts';

test.use(steadyHeap);

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
