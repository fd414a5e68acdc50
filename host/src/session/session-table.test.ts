import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionLifetime, startClock, storeClock, warningLead } from './session-clock.ts';
import {
  type MachineEvent,
  type MachineState,
  type SignedIn,
  type StoredSession,
  step,
} from './session-machine.ts';
import { aisyah, tokensNamed } from './test-surroundings.ts';

/** docs/session.md is the machine's table; here it is read, and every cell of it is run. */
const begin = 1_790_000_000_000;
const at = (age: number) => ({ wall: begin + age, monotonic: 1_000 + age });
const now = at(60_000);
const active: SignedIn = { id: 's1', status: 'active', tokens: tokensNamed('first'), agent: aisyah };
const linking: SignedIn = { id: 's1', status: 'linking', tokens: tokensNamed('first') };
const held = (session: SignedIn, warned = false): MachineState => ({
  ...session,
  clock: startClock(at(0)),
  warned,
});
const stored = (age: number, session: SignedIn = active): StoredSession => ({
  ...session,
  clock: storeClock(startClock(at(age))),
});

const states: Readonly<Record<string, MachineState>> = {
  'signed-out': { status: 'signed-out', reason: 'never-signed-in' },
  linking: held(linking),
  active: held(active),
  warned: held(active, true),
};

const over = -sessionLifetime;
const otherAgent: SignedIn = { ...active, id: 's2', agent: { ...aisyah, subject: 'u-other' } };
const events: Readonly<Record<string, MachineEvent>> = {
  'an agent signs in': { type: 'started', session: active, now },
  'an agent signs in that has yet to link': { type: 'started', session: linking, now },
  'a reload, in time': { type: 'restored', session: stored(0), now },
  'a reload, over': { type: 'restored', session: stored(over), now },
  'a reload, ended in another tab': { type: 'restored', session: stored(0), now, over: 'logout' },
  "another tab tells of the same agent's newer session": { type: 'adopted', session: stored(30_000), now },
  "another tab tells of the same agent's older session": { type: 'adopted', session: stored(-30_000), now },
  "another tab tells of another agent's session": {
    type: 'adopted',
    session: stored(30_000, otherAgent),
    now,
  },
  'another tab tells of the same linking, with newer tokens': {
    type: 'adopted',
    session: stored(30_000, linking),
    now,
  },
  'another tab tells of a session that is over': { type: 'adopted', session: stored(over), now },
  'fresh tokens': { type: 'renewed', tokens: tokensNamed('second'), now },
  'a check, more than 3 minutes before the end': { type: 'checked', now },
  'a check, within 3 minutes of the end': { type: 'checked', now: at(sessionLifetime - warningLead) },
  'a check, over': { type: 'checked', now: at(sessionLifetime) },
  'the agent logs out, or the session is refused': { type: 'ended', reason: 'logout' },
  'its tab has begun another session': { type: 'superseded' },
};

function stateName(state: MachineState): string {
  return state.status === 'active' && state.warned ? 'warned' : state.status;
}

/** A cell of the table, as the machine writes it. */
function cell(state: MachineState, event: MachineEvent): string {
  const { state: next, effects } = step(state, event);
  return [stateName(next), ...effects.map(({ type }) => type)].join(' → ');
}

const text = readFileSync(join(__dirname, '../../../docs/session.md'), 'utf8');
const table = text
  .slice(text.indexOf('| what happens |'))
  .split('\n\n')[0]
  ?.split('\n')
  .map((line) => line.split('|').map((word) => word.trim()))
  .map((words) => words.slice(1, -1));
const [head = [], _rule, ...rows] = table ?? [];

test('docs/session.md tells of every state and of everything that can happen', () => {
  expect(head.slice(1)).toEqual(Object.keys(states));
  expect(rows.map(([what]) => what)).toEqual(Object.keys(events));
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

test.each(Object.entries(events))('docs/session.md is the machine: %s', (what, event) => {
  const [, ...written] = rows.find(([first]) => first === what) ?? [];
  expect(written).toEqual(Object.values(states).map((state) => cell(state, event)));
});
