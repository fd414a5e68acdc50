import { remoteNames } from '@portal/shared/contract';
import { createPreloader } from './preloader.ts';
import type { Registry } from './registry.ts';
import { createTrustedScripts } from './trusted-scripts.ts';

const release = {
  version: '1.0.0',
  entry: 'http://localhost/entry.js',
  contract: '1.0.0',
  container: 'a',
  slots: { cart: ['http://localhost/cart.js'], checkout: ['http://localhost/checkout.js'] },
  integrity: {},
};
const remotes = Object.fromEntries(remoteNames.map((name) => [name, { current: release }]));

function isComplete(value: object): value is Registry['remotes'] {
  return remoteNames.every((name) => name in value);
}

test('a slot’s container and chunks are asked for together, and each file once', () => {
  if (!isComplete(remotes)) throw new Error('incomplete');
  const hashes = new Map(
    [release.entry, ...Object.values(release.slots).flat()].map((file) => [file, 'sha384-x']),
  );
  const asked: string[] = [];
  const preload = createPreloader({ remotes }, createTrustedScripts(hashes), (link) => asked.push(link.href));
  preload('cart');
  preload('cart');
  preload('checkout');
  expect(asked).toEqual([
    'http://localhost/entry.js',
    'http://localhost/cart.js',
    'http://localhost/checkout.js',
  ]);
});
