import { createPreloader } from './preloader.ts';
import { releaseOf } from './test-releases.ts';
import { createTrustedScripts } from './trusted-scripts.ts';

const release = releaseOf('mfe-cart', '1.0.0', { slots: { cart: ['7.js'], checkout: ['8.js'] } });
const files = ['remoteEntry.js', '7.js', '8.js'].map((file) => release.base + file);

/** As browsers have it: a policy hands out objects, never strings. */
Reflect.set(window, 'trustedTypes', {
  createPolicy: (_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => ({ toString: () => rules.createScriptURL(url) }),
  }),
});
const scripts = createTrustedScripts(new Map(files.map((file) => [file, 'sha384-x'])));

test('a slot’s container and chunks are asked for together, and each file once', () => {
  const asked: string[] = [];
  const preload = createPreloader(
    () => release,
    scripts,
    () => {},
    (link) => asked.push(link.href),
  );
  preload('cart');
  preload('cart');
  preload('checkout');
  expect(asked).toEqual(files);
});

test('[FED-08] where no release may run, nothing is fetched', () => {
  const asked: string[] = [];
  createPreloader(
    () => undefined,
    scripts,
    (names) => asked.push(...names),
    (link) => asked.push(link.href),
  )('cart');
  expect(asked).toEqual([]);
});

test('the facades that a slot stands on are asked for with it', () => {
  const asked: string[] = [];
  const standing = releaseOf('mfe-cart', '1.0.0', {
    slots: { checkout: [] },
    facades: { checkout: ['@portal/shared/forms'] },
  });
  createPreloader(
    () => standing,
    scripts,
    (names) => asked.push(...names),
    () => {},
  )('checkout');
  expect(asked).toEqual(['@portal/shared/forms']);
});
