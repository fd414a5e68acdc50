import type { SessionState, SignOutReason } from '@portal/shared/contract';
import { testAgent } from '@portal/shared/testing';
import { BehaviorSubject } from '@portal/shared/ui';
import { forgetDoubts } from './forget-doubts.ts';

const own = `portal:doubt:checkout:${testAgent.uuid}:C0048217`;
const anothers = 'portal:doubt:checkout:another-agent:C0048217';

beforeEach(() => {
  localStorage.clear();
  for (const key of [own, anothers, 'other']) localStorage.setItem(key, '{}');
});

test.each<[SignOutReason, string[]]>([
  ['logout', [anothers, 'other']],
  ['prompt-rejected', [anothers, 'other']],
  ['expired', [own, anothers, 'other']],
])('[SES-09] after %s these are left: %j', (reason, left) => {
  const state$ = new BehaviorSubject<SessionState>({ status: 'active', agent: testAgent, expiresAt: 0 });
  forgetDoubts({ state$ }, () => localStorage);
  state$.next({ status: 'signed-out', reason });
  expect(Object.keys(localStorage).sort()).toEqual([...left].sort());
});

test('a browser that forbids storage is left alone', () => {
  const state$ = new BehaviorSubject<SessionState>({ status: 'active', agent: testAgent, expiresAt: 0 });
  forgetDoubts({ state$ }, () => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => state$.next({ status: 'signed-out', reason: 'logout' })).not.toThrow();
});
