import { ApiError, type Attempt } from '@portal/shared/calls';
import { pendingCommands } from './pending-commands.ts';
import { type ReadBackResult, reconcilePendingCommand, reloadArrivalMs, sendOnce } from './send-once.ts';

const subject = 'checkout:a:c';
const lost = { status: 'failed', error: new ApiError('network') } as const;
const refused = { status: 'failed', error: new ApiError('status', { status: 422 }) } as const;
const ok = { status: 'ok', value: 'CO-1' } as const;
const found = { status: 'found', result: 'CO-1' } as const;
const none = { status: 'none' } as const;
const unreachable = { status: 'unreachable' } as const;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

interface Script {
  readonly canBeUndone?: boolean;
  readonly reply?: Attempt<string>;
  readonly finds?: readonly ReadBackResult<string>[];
  readonly about?: readonly string[];
}

async function run({ reply = ok, finds = [none], about = ['i1'], canBeUndone = false }: Script) {
  const keys: string[] = [];
  let asked = 0;
  let isChecking = false;
  const outcome = sendOnce<string>({
    subject,
    about,
    canBeUndone,
    send: async (key) => {
      keys.push(key);
      return reply;
    },
    find: async () => {
      asked += 1;
      return finds[Math.min(asked, finds.length) - 1] ?? none;
    },
    onChecking: () => {
      isChecking = true;
    },
  });
  await jest.advanceTimersByTimeAsync(10_000);
  return { outcome: await outcome, keys, asked, isChecking };
}

const inDoubt = (about: string[], at = Date.now()) => pendingCommands.keep(subject, { key: 'k1', at, about });

test('[CHK-06] what is answered is done, and nothing stays in doubt', async () => {
  expect(await run({})).toMatchObject({ outcome: { status: 'done', result: 'CO-1' }, asked: 0 });
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('what is refused is refused, and is not read back', async () => {
  expect(await run({ reply: refused })).toMatchObject({ outcome: { status: 'refused' }, asked: 0 });
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('[CHK-06] a lost answer is read back, and again while it may still arrive', async () => {
  const late = await run({ reply: lost, finds: [none, none, found] });
  expect(late).toMatchObject({ outcome: { status: 'done' }, asked: 3, isChecking: true });
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('[CHK-06] what did not arrive may be sent again, under the same key', async () => {
  const first = await run({ reply: lost });
  expect(first.outcome.status).toBe('missed');
  const second = await run({});
  expect(second).toMatchObject({ outcome: { status: 'done' }, keys: first.keys, isChecking: true });
});

test('[CHK-06] what arrived late is found before it would be sent again', async () => {
  await run({ reply: lost });
  expect(await run({ finds: [found] })).toMatchObject({ outcome: { status: 'done' }, keys: [] });
});

test('a repeat that is refused is read back: the first may have arrived after all', async () => {
  inDoubt(['i1']);
  const repeat = await run({ reply: refused, finds: [none, none, none, none, none, found] });
  expect(repeat.outcome).toEqual({ status: 'done', result: 'CO-1' });
});

test('[CHK-06] a repeat that is answered by a first attempt which was undone since is sent anew, under a new key', async () => {
  const first = await run({ reply: lost, finds: [unreachable] });
  const second = await run({ canBeUndone: true });
  expect(second.outcome).toEqual({ status: 'done', result: 'CO-1' });
  expect(second.keys).toEqual([first.keys[0], expect.not.stringMatching(String(first.keys[0]))]);
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('a repeat that is there, or cannot be looked for, is sent once', async () => {
  for (const last of [found, unreachable]) {
    inDoubt(['i1'], Date.now() - 60_000);
    const repeat = await run({ canBeUndone: true, finds: [none, last] });
    expect(repeat).toMatchObject({ outcome: { status: 'done' }, keys: ['k1'] });
  }
});

test('[CHK-06] as long as it cannot be read back nothing is sent', async () => {
  expect((await run({ reply: lost, finds: [unreachable] })).outcome).toEqual({ status: 'unknown' });
  expect(await run({ finds: [unreachable] })).toMatchObject({ outcome: { status: 'unknown' }, keys: [] });
});

test('a doubt about other items does not answer for these', async () => {
  inDoubt(['i9']);
  const other = await run({ finds: [found] });
  expect(other.outcome).toEqual({ status: 'done', result: 'CO-1' });
  expect(other.keys).toHaveLength(1);
  expect(other.keys).not.toEqual(['k1']);
});

test('[CHK-06] a doubt is settled without sending, however old; an unreadable one is none', async () => {
  const settle = () => reconcilePendingCommand({ subject, find: async () => found, onChecking: () => {} });
  expect(await settle()).toBeUndefined();
  inDoubt(['i1']);
  expect(await settle()).toEqual({ status: 'done', result: 'CO-1' });
  inDoubt(['i1'], Date.now() - 11 * 60_000);
  expect(await settle()).toEqual({ status: 'done', result: 'CO-1' });
  localStorage.setItem(`portal:doubt:${subject}`, '{"key":1');
  expect(await settle()).toBeUndefined();
});

test('[CHK-06] after a reload what was sent may take longer to arrive', async () => {
  let asked = 0;
  inDoubt(['i1']);
  const settling = reconcilePendingCommand({
    subject,
    find: async () => (++asked > 8 ? found : none),
    onChecking: () => {},
    waitMs: reloadArrivalMs,
  });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await settling).toEqual({ status: 'done', result: 'CO-1' });
});

test('[CHK-06] an old doubt goes once it was read back, and never before', async () => {
  const settle = (finding: ReadBackResult<string>) =>
    reconcilePendingCommand({ subject, find: async () => finding, onChecking: () => {} });
  inDoubt(['i1'], Date.now() - 24 * 60 * 60_000);
  expect(await settle(unreachable)).toEqual({ status: 'unknown' });
  expect(await settle(none)).toEqual({ status: 'missed' });
  expect(await settle(none)).toBeUndefined();
});
