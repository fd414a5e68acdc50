import type { PageWatcher } from '../session-environment.ts';
import { createBrowserEnvironment } from './browser-environment.ts';

const failToLoad = () => Promise.reject(new Error('Loading chunk 3 failed'));

test('encrypt and decrypt resolve to undefined when their code does not load', async () => {
  const { encrypt, decrypt } = createBrowserEnvironment(failToLoad);
  expect(await encrypt('u-aisyah', '/client')).toBeUndefined();
  expect(await decrypt('u-aisyah', 'encrypted')).toBeUndefined();
});

test('sign-in does not wait longer than 10 s for the code that decrypts the return path', async () => {
  jest.useFakeTimers();
  const { decrypt } = createBrowserEnvironment(() => new Promise(() => {}));
  const ended = jest.fn();
  void decrypt('u-aisyah', 'encrypted').then(ended);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(undefined);
  jest.useRealTimers();
});

test('the link to the page has the search words of its history entry', () => {
  const { currentPath } = createBrowserEnvironment(failToLoad);
  history.replaceState({ usr: { searchWords: 'tan mei' }, idx: 3 }, '', '/client?page=2');
  expect(currentPath()).toBe('/client?page=2&keyword=tan+mei');
  history.replaceState(null, '', '/client?page=2');
  expect(currentPath()).toBe('/client?page=2');
});

function startWatching({ mayShow = true } = {}) {
  const watcher = {
    check: jest.fn(),
    onPageHide: jest.fn(),
    onPageShow: jest.fn(async () => mayShow),
  } satisfies PageWatcher;
  const stop = createBrowserEnvironment(failToLoad).watchPage(watcher);
  return { ...watcher, stop };
}

/** Creates a lifecycle event of the page. */
const createTransition = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  Object.defineProperty(new Event(type), 'persisted', { value: persisted });

const page = document.documentElement;
const returnEvents: readonly (readonly [string, EventTarget, Event])[] = [
  ['focus', window, new Event('focus')],
  ['visibilitychange', document, new Event('visibilitychange')],
  ['resume', document, new Event('resume')],
  ['pageshow', window, createTransition('pageshow', false)],
];

test('[SES-02] checks the session every second', () => {
  jest.useFakeTimers();
  const { check, stop } = startWatching();
  jest.advanceTimersByTime(999);
  expect(check).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(check).toHaveBeenCalledTimes(2);
  stop();
  jest.advanceTimersByTime(5_000);
  expect(check).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test.each(returnEvents)(
  '[SES-07] checks at once on %s, and not after it was stopped',
  (_name, target, event) => {
    const { check, stop } = startWatching();
    expect(check).not.toHaveBeenCalled();
    target.dispatchEvent(event);
    expect(check).toHaveBeenCalledTimes(1);
    stop();
    target.dispatchEvent(event);
    expect(check).toHaveBeenCalledTimes(1);
  },
);

test.each([true, false])(
  '[SES-07] hides a page out of the back/forward cache until the check; shown afterwards: %s',
  async (mayShow) => {
    const { onPageHide, onPageShow, stop } = startWatching({ mayShow });
    window.dispatchEvent(createTransition('pagehide', true));
    expect(page.hidden).toBe(true);
    expect(onPageHide).toHaveBeenCalledTimes(1);
    window.dispatchEvent(createTransition('pageshow', true));
    expect(page.hidden).toBe(true);
    expect(onPageShow).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(page.hidden).toBe(!mayShow);
    stop();
    page.hidden = false;
  },
);

test('does not hide a page that is not cached', () => {
  const { onPageHide, stop } = startWatching();
  window.dispatchEvent(createTransition('pagehide', false));
  expect(page.hidden).toBe(false);
  expect(onPageHide).not.toHaveBeenCalled();
  stop();
});
