import type { RemoteName } from '@portal/shared/contract';
import { registryOf, releaseOf } from '../release-fixtures.ts';
import { loadTimes } from './fallback.ts';
import { LoadFailureError } from './load-failure.ts';
import {
  addressOf,
  hangs,
  type LoadResponse,
  missing,
  ok,
  setUpLoader,
  throws,
  v1,
  v2,
} from './loader-harness.ts';
import { RemoteLoadError } from './slot-load.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads a slot once and remembers the version that worked', async () => {
  const { open, requests, lastGood } = setUpLoader();
  await open();
  await open();
  expect(requests).toEqual(['cart 2.0.0']);
  expect(lastGood.get('mfe-cart')).toBe('2.0.0');
});

test('[FED-03] waits for the record of a remote of which the page has a part', async () => {
  const record = { path: '/host/files/records/mfe-cart.12345678.json', integrity: 'sha256-x' };
  const part = { record, current: { ...v2, slots: {}, integrity: {} }, previous: [] };
  const { open, requests, releases } = setUpLoader({
    registry: registryOf({ 'mfe-cart': part }),
    complete: async (remote) => {
      releases.complete(remote, { current: v2, previous: [v1] });
      return true;
    },
  });
  expect(await open()).toBe('mounted');
  expect(requests).toEqual(['cart 2.0.0']);
});

test('[FED-04] without the record it uses a fresh registry, and without that shows the panel', async () => {
  const record = { path: '/host/files/records/mfe-cart.12345678.json', integrity: 'sha256-x' };
  const registry = registryOf({ 'mfe-cart': { record, current: v2, previous: [] } });
  const complete = async () => false;
  const fresh = registryOf({ 'mfe-cart': { current: v2, previous: [v1] } });
  const online = setUpLoader({ registry, complete, freshRegistry: async () => fresh });
  expect(await online.open()).toBe('mounted');
  expect(online.requests).toEqual(['registry', 'cart 2.0.0']);
  const offline = setUpLoader({ registry, complete });
  expect(await offline.open()).toEqual(
    expect.objectContaining({ message: expect.stringContaining(record.path) }),
  );
  expect(offline.requests).toEqual(['registry']);
});

test('[FED-03] retries an unreachable release with a new attempt number', async () => {
  const { open, requests, logged } = setUpLoader({
    responses: { '2.0.0': (attempt) => (attempt === 0 ? missing(0) : ok(1)) },
  });
  expect(await open()).toBe('mounted');
  expect(await open('checkout')).toBe('mounted');
  expect(requests).toEqual(['cart 2.0.0', 'cart 2.0.0?1', 'checkout 2.0.0?1']);
  expect(logged).toHaveLength(1);
});

test.each([
  ['is missing', missing, 'unreachable', ['cart 2.0.0', 'cart 2.0.0?1', 'registry', 'cart 1.0.0']],
  ['hangs', hangs, 'timeout', ['cart 2.0.0', 'registry', 'cart 1.0.0']],
  ['throws on load', throws, 'threw', ['cart 2.0.0', 'registry', 'cart 1.0.0']],
  ['exports nothing', async () => null, 'no-slot', ['cart 2.0.0', 'registry', 'cart 1.0.0']],
  [
    'exports no parcel',
    async () => ({ default: { mount: 1 } }),
    'no-slot',
    ['cart 2.0.0', 'registry', 'cart 1.0.0'],
  ],
])(
  '[FED-04] uses the previous release and logs it when the current one %s',
  async (_, response, fallback, expected) => {
    const { open, requests, logged, releases, lastGood } = setUpLoader({ responses: { '2.0.0': response } });
    expect(await open()).toBe('mounted');
    expect(requests).toEqual(expected);
    expect(releases.runningVersion('mfe-cart')).toEqual({ version: '1.0.0', insteadOf: '2.0.0', fallback });
    expect(logged.at(-1)).toMatch(/^another release runs .*"from":"2.0.0","to":"1.0.0"/);
    expect(lastGood.get('mfe-cart')).toBe('1.0.0');
  },
);

test('[FED-04] loads the remote’s other slots from the release that works, without new attempts', async () => {
  const { open, requests } = setUpLoader({ responses: { '2.0.0': throws } });
  await open();
  requests.length = 0;
  await open('checkout');
  expect(requests).toEqual(['checkout 1.0.0']);
});

test('[FED-04] uses the previous release when a slot throws at its first render', async () => {
  const { loader, requests, releases } = setUpLoader();
  const load = loader.startLoad(addressOf('cart'));
  await load.loadNext();
  load.markCrashed(new Error('broken page'));
  await load.loadNext();
  load.markMounted();
  expect(requests).toEqual(['cart 2.0.0', 'registry', 'cart 1.0.0']);
  expect(releases.runningVersion('mfe-cart')).toMatchObject({ insteadOf: '2.0.0', fallback: 'crashed' });
});

test('[FED-08] requests no file of a release that the gate refuses', async () => {
  const current = { ...v2, needs: { ...v2.needs, contract: '^9.0.0' } };
  const { open, requests, releases } = setUpLoader({
    registry: registryOf({ 'mfe-cart': { current, previous: [v1] } }),
  });
  expect(releases.expectedRelease('mfe-cart')?.version).toBe('1.0.0');
  await open();
  expect(requests).toEqual(['registry', 'cart 1.0.0']);
});

