import type { Agent, Tokens } from '@portal/shared/contract';
import { sessionLifetime, startClock, storeClock } from './session-clock.ts';
import { type MachineEvent, type MachineState, type StoredSession, step } from './session-machine.ts';

const minute = 60_000;
const at = (age: number) => ({ wall: 1_790_000_000_000 + age, monotonic: 1_000 + age });
const agentOf = (subject: string): Agent => ({
  uuid: 'AG-1',
  email: `${subject}@agents.example`,
  agentCustomerId: '100234',
  agentUuid: '8a2c',
  agentName: 'Aisyah binti Rahman',
  agentEmail: `${subject}@agents.example`,
  agentChannel: 'AGENCY',
  subject,
});
const tokens = (name: string): Tokens => ({ idToken: name, accessToken: name, refreshToken: name });

const nobody: MachineState = { status: 'signed-out', reason: 'never-signed-in' };
const session = { id: 's1', status: 'active', tokens: tokens('first'), agent: agentOf('aisyah') } as const;
const started: MachineEvent = { type: 'started', session, now: at(0) };

/** Runs events one after the other; the last state, and every effect on the way. */
function run(events: readonly MachineEvent[], from: MachineState = nobody) {
  let state = from;
  const effects = events.flatMap((event) => {
    const next = step(state, event);
    state = next.state;
    return next.effects;
  });
  return { state, effects };
}

const everySecond = (from: number, to: number): MachineEvent[] =>
  Array.from({ length: (to - from) / 1_000 }, (_, second) => ({
    type: 'checked',
    now: at(from + (second + 1) * 1_000),
  }));

test('[SES-01] a session lasts 15 minutes from sign-in', () => {
  const { state, effects } = run([started]);
  expect(state).toMatchObject({ status: 'active', warned: false });
  expect(effects).toEqual([{ type: 'started', expiresAt: at(sessionLifetime).wall }]);
});

test('[SES-02] checked every second: warned once, then ended as expired', () => {
  const { state, effects } = run([started, ...everySecond(0, 15 * minute)]);
  expect(effects.map(({ type }) => type)).toEqual(['started', 'expiring', 'ended']);
  expect(state).toEqual({ status: 'signed-out', reason: 'expired' });
});

test('[SES-02] nothing happens between warning and end, and nothing after it', () => {
  const warned = run([started, ...everySecond(0, 12 * minute)]);
  expect(warned.state).toMatchObject({ status: 'active', warned: true });
  expect(run(everySecond(12 * minute, 15 * minute - 1_000), warned.state).effects).toEqual([]);
  const over = run(everySecond(12 * minute, 20 * minute), warned.state);
  expect(over.effects).toHaveLength(1);
});

test('[SES-01] each renewal gives 15 more minutes and takes the warning away, twelve times in a row', () => {
  let current = run([started]).state;
  for (let round = 0; round < 12; round += 1) {
    const from = round * 14 * minute;
    const renewal = from + 14 * minute;
    const { state, effects } = run(
      [
        ...everySecond(from, renewal),
        { type: 'renewed', tokens: tokens(`round ${round}`), now: at(renewal) },
      ],
      current,
    );
    expect(effects).toEqual([
      { type: 'expiring', expiresAt: at(from + sessionLifetime).wall },
      { type: 'renewed', expiresAt: at(renewal + sessionLifetime).wall },
    ]);
    expect(state).toMatchObject({ status: 'active', warned: false, tokens: tokens(`round ${round}`) });
    current = state;
  }
});

test('a session that has ended is not brought back by tokens that come late', () => {
  const { state, effects } = run([
    started,
    { type: 'ended', reason: 'logout' },
    { type: 'renewed', tokens: tokens('late'), now: at(minute) },
  ]);
  expect(state).toEqual({ status: 'signed-out', reason: 'logout' });
  expect(effects.map(({ type }) => type)).toEqual(['started', 'ended']);
});

test('an end without a session is a turning away', () => {
  expect(run([{ type: 'ended', reason: 'access-denied' }])).toEqual({
    state: { status: 'signed-out', reason: 'access-denied' },
    effects: [{ type: 'turned-away', reason: 'access-denied' }],
  });
});

test('linking holds tokens, tells nobody of a session, asks nothing, and ends like one', () => {
  const linking: MachineEvent = {
    type: 'started',
    session: { id: 's1', status: 'linking', tokens: tokens('linking') },
    now: at(0),
  };
  const { state, effects } = run([linking, ...everySecond(0, 14 * minute)]);
  expect(state.status).toBe('linking');
  expect(effects).toEqual([]);
  expect(run(everySecond(14 * minute, 15 * minute), state).effects).toMatchObject([{ type: 'ended' }]);
});

describe('the session of a reload or of another tab', () => {
  const stored = (age: number, subject = 'aisyah', name = 'other tab'): StoredSession => ({
    id: 's1',
    status: 'active',
    tokens: tokens(name),
    agent: agentOf(subject),
    clock: storeClock(startClock(at(age))),
  });

  test('is taken up where it stood', () => {
    const { state, effects } = run([{ type: 'restored', session: stored(0), now: at(10 * minute) }]);
    expect(state).toMatchObject({ status: 'active', tokens: tokens('other tab') });
    expect(effects).toEqual([{ type: 'started', expiresAt: at(sessionLifetime).wall }]);
  });

  test('[SES-02] ends at once when it expired meanwhile', () => {
    const { state, effects } = run([{ type: 'restored', session: stored(0), now: at(16 * minute) }]);
    expect(state).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(effects).toMatchObject([
      { type: 'ended', reason: 'expired', was: { tokens: tokens('other tab') } },
    ]);
  });

  test('[SES-08] ends at once when another tab ended it meanwhile, for that tab’s reason', () => {
    const { state, effects } = run([
      { type: 'restored', session: stored(0), now: at(minute), over: 'prompt-rejected' },
    ]);
    expect(state).toEqual({ status: 'signed-out', reason: 'prompt-rejected' });
    expect(effects).toMatchObject([{ type: 'ended', reason: 'prompt-rejected' }]);
  });

  test('a page whose tab has begun another session is over, without a word to the world', () => {
    expect(run([started, { type: 'superseded' }])).toMatchObject({
      state: { status: 'signed-out', reason: 'expired' },
      effects: [{ type: 'started' }],
    });
  });

  test('is handed to a tab that has none, unless it has expired', () => {
    expect(run([{ type: 'adopted', session: stored(0), now: at(minute) }]).state.status).toBe('active');
    expect(run([{ type: 'adopted', session: stored(0), now: at(15 * minute) }]).state.status).toBe(
      'signed-out',
    );
  });

  test.each([
    ['newer, of the same agent', stored(2 * minute), 'other tab', ['renewed']],
    ['older, of the same agent', stored(-2 * minute), 'first', []],
    ['newer, of another agent', stored(2 * minute, 'wei.jun'), 'first', []],
  ])('%s, beside one that is active', (_what, other, name, told) => {
    const { state, effects } = run([started, { type: 'adopted', session: other, now: at(3 * minute) }]);
    expect(state).toMatchObject({ status: 'active', tokens: tokens(name) });
    expect(effects.slice(1).map(({ type }) => type)).toEqual(told);
  });
});
