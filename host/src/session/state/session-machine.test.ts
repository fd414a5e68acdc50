import type { Agent, Tokens } from '@portal/shared/contract';
import { sessionLifetime, startClock, storeClock } from './session-clock.ts';
import { type MachineEvent, type MachineState, type StoredSession, transition } from './session-machine.ts';

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

const signedOut: MachineState = { status: 'signed-out', reason: 'never-signed-in' };
const session = { id: 's1', status: 'active', tokens: tokens('first'), agent: agentOf('aisyah') } as const;
const started: MachineEvent = { type: 'started', session, now: at(0) };

/** Applies events in order. Returns the last state and all side effects. */
function run(events: readonly MachineEvent[], from: MachineState = signedOut) {
  let state = from;
  const effects = events.flatMap((event) => {
    const next = transition(state, event);
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

test('[SES-02] warns once and then expires when it is checked every second', () => {
  const { state, effects } = run([started, ...everySecond(0, 15 * minute)]);
  expect(effects.map(({ type }) => type)).toEqual(['started', 'expiring', 'ended']);
  expect(state).toEqual({ status: 'signed-out', reason: 'expired' });
});

test('[SES-02] has no side effects between warning and expiry, nor afterwards', () => {
  const warned = run([started, ...everySecond(0, 12 * minute)]);
  expect(warned.state).toMatchObject({ status: 'active', warned: true });
  expect(run(everySecond(12 * minute, 15 * minute - 1_000), warned.state).effects).toEqual([]);
  const expired = run(everySecond(12 * minute, 20 * minute), warned.state);
  expect(expired.effects).toHaveLength(1);
});

test('[SES-01] each of twelve renewals adds 15 minutes and removes the warning', () => {
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

test('stays signed out when tokens arrive after the end', () => {
  const { state, effects } = run([
    started,
    { type: 'ended', reason: 'logout' },
    { type: 'renewed', tokens: tokens('late'), now: at(minute) },
  ]);
  expect(state).toEqual({ status: 'signed-out', reason: 'logout' });
  expect(effects.map(({ type }) => type)).toEqual(['started', 'ended']);
});

test('requires sign-in when there is no session to end', () => {
  expect(run([{ type: 'ended', reason: 'access-denied' }])).toEqual({
    state: { status: 'signed-out', reason: 'access-denied' },
    effects: [{ type: 'sign-in-required', reason: 'access-denied' }],
  });
});

test('linking has tokens, no side effects and no warning, and expires like a session', () => {
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

  test('continues with its age', () => {
    const { state, effects } = run([{ type: 'restored', session: stored(0), now: at(10 * minute) }]);
    expect(state).toMatchObject({ status: 'active', tokens: tokens('other tab') });
    expect(effects).toEqual([{ type: 'started', expiresAt: at(sessionLifetime).wall }]);
  });

  test('[SES-02] ends at once when it has expired', () => {
    const { state, effects } = run([{ type: 'restored', session: stored(0), now: at(16 * minute) }]);
    expect(state).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(effects).toMatchObject([
      { type: 'ended', reason: 'expired', endedSession: { tokens: tokens('other tab') } },
    ]);
  });

  test('[SES-08] ends at once when another tab has ended it, with its reason', () => {
    const { state, effects } = run([
      { type: 'restored', session: stored(0), now: at(minute), endedFor: 'prompt-rejected' },
    ]);
    expect(state).toEqual({ status: 'signed-out', reason: 'prompt-rejected' });
    expect(effects).toMatchObject([{ type: 'ended', reason: 'prompt-rejected' }]);
  });

  test('signs out without side effects when its tab has started another session', () => {
    expect(run([started, { type: 'superseded' }])).toMatchObject({
      state: { status: 'signed-out', reason: 'expired' },
      effects: [{ type: 'started' }],
    });
  });

  test('is adopted by a tab without a session, unless it has expired', () => {
    expect(run([{ type: 'adopted', session: stored(0), now: at(minute) }]).state.status).toBe('active');
    expect(run([{ type: 'adopted', session: stored(0), now: at(15 * minute) }]).state.status).toBe(
      'signed-out',
    );
  });

  test.each([
    ['newer, of the same agent', stored(2 * minute), 'other tab', ['renewed']],
    ['older, of the same agent', stored(-2 * minute), 'first', []],
    ['newer, of another agent', stored(2 * minute, 'wei.jun'), 'first', []],
  ])('%s, sent to a tab with an active session', (_case, other, name, effectTypes) => {
    const { state, effects } = run([started, { type: 'adopted', session: other, now: at(3 * minute) }]);
    expect(state).toMatchObject({ status: 'active', tokens: tokens(name) });
    expect(effects.slice(1).map(({ type }) => type)).toEqual(effectTypes);
  });
});
