import { createSignOuts } from './sign-outs.ts';

const key = 'portal-last-sign-out';

beforeEach(() => localStorage.clear());

test('[SES-08] a sign-out in one tab is known to every other, and ends every session before it', () => {
  const tab = createSignOuts(() => localStorage);
  const before = [tab.newId(), tab.newId()];
  tab.note('logout');
  const otherTab = createSignOuts(() => localStorage);
  expect(before.map(otherTab.reasonOf)).toEqual(['logout', 'logout']);
});

test('a session that begins after it goes on, until the next', () => {
  const tab = createSignOuts(() => localStorage);
  tab.note('logout');
  const next = tab.newId();
  expect(tab.reasonOf(next)).toBeUndefined();
  tab.note('prompt-rejected');
  expect(tab.reasonOf(next)).toBe('prompt-rejected');
});

test('no two sessions have the same id', () => {
  const { newId } = createSignOuts(() => localStorage);
  expect(newId()).not.toBe(newId());
});

test('a session that an earlier release stored without an id goes on', () => {
  const tab = createSignOuts(() => localStorage);
  tab.note('logout');
  expect(tab.reasonOf('')).toBeUndefined();
});

test.each([
  ['is no JSON', '{'],
  ['is no sign-out', '["logout"]'],
])('what %s is as if nobody had signed out, and is written anew', (_what, text) => {
  localStorage.setItem(key, text);
  const tab = createSignOuts(() => localStorage);
  const id = tab.newId();
  expect(tab.reasonOf(id)).toBeUndefined();
  tab.note('logout');
  expect(tab.reasonOf(id)).toBe('logout');
});

test('a browser that forbids storage loses nothing but this', () => {
  const tab = createSignOuts(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => tab.note('logout')).not.toThrow();
  expect(tab.reasonOf(tab.newId())).toBeUndefined();
});
