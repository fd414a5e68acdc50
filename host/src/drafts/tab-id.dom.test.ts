import { claimTabId } from './tab-id.ts';

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  sessionStorage.clear();
  jest.useRealTimers();
});

test('[SES-09] a reload keeps the id of the tab', async () => {
  const id = (await claimTabId())();
  expect(sessionStorage.getItem('portal.draft-tab')).toBe(id);
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve));
  expect((await claimTabId())()).toBe(id);
});

test('[SES-09] a duplicated tab, whose storage is a copy, has another id', async () => {
  const original = (await claimTabId())();
  const copy = await claimTabId();
  expect(copy()).not.toBe(original);
  expect(copy()).toBe(copy());
});

test('[SES-09] what is typed after the end of the session has another id', async () => {
  const tabId = await claimTabId();
  const before = tabId();
  sessionStorage.clear();
  expect(tabId()).not.toBe(before);
});

test('keeps an id for the page where storage is full', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const tabId = await claimTabId();
  expect(tabId()).toBe(tabId());
  setItem.mockRestore();
});

test.each<[string, object | undefined]>([
  ['are missing', undefined],
  ['are blocked', { query: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }],
  ['do not answer', { query: () => new Promise(() => {}) }],
])('takes another id when locks %s', async (_what, locks) => {
  sessionStorage.setItem('portal.draft-tab', 'earlier');
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  jest.useFakeTimers();
  const claimed = claimTabId();
  await jest.advanceTimersByTimeAsync(2_000);
  expect((await claimed)()).not.toBe('earlier');
});
