import type { HostNotice } from '../notices/index.ts';
import { createReload } from './reload.ts';
import { createUnsaved } from './unsaved.ts';
import { type Remedy, remedyFor, watchHostFiles } from './vanished-files.ts';

test.each<[boolean, boolean, boolean, Remedy]>([
  [true, false, false, 'reload'],
  [true, true, false, 'offer'],
  [true, false, true, 'leave'],
  [true, true, true, 'leave'],
  [false, false, false, 'leave'],
  [false, true, false, 'leave'],
])('gone %s, unsaved %s, reloaded before %s: %s', (gone, unsaved, reloadedBefore, remedy) => {
  expect(remedyFor({ gone, unsaved, reloadedBefore })).toBe(remedy);
});

const hostBase = 'http://localhost/host/1.0.0/';

function setUp(options: { kept?: string; gone?: boolean; broken?: boolean; full?: boolean } = {}) {
  const kept = new Map<string, string>(options.kept ? [['portal-reloaded-from', options.kept]] : []);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (options.full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  const notices: HostNotice[] = [];
  const reload = jest.fn();
  const unsaved = createUnsaved();
  const notify = (notice: HostNotice) => void notices.push(notice);
  const target = document.createElement('div');
  watchHostFiles(
    {
      hostBase,
      version: '1.0.0',
      isGone: async () => options.gone ?? true,
      unsaved: unsaved.any,
      storage: () => {
        if (options.broken) throw new DOMException('denied', 'SecurityError');
        return storage;
      },
      reload,
      askToReload: createReload({ unsaved: unsaved.any, notify, reload }),
      notify,
    },
    { addEventListener: target.addEventListener.bind(target) },
  );
  /** A script that does not come. */
  const miss = async (address: string) => {
    const script = document.createElement('script');
    script.src = address;
    target.append(script);
    script.dispatchEvent(new Event('error'));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { miss, reload, notices, unsaved, kept: () => kept.get('portal-reloaded-from') };
}

test('a vanished file of the host reloads the page once, and notes it', async () => {
  const { miss, reload, kept } = setUp();
  await miss(`${hostBase}frame.js`);
  await miss(`${hostBase}data.js`);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(kept()).toBe('1.0.0');
});

test.each([
  ['this version was reloaded from before', { kept: '0.9.0 1.0.0' }],
  ['the server does not say that it is gone', { gone: false }],
  ['the tab keeps nothing', { broken: true }],
  ['the tab can keep no more', { full: true }],
])('never reloads where %s', async (_, options) => {
  const { miss, reload } = setUp(options);
  await miss(`${hostBase}frame.js`);
  expect(reload).not.toHaveBeenCalled();
});

test('a later release of the host may reload again', async () => {
  const { miss, reload, kept } = setUp({ kept: '0.9.0' });
  await miss(`${hostBase}frame.js`);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(kept()).toBe('0.9.0 1.0.0');
});

test('a remote’s file is no business of the host’s', async () => {
  const { miss, reload } = setUp();
  await miss('http://localhost:4203/mfe-cart/1.0.0/7.js');
  expect(reload).not.toHaveBeenCalled();
});

test('where something is not saved, the agent is asked, twice before it would be lost', async () => {
  const { miss, reload, notices, unsaved } = setUp();
  const release = unsaved.hold();
  await miss(`${hostBase}frame.js`);
  expect(reload).not.toHaveBeenCalled();
  expect(notices.map(({ action }) => action?.label)).toEqual(['Reload']);
  notices[0]?.action?.run();
  expect(reload).not.toHaveBeenCalled();
  expect(notices[1]?.action?.label).toBe('Reload anyway');
  release();
  notices[0]?.action?.run();
  expect(reload).toHaveBeenCalledTimes(1);
});
