import type { RemoteName } from '@portal/shared/contract';
import {
  entriesOf,
  type Provides,
  type Registry,
  type RegistryEntries,
  type Release,
} from '@portal/shared/federation';
import { testRemotes } from '@portal/shared/testing/remotes';

export const hash = `sha384-${'A'.repeat(64)}`;

export const provides: Provides = { contract: '1.1.0', federation: ['2.9.2'], shared: {}, exports: {} };

/** For tests: a release that passes the gate of a host with `provides`, with these differences. */
export function releaseOf(remote: RemoteName, version: string, differences: Partial<Release> = {}): Release {
  return {
    version,
    base: `http://localhost:4203/${remote}/${version}/`,
    entry: 'remoteEntry.js',
    container: remote.replace('-', '_'),
    releasedAt: '2026-11-21T03:00:00Z',
    needs: { contract: '^1.0.0', federation: '2.9.2', shared: {}, exports: {} },
    slots: { cart: ['7.js'] },
    integrity: { 'remoteEntry.js': hash, '7.js': hash },
    ...differences,
  };
}

/**
 * For tests: a registry where each remote runs 1.0.0 without previous releases; `entries` replace those of single
 * remotes.
 */
export function registryOf(entries: RegistryEntries = {}): Registry {
  const remotes = Object.fromEntries(
    entriesOf(testRemotes).map(([name, declared]) => [
      name,
      { ...declared, ...(entries[name] ?? { current: releaseOf(name, '1.0.0'), previous: [] }) },
    ]),
  );
  return { format: 1, host: '1.0.0', remotes };
}
