import { ApiError, type Attempt } from '@portal/shared/calls';
import { pendingCommands } from './pending-commands.ts';
import { type ReadBackResult, reconcilePendingCommand, reloadArrivalMs, sendOnce } from './send-once.ts';

const subject = 'checkout:a:c';
const lost = { status: 'failed', error: new ApiError('network') } as const;
const refused = { status: 'failed', error: new ApiError('status', { status: 422 }) } as const;
const ok = { status: 'ok', value: 'CO-1' } as const;
const foundResult = { status: 'found', result: 'CO-1' } as const;
const none = { status: 'none' } as const;
const unreachable = { status: 'unreachable' } as const;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

interface Script {
  readonly canBeReverted?: boolean;
  readonly reply?: Attempt<string>;
  /** Replies of reading back, in order; the last one repeats. */
  readonly finds?: readonly ReadBackResult<string>[];
  readonly about?: readonly string[];
}

async function run({ reply = ok, finds = [none], about = ['i1'], canBeReverted = false }: Script) {
  const keys: string[] = [];
  let reads = 0;
  let isChecking = false;
  const outcome = sendOnce<string>({
    subject,
    about,
    canBeReverted,
    send: async (key) => {
      keys.push(key);
      return reply;
    },
    readBack: async () => {
      reads += 1;
      return finds[Math.min(reads, finds.length) - 1] ?? none;
    },
    onChecking: () => {
      isChecking = true;
    },
  });
  await jest.advanceTimersByTimeAsync(10_000);
  return { outcome: await outcome, keys, reads, isChecking };
}

const savePending = (about: string[], at = Date.now()) =>
  pendingCommands.save(subject, { key: 'k1', at, about });

test('[CHK-06] returns the reply’s result, and nothing stays pending', async () => {
  expect(await run({})).toMatchObject({ outcome: { status: 'done', result: 'CO-1' }, reads: 0 });
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('does not read back a refused command', async () => {
  expect(await run({ reply: refused })).toMatchObject({ outcome: { status: 'refused' }, reads: 0 });
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('a command that the portal itself refuses is not read back, and does not count as lost', async () => {
  const reply = { status: 'failed', error: new ApiError('request', { field: 'customerEmail' }) } as const;
  expect(await run({ reply })).toMatchObject({
    outcome: { status: 'refused', error: { message: expect.stringContaining('“customer email”') } },
    reads: 0,
    isChecking: false,
  });
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('[CHK-06] reads back repeatedly when the reply was lost', async () => {
  const late = await run({ reply: lost, finds: [none, none, foundResult] });
  expect(late).toMatchObject({ outcome: { status: 'done' }, reads: 3, isChecking: true });
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('[CHK-06] sends again with the same key when the service did not receive the first attempt', async () => {
  const first = await run({ reply: lost });
  expect(first.outcome.status).toBe('notReceived');
  const second = await run({});
  expect(second).toMatchObject({ outcome: { status: 'done' }, keys: first.keys, isChecking: true });
});

test('[CHK-06] returns the pending command’s result without sending when it arrived late', async () => {
  await run({ reply: lost });
  expect(await run({ finds: [foundResult] })).toMatchObject({ outcome: { status: 'done' }, keys: [] });
});

test('reads back a refused repeat, because the first attempt may have arrived', async () => {
  savePending(['i1']);
  const repeat = await run({ reply: refused, finds: [none, none, none, none, none, foundResult] });
  expect(repeat.outcome).toEqual({ status: 'done', result: 'CO-1' });
});

test('[CHK-06] sends with a new key when a repeat got the reply of a first attempt that was reverted since', async () => {
  const first = await run({ reply: lost, finds: [unreachable] });
  const second = await run({ canBeReverted: true });
  expect(second.outcome).toEqual({ status: 'done', result: 'CO-1' });
  expect(second.keys).toEqual([first.keys[0], expect.not.stringMatching(String(first.keys[0]))]);
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('sends a repeat once when it is found afterwards, or cannot be read back', async () => {
  for (const last of [foundResult, unreachable]) {
    savePending(['i1'], Date.now() - 60_000);
    const repeat = await run({ canBeReverted: true, finds: [none, last] });
    expect(repeat).toMatchObject({ outcome: { status: 'done' }, keys: ['k1'] });
  }
});

test('[CHK-06] sends nothing while the pending command cannot be read back', async () => {
  expect((await run({ reply: lost, finds: [unreachable] })).outcome).toEqual({ status: 'unknown' });
  expect(await run({ finds: [unreachable] })).toMatchObject({ outcome: { status: 'unknown' }, keys: [] });
});

test('sends with its own key when the pending command concerns other items', async () => {
  savePending(['i9']);
  const other = await run({ finds: [foundResult] });
  expect(other.outcome).toEqual({ status: 'done', result: 'CO-1' });
  expect(other.keys).toHaveLength(1);
  expect(other.keys).not.toEqual(['k1']);
});

test('[CHK-06] reconciles a pending command of any age without sending, and ignores an unreadable one', async () => {
  const reconcileOnce = () =>
    reconcilePendingCommand({ subject, readBack: async () => foundResult, onChecking: () => {} });
  expect(await reconcileOnce()).toBeUndefined();
  savePending(['i1']);
  expect(await reconcileOnce()).toEqual({ status: 'done', result: 'CO-1' });
  savePending(['i1'], Date.now() - 11 * 60_000);
  expect(await reconcileOnce()).toEqual({ status: 'done', result: 'CO-1' });
  localStorage.setItem(`portal:doubt:${subject}`, '{"key":1');
  expect(await reconcileOnce()).toBeUndefined();
});

test('[CHK-06] waits longer after a reload', async () => {
  let reads = 0;
  savePending(['i1']);
  const reconciling = reconcilePendingCommand({
    subject,
    readBack: async () => (++reads > 8 ? foundResult : none),
    onChecking: () => {},
    waitMs: reloadArrivalMs,
  });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await reconciling).toEqual({ status: 'done', result: 'CO-1' });
});

test('[CHK-06] removes an old pending command only after it could be read back', async () => {
  const reconcileWith = (result: ReadBackResult<string>) =>
    reconcilePendingCommand({ subject, readBack: async () => result, onChecking: () => {} });
  savePending(['i1'], Date.now() - 24 * 60 * 60_000);
  expect(await reconcileWith(unreachable)).toEqual({ status: 'unknown' });
  expect(await reconcileWith(none)).toEqual({ status: 'notReceived' });
  expect(await reconcileWith(none)).toBeUndefined();
});
