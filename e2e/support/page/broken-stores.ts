import type { BrowserContext, Page } from 'playwright/test';
import { origins } from '../service/environment.ts';

/** What the portal uses of the browser to keep something, or to reach other tabs. */
export const stores = [
  'localStorage',
  'sessionStorage',
  'IndexedDB',
  'cookies',
  'BroadcastChannel',
  'Web Locks',
] as const;
export type Store = (typeof stores)[number];

/** How a store fails. `blocked`: every access throws; `full`: every write throws; `cleared`: while the page is open. */
export const failures = ['missing', 'blocked', 'full', 'cleared'] as const;
export type StoreFailure = (typeof failures)[number];

interface Damage {
  readonly broken: readonly Store[];
  readonly how: StoreFailure;
  readonly origin: string;
}

/** Breaks stores of the portal's pages. Runs before their own code, and so uses nothing from outside. */
function breakInPage({ broken, how, origin }: Damage): void {
  if (location.origin !== origin || how === 'cleared') return;
  const fail = (name: string) => () => {
    throw new DOMException('The operation is not allowed in this test.', name);
  };
  const deny = fail('SecurityError');
  const exceed = fail('QuotaExceededError');
  const replace = (target: object, name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...descriptor });
  const missing = { value: undefined };
  const breakStorage = (name: 'localStorage' | 'sessionStorage') => {
    if (how === 'missing') return replace(window, name, missing);
    if (how === 'blocked') return replace(window, name, { get: deny });
    const storage = window[name];
    const write = Storage.prototype.setItem;
    const previous = Reflect.get(window, 'fullStorages') ?? [];
    Reflect.set(window, 'fullStorages', [...previous, storage]);
    replace(Storage.prototype, 'setItem', {
      value(this: Storage, key: string, text: string) {
        if (Reflect.get(window, 'fullStorages').includes(this)) return exceed();
        write.call(this, key, text);
      },
    });
  };
  const breakers: Readonly<Record<Store, () => void>> = {
    localStorage: () => breakStorage('localStorage'),
    sessionStorage: () => breakStorage('sessionStorage'),
    IndexedDB() {
      if (how === 'missing') replace(window, 'indexedDB', missing);
      else if (how === 'blocked') replace(window, 'indexedDB', { get: deny });
      else replace(IDBObjectStore.prototype, 'put', { value: exceed });
    },
    cookies() {
      replace(
        document,
        'cookie',
        how === 'full' ? { get: () => '', set: () => {} } : { get: deny, set: deny },
      );
      if (how !== 'full') replace(navigator, 'cookieEnabled', { get: () => false });
    },
    BroadcastChannel() {
      if (how === 'missing') replace(window, 'BroadcastChannel', missing);
      else if (how === 'blocked') replace(window, 'BroadcastChannel', { value: deny });
      else replace(BroadcastChannel.prototype, 'postMessage', { value: exceed });
    },
    'Web Locks'() {
      if (how === 'missing') return replace(navigator, 'locks', missing);
      const reject = (name: string) => async () => fail(name)();
      replace(LockManager.prototype, 'request', {
        value: reject(how === 'full' ? 'QuotaExceededError' : 'SecurityError'),
      });
      if (how === 'blocked') replace(LockManager.prototype, 'query', { value: reject('SecurityError') });
    },
  };
  for (const store of broken) breakers[store]();
}

/** Breaks stores of every page of the portal that the context opens from now on. */
export const breakStores = (context: BrowserContext, broken: readonly Store[], how: StoreFailure) =>
  context.addInitScript(breakInPage, { broken, how, origin: origins.host.url });

/** Clears stores of the open page, as the browser's settings do. A channel keeps nothing that could be cleared. */
export async function clearStores(page: Page, cleared: readonly Store[]): Promise<void> {
  if (cleared.includes('cookies')) await page.context().clearCookies();
  if (cleared.includes('IndexedDB')) {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.clearDataForOrigin', { origin: origins.host.url, storageTypes: 'indexeddb' });
    await browser.detach();
  }
  await page.evaluate(async (names) => {
    if (names.includes('localStorage')) localStorage.clear();
    if (names.includes('sessionStorage')) sessionStorage.clear();
    if (!names.includes('Web Locks')) return;
    const taken = Object.values(await navigator.locks.query()).flat();
    for (const { name = '' } of taken) await navigator.locks.request(name, { steal: true }, () => undefined);
  }, cleared);
}
