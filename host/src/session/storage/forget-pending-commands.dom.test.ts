import type { SessionState, SignOutReason } from '@portal/shared/contract';
import { testAgent } from '@portal/shared/testing';
import { BehaviorSubject } from '@portal/shared/ui';
import { forgetPendingCommands } from './forget-pending-commands.ts';

const ownKey = `portal:doubt:checkout:${testAgent.uuid}:C0048217`;
const otherAgentKey = 'portal:doubt:checkout:another-agent:C0048217';

beforeEach(() => {
  localStorage.clear();
  for (const key of [ownKey, otherAgentKey, 'other']) localStorage.setItem(key, '{}');
});

test.each<[SignOutReason, string[]]>([
  ['logout', [otherAgentKey, 'other']],
  ['prompt-rejected', [otherAgentKey, 'other']],
  ['expired', [ownKey, otherAgentKey, 'other']],
])('[SES-09] after %s, storage has the keys %j', (reason, keys) => {
  const state$ = new BehaviorSubject<SessionState>({ status: 'active', agent: testAgent, expiresAt: 0 });
  forgetPendingCommands({ state$ }, () => localStorage);
  state$.next({ status: 'signed-out', reason });
  expect(Object.keys(localStorage).sort()).toEqual([...keys].sort());
});

test('does not throw when the browser blocks storage', () => {
  const state$ = new BehaviorSubject<SessionState>({ status: 'active', agent: testAgent, expiresAt: 0 });
  forgetPendingCommands({ state$ }, () => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => state$.next({ status: 'signed-out', reason: 'logout' })).not.toThrow();
});
