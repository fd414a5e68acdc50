import type { SessionState } from '@portal/shared/contract';
import { testAgent } from '@portal/shared/testing';
import { BehaviorSubject } from 'rxjs';
import { endHandOffsAtSignOut } from './end-at-sign-out.ts';

const active: SessionState = { status: 'active', agent: testAgent, expiresAt: 0 };
const baseUrl = 'https://hand-off.example';

function signOut(end: SessionState, handOff: { readonly baseUrl: string } | undefined) {
  const state$ = new BehaviorSubject<SessionState>(active);
  const send = jest.fn(async () => new Response('{}'));
  globalThis.fetch = send;
  endHandOffsAtSignOut({ state$, idToken: () => 'token-1' }, handOff);
  state$.next(end);
  return send.mock.calls;
}

test('[ONB-02] a sign-out ends the agent’s hand-offs, with the token of the session before', () => {
  expect(signOut({ status: 'signed-out', reason: 'logout' }, { baseUrl })).toEqual([
    [
      `${baseUrl}/hand-offs/end`,
      expect.objectContaining({
        keepalive: true,
        headers: expect.objectContaining({ authorization: 'Bearer token-1' }),
        body: '{"why":"signedOut"}',
      }),
    ],
  ]);
});

test('[ONB-02] an expired session ends no hand-off: the agent signs in again and goes on', () => {
  expect(signOut({ status: 'signed-out', reason: 'expired' }, { baseUrl })).toEqual([]);
});

test('without a hand-off service nothing is sent', () => {
  expect(signOut({ status: 'signed-out', reason: 'logout' }, undefined)).toEqual([]);
});
