import { aisyah, tokensNamed } from '../testing/index.ts';
import { sessionLifetime, startClock, storeClock, warningTime } from './session-clock.ts';
import {
  type MachineEvent,
  type MachineState,
  type SignedInSession,
  type StoredSession,
  transition,
} from './session-machine.ts';

const start = 1_790_000_000_000;
const at = (age: number) => ({ wall: start + age, monotonic: 1_000 + age });
const now = at(60_000);
const active: SignedInSession = { id: 's1', status: 'active', tokens: tokensNamed('first'), agent: aisyah };
const linking: SignedInSession = { id: 's1', status: 'linking', tokens: tokensNamed('first') };
const signedInState = (session: SignedInSession, warned = false): MachineState => ({
  ...session,
  clock: startClock(at(0)),
  warned,
});
const stored = (age: number, session: SignedInSession = active): StoredSession => ({
  ...session,
  clock: storeClock(startClock(at(age))),
});

const states: Readonly<Record<string, MachineState>> = {
  'signed-out': { status: 'signed-out', reason: 'never-signed-in' },
  linking: signedInState(linking),
  active: signedInState(active),
  warned: signedInState(active, true),
};

const expired = -sessionLifetime;
const otherAgent: SignedInSession = { ...active, id: 's2', agent: { ...aisyah, subject: 'u-other' } };
const events: Readonly<Record<string, MachineEvent>> = {
  'an agent signs in': { type: 'started', session: active, now },
  'an agent signs in and must link the account': { type: 'started', session: linking, now },
  'a reload, still valid': { type: 'restored', session: stored(0), now },
  'a reload, expired': { type: 'restored', session: stored(expired), now },
  'a reload, ended in another tab': { type: 'restored', session: stored(0), now, endedFor: 'logout' },
  "another tab sends the same agent's newer session": { type: 'adopted', session: stored(30_000), now },
  "another tab sends the same agent's older session": { type: 'adopted', session: stored(-30_000), now },
  "another tab sends another agent's session": {
    type: 'adopted',
    session: stored(30_000, otherAgent),
    now,
  },
  'another tab sends the same linking, with newer tokens': {
    type: 'adopted',
    session: stored(30_000, linking),
    now,
  },
  'another tab sends an expired session': { type: 'adopted', session: stored(expired), now },
  'new tokens': { type: 'renewed', tokens: tokensNamed('second'), now },
  'a check, more than 3 minutes before the end': { type: 'checked', now },
  'a check, within 3 minutes of the end': { type: 'checked', now: at(sessionLifetime - warningTime) },
  'a check, expired': { type: 'checked', now: at(sessionLifetime) },
  'the agent logs out, or the session is refused': { type: 'ended', reason: 'logout' },
  'its tab has started another session': { type: 'superseded' },
};

function stateName(state: MachineState): string {
  return state.status === 'active' && state.warned ? 'warned' : state.status;
}

/** Formats a cell of the table: the next state and its side effects. */
function formatCell(state: MachineState, event: MachineEvent): string {
  const { state: next, effects } = transition(state, event);
  return [stateName(next), ...effects.map(({ type }) => type)].join(' → ');
}

/**
 * What each event does in each state. A cell names the next state and, after the arrow, the side effects;
 * `sign-in-required` means that there was no session to end.
 */
const table = `
| event | signed-out | linking | active | warned |
|---|---|---|---|---|
| an agent signs in | active → started | active → started | active → started | active → started |
| an agent signs in and must link the account | linking | linking | linking | linking |
| a reload, still valid | active → started | active → started | active → started | active → started |
| a reload, expired | signed-out → ended | signed-out → ended | signed-out → ended | signed-out → ended |
| a reload, ended in another tab | signed-out → ended | signed-out → ended | signed-out → ended | signed-out → ended |
| another tab sends the same agent's newer session | active → started | active → started | active → renewed | active → renewed |
| another tab sends the same agent's older session | active → started | active → started | active | warned |
| another tab sends another agent's session | active → started | linking | active | warned |
| another tab sends the same linking, with newer tokens | linking | linking | active | warned |
| another tab sends an expired session | signed-out | linking | active | warned |
| new tokens | signed-out | linking | active → renewed | active → renewed |
| a check, more than 3 minutes before the end | signed-out | linking | active | warned |
| a check, within 3 minutes of the end | signed-out | linking | warned → expiring | warned |
| a check, expired | signed-out | signed-out → ended | signed-out → ended | signed-out → ended |
| the agent logs out, or the session is refused | signed-out → sign-in-required | signed-out → ended | signed-out → ended | signed-out → ended |
| its tab has started another session | signed-out | signed-out | signed-out | signed-out |
`;
const [head = [], _rule, ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((word) => word.trim()))
  .map((words) => words.slice(1, -1));

test('the table has every state and every event', () => {
  expect(head.slice(1)).toEqual(Object.keys(states));
  expect(rows.map(([event]) => event)).toEqual(Object.keys(events));
  const types: Readonly<Record<MachineEvent['type'], true>> = {
    started: true,
    restored: true,
    adopted: true,
    renewed: true,
    checked: true,
    ended: true,
    superseded: true,
  };
  expect(new Set(Object.values(events).map(({ type }) => type))).toEqual(new Set(Object.keys(types)));
});

test.each(Object.entries(events))('the machine does what the table says: %s', (name, event) => {
  const [, ...written] = rows.find(([first]) => first === name) ?? [];
  expect(written).toEqual(Object.values(states).map((state) => formatCell(state, event)));
});
