import type { RemoteName } from '@portal/shared/contract';
import type { Registry, Release } from '@portal/shared/federation';
import { createKnownReleases } from './known-releases.ts';
import { ladderTimes } from './ladder.ts';
import { LoadFault } from './load-failure.ts';
import { createRemoteLoader, type LoaderParts, RemoteLoadError } from './remote-loader.ts';
import { provides, registryOf, releaseOf } from './test-releases.ts';

const parcel = () => ({
  bootstrap: async () => {},
  mount: async () => {},
  unmount: async () => {},
  update: async () => {},
});

type Answer = (attempt: number) => Promise<unknown>;
const ok: Answer = async () => ({ default: parcel() });
const missing: Answer = async () => {
  throw new LoadFault({ kind: 'unreachable', address: 'x.js' });
};
const throws: Answer = async () => {
  throw new TypeError('x is undefined');
};
const hangs: Answer = () => new Promise(() => {});

const v2 = releaseOf('mfe-cart', '2.0.0');
const v1 = releaseOf('mfe-cart', '1.0.0');
const twoReleases = registryOf({ 'mfe-cart': { current: v2, previous: [v1] } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A loader over a world whose releases answer as `world` says now; `asked` is what was asked of it. */
function setUp(
  options: {
    registry?: Registry;
    fresh?: () => Promise<Registry>;
    lastGood?: string;
    override?: LoaderParts['override'];
    world?: Record<string, Answer>;
  } = {},
) {
  const { registry = twoReleases, fresh = offline, world = {} } = options;
  const asked: string[] = [];
  const logged: string[] = [];
  const good = new Map<RemoteName, string>(options.lastGood ? [['mfe-cart', options.lastGood]] : []);
  const releases = createKnownReleases(registry, provides);
  const loader = createRemoteLoader({
    federation: {
      load: (release: Release, slot, attempt) => {
        asked.push(`${slot} ${release.version}${attempt === 0 ? '' : `?${attempt}`}`);
        return (world[release.version] ?? ok)(attempt);
      },
    },
    releases,
    lastGood: {
      of: (remote) => good.get(remote),
      remember: (remote, version) => void good.set(remote, version),
    },
    monitor: {
      log: (message, details) => void logged.push(`${message} ${JSON.stringify(details)}`),
      error: () => {},
    },
    fetchRegistry: () => {
      asked.push('registry');
      return fresh();
    },
    isOfHost: (address) => address.startsWith('/host/'),
    override: options.override,
    now: () => Date.now(),
  });
  /** Loads a slot, which stands; or the error. */
  const open = async (slot: 'cart' | 'checkout' | 'client-list' = 'cart') => {
    const climb = loader.climb(slot);
    const got = climb.next().then(
      () => 'stands' as const,
      (error: unknown) => error,
    );
    await jest.runAllTimersAsync();
    const outcome = await got;
    if (outcome === 'stands') climb.stands();
    return outcome;
  };
  return { loader, releases, open, asked, logged, good, world };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a slot is loaded once and remembered, and what worked is noted', async () => {
  const { open, asked, good } = setUp();
  await open();
  await open();
  expect(asked).toEqual(['cart 2.0.0']);
  expect(good.get('mfe-cart')).toBe('2.0.0');
});

test('[FED-03] what could not be reached is tried again under a new address', async () => {
  const { open, asked, logged } = setUp({
    world: { '2.0.0': (attempt) => (attempt === 0 ? missing(0) : ok(1)) },
  });
  expect(await open()).toBe('stands');
  expect(await open('checkout')).toBe('stands');
  expect(asked).toEqual(['cart 2.0.0', 'cart 2.0.0?1', 'checkout 2.0.0?1']);
  expect(logged).toHaveLength(1);
});

test.each([
  ['is missing', missing, ['cart 2.0.0', 'cart 2.0.0?1', 'registry', 'cart 1.0.0']],
  ['hangs', hangs, ['cart 2.0.0', 'registry', 'cart 1.0.0']],
  ['throws on load', throws, ['cart 2.0.0', 'registry', 'cart 1.0.0']],
  ['gives nothing', async () => null, ['cart 2.0.0', 'registry', 'cart 1.0.0']],
  ['gives no parcel', async () => ({ default: { mount: 1 } }), ['cart 2.0.0', 'registry', 'cart 1.0.0']],
])(
  '[FED-04] a release that %s gives way to the one before it, and the monitor is told',
  async (_, answer, way) => {
    const { open, asked, logged, releases, good } = setUp({ world: { '2.0.0': answer } });
    expect(await open()).toBe('stands');
    expect(asked).toEqual(way);
    expect(releases.view('mfe-cart')).toEqual({ version: '1.0.0', insteadOf: '2.0.0' });
    expect(logged.at(-1)).toMatch(/^another release runs .*"from":"2.0.0","to":"1.0.0"/);
    expect(good.get('mfe-cart')).toBe('1.0.0');
  },
);

test('[FED-04] the remote’s other slots come from the release that stands, without another way down', async () => {
  const { open, asked } = setUp({ world: { '2.0.0': throws } });
  await open();
  asked.length = 0;
  await open('checkout');
  expect(asked).toEqual(['checkout 1.0.0']);
});

test('[FED-04] what throws at its first render gives way to the release before it', async () => {
  const { loader, asked, releases } = setUp();
  const climb = loader.climb('cart');
  await climb.next();
  climb.crashed(new Error('broken page'));
  await climb.next();
  climb.stands();
  expect(asked).toEqual(['cart 2.0.0', 'registry', 'cart 1.0.0']);
  expect(releases.view('mfe-cart').insteadOf).toBe('2.0.0');
});

test('[FED-08] of a release that the gate refuses nothing is asked for', async () => {
  const current = { ...v2, needs: { ...v2.needs, contract: '^9.0.0' } };
  const { open, asked, releases } = setUp({
    registry: registryOf({ 'mfe-cart': { current, previous: [v1] } }),
  });
  expect(releases.likely('mfe-cart')?.version).toBe('1.0.0');
  await open();
  expect(asked).toEqual(['registry', 'cart 1.0.0']);
});

test('[FED-04] a release that was rolled back meanwhile is not a fallback', async () => {
  const rolledBack = registryOf({ 'mfe-cart': { current: v1, previous: [] } });
  const { open, asked, releases } = setUp({ fresh: async () => rolledBack, world: { '2.0.0': throws } });
  expect(await open()).toBe('stands');
  expect(asked).toEqual(['cart 2.0.0', 'registry', 'cart 1.0.0']);
  expect(releases.view('mfe-cart')).toEqual({ version: '1.0.0' });
});

test('[FED-03] when nothing helps, the error names the remote and each reason', async () => {
  const { open } = setUp({ world: { '2.0.0': throws, '1.0.0': hangs } });
  const error = await open();
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({
    remote: 'mfe-cart',
    message: 'mfe-cart: threw while loading: x is undefined, then nothing came within 5 s',
  });
});

test('[FED-03] when everything hangs, the error comes within 20 s', async () => {
  const from = Date.now();
  const { open, asked } = setUp({
    world: { '2.0.0': hangs, '1.0.0': hangs },
    fresh: () => new Promise((_, failed) => setTimeout(failed, ladderTimes.registry, new TypeError('late'))),
  });
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  expect(asked).toEqual(['cart 2.0.0', 'registry', 'cart 1.0.0']);
  const { first, registry, further, total } = ladderTimes;
  expect(Date.now() - from).toBe(first + registry + further);
  expect(Date.now() - from).toBeLessThanOrEqual(total);
});

test('[FED-03] trying again starts from the top with a fresh registry, and no failure is remembered', async () => {
  const { open, asked, world, releases } = setUp({ world: { '2.0.0': missing, '1.0.0': missing } });
  await open();
  asked.length = 0;
  world['2.0.0'] = ok;
  expect(await open()).toBe('stands');
  expect(asked).toEqual(['registry', 'cart 2.0.0?2']);
  expect(releases.view('mfe-cart')).toEqual({ version: '2.0.0' });
});

test('[FED-03] trying again while offline fails, and once online succeeds', async () => {
  const { open, world } = setUp({ world: { '2.0.0': missing, '1.0.0': missing } });
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  world['2.0.0'] = ok;
  expect(await open()).toBe('stands');
});

test('[FED-03] a slot that crashed in use is fetched anew, its remote’s other slots too, another’s not', async () => {
  const { loader, open, asked } = setUp();
  await open();
  await open('checkout');
  await open('client-list');
  asked.length = 0;
  loader.forget('checkout');
  await open('checkout');
  await open('cart');
  await open('client-list');
  expect(asked).toEqual(['registry', 'checkout 2.0.0?1', 'cart 2.0.0?1']);
});

test('a file of the host that is missing ends the climb: no release would fare better', async () => {
  const noFile: Answer = async () => {
    throw Object.assign(new Error(), {
      name: 'ChunkLoadError',
      type: 'error',
      request: '/host/1.0.0/data.js',
    });
  };
  const { open, asked } = setUp({ world: { '2.0.0': noFile } });
  expect(await open()).toBeInstanceOf(RemoteLoadError);
  expect(asked).toEqual(['cart 2.0.0', 'cart 2.0.0?1']);
});

test('[FED-07] an overridden remote comes from the team’s own server and from nowhere else', async () => {
  const own = releaseOf('mfe-cart', '0.0.0', { base: 'http://localhost:8600/' });
  let up = true;
  const override = (remote: RemoteName) => {
    if (remote !== 'mfe-cart') return undefined;
    return up
      ? Promise.resolve(own)
      : Promise.reject(new LoadFault({ kind: 'unreachable', address: 'manifest' }));
  };
  const { open, asked, good, world } = setUp({ override });
  expect(await open()).toBe('stands');
  expect(good.has('mfe-cart')).toBe(false);
  world['0.0.0'] = throws;
  expect(await open('checkout')).toBeInstanceOf(RemoteLoadError);
  up = false;
  expect(await open('checkout')).toBeInstanceOf(RemoteLoadError);
  expect(asked).toEqual(['cart 0.0.0', 'checkout 0.0.0']);
  expect(await open('client-list')).toBe('stands');
});
