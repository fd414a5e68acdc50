import type { RemoteName } from '@portal/shared/contract';
import type { Registry, Release } from '@portal/shared/federation';
import { createKnownReleases } from '../registry/index.ts';
import { provides, registryOf, releaseOf } from '../release-fixtures.ts';
import { loadTimes } from './fallback.ts';
import { LoadFailureError } from './load-failure.ts';
import { createRemoteLoader, type LoaderOptions } from './remote-loader.ts';
import { RemoteLoadError } from './slot-load.ts';

const parcel = () => ({
  bootstrap: async () => {},
  mount: async () => {},
  unmount: async () => {},
  update: async () => {},
});

type LoadResponse = (attempt: number) => Promise<unknown>;
const ok: LoadResponse = async () => ({ default: parcel() });
const missing: LoadResponse = async () => {
  throw new LoadFailureError({ kind: 'unreachable', address: 'x.js' });
};
const throws: LoadResponse = async () => {
  throw new TypeError('x is undefined');
};
const hangs: LoadResponse = () => new Promise(() => {});

const v2 = releaseOf('mfe-cart', '2.0.0');
const v1 = releaseOf('mfe-cart', '1.0.0');
const twoReleases = registryOf({ 'mfe-cart': { current: v2, previous: [v1] } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A loader whose releases respond as `responses` says at that time; `requests` lists what was requested. */
function setUp(
  options: {
    registry?: Registry;
    freshRegistry?: () => Promise<Registry>;
    lastGood?: string;
    override?: LoaderOptions['override'];
    responses?: Record<string, LoadResponse>;
  } = {},
) {
  const { registry = twoReleases, freshRegistry = offline, responses = {} } = options;
  const requests: string[] = [];
  const logged: string[] = [];
  const lastGood = new Map<RemoteName, string>(options.lastGood ? [['mfe-cart', options.lastGood]] : []);
  const releases = createKnownReleases(registry, provides);
  const loader = createRemoteLoader({
    federation: {
      load: (release: Release, slot, attempt) => {
        requests.push(`${slot} ${release.version}${attempt === 0 ? '' : `?${attempt}`}`);
        return (responses[release.version] ?? ok)(attempt);
      },
    },
    releases,
    lastGood: {
      of: (remote) => lastGood.get(remote),
      remember: (remote, version) => void lastGood.set(remote, version),
    },
    monitor: {
      log: (message, details) => void logged.push(`${message} ${JSON.stringify(details)}`),
      error: () => {},
    },
    fetchRegistry: () => {
      requests.push('registry');
      return freshRegistry();
    },
    isHostFile: (address) => address.startsWith('/host/'),
    override: options.override,
    now: () => Date.now(),
  });
  /** Loads and mounts a slot; returns `mounted` or the error. */
  const open = async (slot: 'cart' | 'checkout' | 'client-list' = 'cart') => {
    const load = loader.startLoad(slot);
    const loading = load.loadNext().then(
      () => 'mounted' as const,
      (error: unknown) => error,
    );
    await jest.runAllTimersAsync();
    const outcome = await loading;
    if (outcome === 'mounted') load.markMounted();
    return outcome;
  };
  return { loader, releases, open, requests, logged, lastGood, responses };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads a slot once and remembers the version that worked', async () => {
  const { open, requests, lastGood } = setUp();
  await open();
  await open();
  expect(requests).toEqual(['cart 2.0.0']);
  expect(lastGood.get('mfe-cart')).toBe('2.0.0');
});

test('[FED-03] retries an unreachable release with a new attempt number', async () => {
  const { open, requests, logged } = setUp({
    responses: { '2.0.0': (attempt) => (attempt === 0 ? missing(0) : ok(1)) },
  });
  expect(await open()).toBe('mounted');
  expect(await open('checkout')).toBe('mounted');
  expect(requests).toEqual(['cart 2.0.0', 'cart 2.0.0?1', 'checkout 2.0.0?1']);
  expect(logged).toHaveLength(1);
});

test.each([
  ['is missing', missing, ['cart 2.0.0', 'cart 2.0.0?1', 'registry', 'cart 1.0.0']],
  ['hangs', hangs, ['cart 2.0.0', 'registry', 'cart 1.0.0']],
  ['throws on load', throws, ['cart 2.0.0', 'registry', 'cart 1.0.0']],
  ['exports nothing', async () => null, ['cart 2.0.0', 'registry', 'cart 1.0.0']],
  ['exports no parcel', async () => ({ default: { mount: 1 } }), ['cart 2.0.0', 'registry', 'cart 1.0.0']],
])(
  '[FED-04] uses the previous release and logs it when the current one %s',
  async (_, response, expected) => {
    const { open, requests, logged, releases, lastGood } = setUp({ responses: { '2.0.0': response } });
    expect(await open()).toBe('mounted');
    expect(requests).toEqual(expected);
    expect(releases.runningVersion('mfe-cart')).toEqual({ version: '1.0.0', insteadOf: '2.0.0' });
    expect(logged.at(-1)).toMatch(/^another release runs .*"from":"2.0.0","to":"1.0.0"/);
    expect(lastGood.get('mfe-cart')).toBe('1.0.0');
  },
);

test('[FED-04] loads the remote’s other slots from the release that works, without new attempts', async () => {
  const { open, requests } = setUp({ responses: { '2.0.0': throws } });
  await open();
  requests.length = 0;
  await open('checkout');
  expect(requests).toEqual(['checkout 1.0.0']);
});

test('[FED-04] uses the previous release when a slot throws at its first render', async () => {
  const { loader, requests, releases } = setUp();
  const load = loader.startLoad('cart');
  await load.loadNext();
  load.markCrashed(new Error('broken page'));
  await load.loadNext();
  load.markMounted();
  expect(requests).toEqual(['cart 2.0.0', 'registry', 'cart 1.0.0']);
  expect(releases.runningVersion('mfe-cart').insteadOf).toBe('2.0.0');
});

test('[FED-08] requests no file of a release that the gate refuses', async () => {
  const current = { ...v2, needs: { ...v2.needs, contract: '^9.0.0' } };
  const { open, requests, releases } = setUp({
    registry: registryOf({ 'mfe-cart': { current, previous: [v1] } }),
  });
  expect(releases.expectedRelease('mfe-cart')?.version).toBe('1.0.0');
  await open();
  expect(requests).toEqual(['registry', 'cart 1.0.0']);
});

test('[FED-04] does not report a fallback when the release was rolled back during the load', async () => {
  const rolledBack = registryOf({ 'mfe-cart': { current: v1, previous: [] } });
  const { open, requests, releases } = setUp({
    freshRegistry: async () => rolledBack,
    responses: { '2.0.0': throws },
  });
  expect(await open()).toBe('mounted');
  expect(requests).toEqual(['cart 2.0.0', 'registry', 'cart 1.0.0']);
  expect(releases.runningVersion('mfe-cart')).toEqual({ version: '1.0.0' });
});

test('[FED-03] rejects with the remote and every reason when all releases fail', async () => {
  const { open } = setUp({ responses: { '2.0.0': throws, '1.0.0': hangs } });
  const error = await open();
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({
    remote: 'mfe-cart',
    message: 'mfe-cart: threw while loading: x is undefined, then did not load within 5 s',
  });
});

test('[FED-03] rejects within 20 s when everything hangs', async () => {
  const startedAt = Date.now();
  const { open, requests } = setUp({
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
  const { open, requests, responses, releases } = setUp({
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
  const { open, responses } = setUp({ responses: { '2.0.0': missing, '1.0.0': missing } });
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  responses['2.0.0'] = ok;
  expect(await open()).toBe('mounted');
});

test('[FED-03] reloads all slots of a remote after one crashed, and none of another remote', async () => {
  const { loader, open, requests } = setUp();
  await open();
  await open('checkout');
  await open('client-list');
  requests.length = 0;
  loader.forget('checkout');
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
  const { open, requests } = setUp({ responses: { '2.0.0': noFile } });
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  expect(requests).toEqual(['cart 2.0.0', 'cart 2.0.0?1']);
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
  const { open, requests, lastGood, responses } = setUp({ override });
  expect(await open()).toBe('mounted');
  expect(lastGood.has('mfe-cart')).toBe(false);
  responses['0.0.0'] = throws;
  expect(await open('checkout')).toBeInstanceOf(RemoteLoadError);
  isServerUp = false;
  expect(await open('checkout')).toBeInstanceOf(RemoteLoadError);
  expect(requests).toEqual(['cart 0.0.0', 'checkout 0.0.0']);
  expect(await open('client-list')).toBe('mounted');
});
