import { loadContainer } from './container-script.ts';
import { createTrustedScripts } from './trusted-scripts.ts';

const address = 'http://localhost:4203/mfe-cart/1.0.0/remoteEntry.js';
const scripts = createTrustedScripts(new Map([[address, 'sha384-x']]));

/** Starts a load; what happens to its script is up to the test. */
function start() {
  const loading = loadContainer(scripts, address, 'mfe_cart');
  loading.catch(() => {});
  const element = document.querySelector('script');
  if (!element) throw new Error('no script was made');
  return { loading, happens: (event: 'load' | 'error') => element.dispatchEvent(new Event(event)) };
}

test('gives the container, and leaves neither global nor script behind', async () => {
  const { loading, happens } = start();
  const container = { get: () => {}, init: () => {} };
  Reflect.set(globalThis, 'mfe_cart', container);
  happens('load');
  expect(await loading).toBe(container);
  expect(Reflect.get(globalThis, 'mfe_cart')).toBeUndefined();
  expect(document.querySelector('script')).toBeNull();
});

test('[FED-03] a script that does not arrive is unreachable, one that leaves no container is told apart', async () => {
  const first = start();
  first.happens('error');
  await expect(first.loading).rejects.toMatchObject({ failure: { kind: 'unreachable', address } });
  const second = start();
  second.happens('load');
  await expect(second.loading).rejects.toMatchObject({ failure: { kind: 'no-container', address } });
});
