import type { RemoteName } from '@portal/shared/contract';
import type { Registry, Release } from '@portal/shared/federation';
import { testRemotes } from '@portal/shared/testing/remotes';
import { createSlotDirectory, type SlotAddress } from '../../core/slot-directory.ts';
import { createKnownReleases } from '../registry/index.ts';
import { provides, registryOf, releaseOf } from '../release-fixtures.ts';
import { LoadFailureError } from './load-failure.ts';
import { createRemoteLoader, type LoaderOptions } from './remote-loader.ts';

const parcel = () => ({
  bootstrap: async () => {},
  mount: async () => {},
  unmount: async () => {},
  update: async () => {},
});

/** What loading a slot from a release does; `attempt` counts from 0. */
export type LoadResponse = (attempt: number) => Promise<unknown>;

/** For tests, a response: the slot loads; it is a parcel that shows nothing. */
export const ok: LoadResponse = async () => ({ default: parcel() });

/** For tests, a response: the release's file cannot be fetched. */
export const missing: LoadResponse = async () => {
  throw new LoadFailureError({ kind: 'unreachable', address: 'x.js' });
};

/** For tests, a response: the release's code throws an error when it runs. */
export const throws: LoadResponse = async () => {
  throw new TypeError('x is undefined');
};

/** For tests, a response: the request never ends. */
export const hangs: LoadResponse = () => new Promise(() => {});

export const v2 = releaseOf('mfe-cart', '2.0.0');
export const v1 = releaseOf('mfe-cart', '1.0.0');
const twoReleases = registryOf({ 'mfe-cart': { current: v2, previous: [v1] } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const directory = createSlotDirectory(testRemotes);

/** For tests: the address of a slot by its name alone. */
export const addressOf = (slot: string): SlotAddress => directory.find(slot);

/**
 * For tests: a loader whose releases respond as `responses` says at that time, by version. `open` loads a slot;
 * `requests`, `logged` and `lastGood` show what it did.
 */
export function setUpLoader(
  options: {
    registry?: Registry;
    freshRegistry?: () => Promise<Registry>;
    lastGood?: string;
    override?: LoaderOptions['override'];
    complete?: LoaderOptions['complete'];
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
    complete: options.complete ?? (() => undefined),
    isHostFile: (address) => address.startsWith('/host/'),
    override: options.override,
    now: () => Date.now(),
  });
  /** Loads and mounts a slot; returns `mounted` or the error. */
  const open = async (slot: 'cart' | 'checkout' | 'client-list' = 'cart') => {
    const load = loader.startLoad(addressOf(slot));
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
