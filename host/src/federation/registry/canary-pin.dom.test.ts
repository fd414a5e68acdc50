import { createHash } from 'node:crypto';
import type { SessionState } from '@portal/shared/contract';
import { testAgent } from '@portal/shared/testing';
import { BehaviorSubject } from '@portal/shared/ui';
import { waitFor } from '@testing-library/react';
import { createCanaryNumber, isInShare } from './canary.ts';
import { createCanaryPin } from './canary-pin.ts';

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 16);
const listed = `${hashOf('U000001')} ${hashOf(testAgent.agentCodeUt)}`;
const signedIn = (agent: typeof testAgent | { agentCodeUt: string }): SessionState => ({
  status: 'active',
  agent: { ...testAgent, ...agent },
  expiresAt: 0,
});
const signedOut: SessionState = { status: 'signed-out', reason: 'logout' };
const other = { ...testAgent, agentCodeUt: 'U999999', agentCodePrs: 'P999999' };

/** A browser that has drawn 50. */
function createBrowser(state: SessionState = signedIn(testAgent)) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const number = createCanaryNumber(
    () => storage,
    () => 0.5,
  );
  number();
  const state$ = new BehaviorSubject<SessionState>(state);
  const answer = createCanaryPin({ state$ }, () => storage);
  /** How many of these canaries of 1% the next load gets. */
  const canaries = () =>
    Array.from({ length: 26 }, (_, at): `mfe-${string}` => `mfe-${String.fromCharCode(97 + at)}`).filter(
      (name) => isInShare(name, '1.2.0', 1, number() ?? 0),
    ).length;
  return { state$, answer, canaries };
}

test('an agent of the list gets every canary, by either code, and goes back to the number when taken off', async () => {
  const { answer, canaries } = createBrowser();
  expect(canaries()).toBeLessThan(3);
  await answer(listed);
  expect(canaries()).toBe(26);
  await answer(hashOf('U000001'));
  expect(canaries()).toBeLessThan(3);
  await answer(hashOf(testAgent.agentCodePrs));
  expect(canaries()).toBe(26);
  await answer('');
  expect(canaries()).toBeLessThan(3);
});

test('nothing changes until the service has answered, without an agent, or at a sign-out', async () => {
  const { state$, answer, canaries } = createBrowser(signedOut);
  await answer(listed);
  expect(canaries()).toBeLessThan(3);
  state$.next(signedIn(testAgent));
  await waitFor(() => expect(canaries()).toBe(26));
  state$.next(signedOut);
  await answer('');
  expect(canaries()).toBe(26);
});

test('another agent of the same browser ends the pin', async () => {
  const { state$, answer, canaries } = createBrowser();
  await answer(listed);
  state$.next(signedIn(other));
  await waitFor(() => expect(canaries()).toBeLessThan(3));
});
