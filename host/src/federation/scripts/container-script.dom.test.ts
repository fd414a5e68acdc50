import { loadContainer } from './container-script.ts';
import { createTrustedScripts } from './trusted-scripts.ts';

const address = 'http://localhost:4203/mfe-cart/1.0.0/remoteEntry.js';
const scripts = createTrustedScripts(new Map([[address, 'sha384-x']]));

/** Starts a load; the test dispatches the script's events. */
function startLoad() {
  const loading = loadContainer(scripts, address, 'mfe_cart');
  loading.catch(() => {});
  const element = document.querySelector('script');
  if (!element) throw new Error('no script was made');
  return { loading, dispatch: (event: 'load' | 'error') => element.dispatchEvent(new Event(event)) };
}

test('returns the container and removes its global and its script', async () => {
  const { loading, dispatch } = startLoad();
  const container = { get: () => {}, init: () => {} };
  Reflect.set(globalThis, 'mfe_cart', container);
  dispatch('load');
  expect(await loading).toBe(container);
  expect(Reflect.get(globalThis, 'mfe_cart')).toBeUndefined();
  expect(document.querySelector('script')).toBeNull();
});

test('[FED-03] reports a script that failed to load as unreachable and a script without a container as no-container', async () => {
  const missing = startLoad();
  missing.dispatch('error');
  await expect(missing.loading).rejects.toMatchObject({ failure: { kind: 'unreachable', address } });
  const empty = startLoad();
  empty.dispatch('load');
  await expect(empty.loading).rejects.toMatchObject({ failure: { kind: 'no-container', address } });
});