test('[FED-04] does not report a fallback when the release was rolled back during the load', async () => {
  const rolledBack = registryOf({ 'mfe-cart': { current: v1, previous: [] } });
  const { open, requests, releases } = setUpLoader({
    freshRegistry: async () => rolledBack,
    responses: { '2.0.0': throws },
  });
  expect(await open()).toBe('mounted');
  expect(requests).toEqual(['cart 2.0.0', 'registry', 'cart 1.0.0']);
  expect(releases.runningVersion('mfe-cart')).toEqual({ version: '1.0.0' });
});

test('[FED-03] rejects with the remote and every reason when all releases fail', async () => {
  const { open } = setUpLoader({ responses: { '2.0.0': throws, '1.0.0': hangs } });
  const error = await open();
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({
    remote: 'mfe-cart',
    message: 'mfe-cart: threw while loading: x is undefined, then did not load within 5 s',
  });
});

test('[FED-03] rejects within 20 s when everything hangs', async () => {
  const startedAt = Date.now();
  const { open, requests } = setUpLoader({
    responses: { '2.0.0': hangs, '1.0.0': hangs },
    freshRegistry: () =>
      new Promise((_, failed) => setTimeout(failed, loadTimes.registry, new TypeError('timeout'))),
  });
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  expect(requests).toEqual(['cart 2.0.0', 'registry', 'cart 1.0.0']);
  const { firstAttempt, registry, furtherAttempt, total } = loadTimes;
  expect(Date.now() - startedAt).toBe(firstAttempt + registry + furtherAttempt);
  expect(Date.now() - startedAt).toBeLessThanOrEqual(total);
});

test('[FED-03] fetches the registry and tries every release again on a retry', async () => {
  const { open, requests, responses, releases } = setUpLoader({
    responses: { '2.0.0': missing, '1.0.0': missing },
  });
  await open();
  requests.length = 0;
  responses['2.0.0'] = ok;
  expect(await open()).toBe('mounted');
  expect(requests).toEqual(['registry', 'cart 2.0.0?2']);
  expect(releases.runningVersion('mfe-cart')).toEqual({ version: '2.0.0' });
});

test('[FED-03] fails a retry while offline and succeeds once online', async () => {
  const { open, responses } = setUpLoader({ responses: { '2.0.0': missing, '1.0.0': missing } });
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  responses['2.0.0'] = ok;
  expect(await open()).toBe('mounted');
});

test('[FED-03] reloads all slots of a remote after one crashed, and none of another remote', async () => {
  const { loader, open, requests } = setUpLoader();
  await open();
  await open('checkout');
  await open('client-list');
  requests.length = 0;
  loader.forget(addressOf('checkout'), new Error('crashed'));
  await open('checkout');
  await open('cart');
  await open('client-list');
  expect(requests).toEqual(['registry', 'checkout 2.0.0?1', 'cart 2.0.0?1']);
});

test('gives up without other releases when a file of the host is missing', async () => {
  const noFile: LoadResponse = async () => {
    throw Object.assign(new Error(), {
      name: 'ChunkLoadError',
      type: 'error',
      request: '/host/1.0.0/data.js',
    });
  };
  const { open, requests } = setUpLoader({ responses: { '2.0.0': noFile } });
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  expect(requests).toEqual(['cart 2.0.0', 'cart 2.0.0?1']);
});

test('tells how the last load of a remote ended: not yet, failed, mounted, crashed in use', async () => {
  const { loader, open, responses } = setUpLoader({ responses: { '2.0.0': throws, '1.0.0': throws } });
  const lastError = () => loader.lastLoad('mfe-cart')?.error?.message;
  expect(loader.lastLoad('mfe-cart')).toBeUndefined();
  await open();
  expect(lastError()).toMatch(/^mfe-cart: threw while loading: x is undefined, then /);
  responses['2.0.0'] = ok;
  expect(await open()).toBe('mounted');
  expect(loader.lastLoad('mfe-cart')).toBeDefined();
  expect(lastError()).toBeUndefined();
  loader.forget(addressOf('cart'), new Error('crashed'));
  expect(lastError()).toBe('crashed');
});

test('[FED-07] loads an overridden remote only from the team’s server', async () => {
  const teamRelease = releaseOf('mfe-cart', '0.0.0', { base: 'http://localhost:8600/' });
  let isServerUp = true;
  const override = (remote: RemoteName) => {
    if (remote !== 'mfe-cart') return undefined;
    return isServerUp
      ? Promise.resolve(teamRelease)
      : Promise.reject(new LoadFailureError({ kind: 'unreachable', address: 'manifest' }));
  };
  const { loader, open, requests, lastGood, responses } = setUpLoader({ override });
  expect(await open()).toBe('mounted');
  expect(loader.lastLoad('mfe-cart')).toBeDefined();
  expect(lastGood.has('mfe-cart')).toBe(false);
  responses['0.0.0'] = throws;
  expect(await open('checkout')).toBeInstanceOf(RemoteLoadError);
  isServerUp = false;
  expect(await open('checkout')).toBeInstanceOf(RemoteLoadError);
  expect(requests).toEqual(['cart 0.0.0', 'checkout 0.0.0']);
  expect(loader.lastLoad('mfe-cart')?.error?.message).toMatch(/could not be loaded/);
  expect(await open('client-list')).toBe('mounted');
});
