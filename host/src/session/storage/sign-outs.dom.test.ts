import { createSignOuts } from './sign-outs.ts';

const key = 'portal-last-sign-out';

beforeEach(() => localStorage.clear());

test('[SES-08] a sign-out in one tab ends every earlier session in all tabs', () => {
  const tab = createSignOuts(() => localStorage);
  const before = [tab.newSessionId(), tab.newSessionId()];
  tab.record('logout');
  const otherTab = createSignOuts(() => localStorage);
  expect(before.map(otherTab.findReason)).toEqual(['logout', 'logout']);
});

test('a session that starts after a sign-out lasts until the next one', () => {
  const tab = createSignOuts(() => localStorage);
  tab.record('logout');
  const next = tab.newSessionId();
  expect(tab.findReason(next)).toBeUndefined();
  tab.record('prompt-rejected');
  expect(tab.findReason(next)).toBe('prompt-rejected');
});

test('returns a different id for each session', () => {
  const { newSessionId } = createSignOuts(() => localStorage);
  expect(newSessionId()).not.toBe(newSessionId());
});

test('does not end a session without an id, stored by an earlier release', () => {
  const tab = createSignOuts(() => localStorage);
  tab.record('logout');
  expect(tab.findReason('')).toBeUndefined();
});

test.each([
  ['invalid JSON', '{'],
  ['an invalid sign-out', '["logout"]'],
])('ignores and replaces %s', (_case, text) => {
  localStorage.setItem(key, text);
  const tab = createSignOuts(() => localStorage);
  const id = tab.newSessionId();
  expect(tab.findReason(id)).toBeUndefined();
  tab.record('logout');
  expect(tab.findReason(id)).toBe('logout');
});

test('works without a record when the browser blocks storage', () => {
  const tab = createSignOuts(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => tab.record('logout')).not.toThrow();
  expect(tab.findReason(tab.newSessionId())).toBeUndefined();
});
