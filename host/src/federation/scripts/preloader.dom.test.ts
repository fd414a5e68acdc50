import { testRemotes } from '@portal/shared/testing/remotes';
import { createSlotDirectory } from '../../core/slot-directory.ts';
import { releaseOf } from '../release-fixtures.ts';
import { createPreloader } from './preloader.ts';
import { createTrustedScripts } from './trusted-scripts.ts';

const release = releaseOf('mfe-cart', '1.0.0', { slots: { cart: ['7.js'], checkout: ['8.js'] } });
const files = ['remoteEntry.js', '7.js', '8.js'].map((file) => release.base + file);

/** Like a browser: the policy returns objects, not strings. */
Reflect.set(window, 'trustedTypes', {
  createPolicy: (_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => ({ toString: () => rules.createScriptURL(url) }),
  }),
});
const { find } = createSlotDirectory(testRemotes);
const scripts = createTrustedScripts(new Map(files.map((file) => [file, 'sha384-x'])));

test('preloads a slot’s container and chunks, each file once', () => {
  const requested: string[] = [];
  const { preload } = createPreloader(
    find,
    () => release,
    scripts,
    () => {},
    () => undefined,
    (link) => requested.push(link.href),
  );
  preload('cart');
  preload('cart');
  preload('checkout');
  expect(requested).toEqual(files);
});

test('preloads a part of a slot with it, and ignores a part that the release does not have', () => {
  const requested: string[] = [];
  const facades: string[] = [];
  const release = releaseOf('mfe-cart', '1.0.0', {
    slots: { cart: ['7.js'], 'cart.transaction-invest': ['7.js', '8.js'] },
    facades: { cart: ['@portal/shared/ui'], 'cart.transaction-invest': ['@portal/shared/forms'] },
  });
  const { preload } = createPreloader(
    find,
    () => release,
    scripts,
    (names) => facades.push(...names),
    () => undefined,
    (link) => requested.push(link.href),
  );
  preload('cart', 'transaction-barter');
  expect(requested).toEqual(files.slice(0, 2));
  preload('cart', 'transaction-invest');
  expect(requested).toEqual(files);
  expect(facades).toEqual(['@portal/shared/ui', '@portal/shared/ui', '@portal/shared/forms']);
});

test('prefetches what may be opened next, and does not fetch it again for the page that shows it', () => {
  const links: string[] = [];
  const { preload, prefetch } = createPreloader(
    find,
    () => release,
    scripts,
    () => {},
    () => undefined,
    ({ rel, href }) => links.push(`${rel} ${href.replace(release.base, '')}`),
  );
  preload('cart');
  prefetch('checkout');
  preload('checkout');
  expect(links).toEqual(['preload remoteEntry.js', 'preload 7.js', 'prefetch 8.js']);
});

test('fetches the record of a remote first, and nothing without it', async () => {
  const requested: string[] = [];
  for (const isWhole of [false, true]) {
    let record: Promise<boolean> | undefined = Promise.resolve(isWhole);
    const { preload } = createPreloader(
      find,
      () => (record ? undefined : release),
      scripts,
      () => {},
      () => record,
      (link) => requested.push(link.href),
    );
    preload('cart');
    await record;
    record = undefined;
    await Promise.resolve();
    expect(requested).toEqual(isWhole ? files.slice(0, 2) : []);
  }
});

test('[FED-08] preloads nothing when the gate refuses every release', () => {
  const requested: string[] = [];
  createPreloader(
    find,
    () => undefined,
    scripts,
    (names) => requested.push(...names),
    () => undefined,
    (link) => requested.push(link.href),
  ).preload('cart');
  expect(requested).toEqual([]);
});

test('prefetches the facades that the slot uses', () => {
  const requested: string[] = [];
  const releaseWithFacades = releaseOf('mfe-cart', '1.0.0', {
    slots: { checkout: [] },
    facades: { checkout: ['@portal/shared/forms'] },
  });
  createPreloader(
    find,
    () => releaseWithFacades,
    scripts,
    (names) => requested.push(...names),
    () => undefined,
    () => {},
  ).preload('checkout');
  expect(requested).toEqual(['@portal/shared/forms']);
});
