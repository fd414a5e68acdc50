import type { HostNotice } from '../notices/index.ts';
import { decideReaction, isFileGone, type MissingFileReaction, watchHostFiles } from './missing-files.ts';
import { createReload } from './reload.ts';
import { createUnsavedChanges } from './unsaved-changes.ts';

test.each<[boolean, boolean, boolean, MissingFileReaction]>([
  [true, false, false, 'reload'],
  [true, true, false, 'offer-reload'],
  [true, false, true, 'ignore'],
  [true, true, true, 'ignore'],
  [false, false, false, 'ignore'],
  [false, true, false, 'ignore'],
])(
  'gone %s, unsaved changes %s, reloaded before %s: %s',
  (isGone, hasUnsavedChanges, hasReloadedBefore, reaction) => {
    expect(decideReaction({ isGone, hasUnsavedChanges, hasReloadedBefore })).toBe(reaction);
  },
);

const hostBase = 'http://localhost/host/1.0.0/';

function setUp(
  options: { reloadedVersions?: string; gone?: boolean; isBlocked?: boolean; isFull?: boolean } = {},
) {
  const stored = new Map<string, string>(
    options.reloadedVersions ? [['portal-reloaded-from', options.reloadedVersions]] : [],
  );
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (options.isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  };
  const notices: HostNotice[] = [];
  const reload = jest.fn();
  const unsaved = createUnsavedChanges();
  const notify = (notice: HostNotice) => void notices.push(notice);
  const target = document.createElement('div');
  watchHostFiles(
    {
      hostBase,
      version: '1.0.0',
      isFileGone: async () => options.gone ?? true,
      hasUnsavedChanges: unsaved.any,
      storage: () => {
        if (options.isBlocked) throw new DOMException('denied', 'SecurityError');
        return storage;
      },
      reload,
      askToReload: createReload({ hasUnsavedChanges: unsaved.any, notify, reload }),
      notify,
    },
    { addEventListener: target.addEventListener.bind(target) },
  );
  /** Adds a script that fails to load. */
  const failScript = async (address: string) => {
    const script = document.createElement('script');
    script.src = address;
    target.append(script);
    script.dispatchEvent(new Event('error'));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { failScript, reload, notices, unsaved, reloadedVersions: () => stored.get('portal-reloaded-from') };
}

test('reloads the page once for a missing file of the host, and stores the version', async () => {
  const { failScript, reload, reloadedVersions } = setUp();
  await failScript(`${hostBase}frame.js`);
  await failScript(`${hostBase}data.js`);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadedVersions()).toBe('1.0.0');
});

test.each([
  ['the tab has reloaded from this version before', { reloadedVersions: '0.9.0 1.0.0' }],
  ['the server does not answer that the file is gone', { gone: false }],
  ['the storage is blocked', { isBlocked: true }],
  ['the storage is full', { isFull: true }],
])('does not reload when %s', async (_, options) => {
  const { failScript, reload } = setUp(options);
  await failScript(`${hostBase}frame.js`);
  expect(reload).not.toHaveBeenCalled();
});

test('reloads again from a later release of the host', async () => {
  const { failScript, reload, reloadedVersions } = setUp({ reloadedVersions: '0.9.0' });
  await failScript(`${hostBase}frame.js`);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadedVersions()).toBe('0.9.0 1.0.0');
});

test('ignores a missing file of a remote', async () => {
  const { failScript, reload } = setUp();
  await failScript('http://localhost:4203/mfe-cart/1.0.0/7.js');
  expect(reload).not.toHaveBeenCalled();
});

test('offers a reload when there is unsaved input, and asks again before it is lost', async () => {
  const { failScript, reload, notices, unsaved } = setUp();
  const release = unsaved.hold();
  await failScript(`${hostBase}frame.js`);
  expect(reload).not.toHaveBeenCalled();
  expect(notices.map(({ action }) => action?.label)).toEqual(['Reload']);
  notices[0]?.action?.run();
  expect(reload).not.toHaveBeenCalled();
  expect(notices[1]?.action?.label).toBe('Reload anyway');
  release();
  notices[0]?.action?.run();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server that does not answer within 5 s has not said that the file is gone', async () => {
  jest.useFakeTimers();
  const timeout = (milliseconds: number) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  };
  Object.assign(AbortSignal, { timeout });
  const fetch = (_address: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late'))));
  Object.assign(globalThis, { fetch });
  const answered = jest.fn();
  void isFileGone(`${hostBase}frame.js`).then(answered);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(false);
  jest.useRealTimers();
});
