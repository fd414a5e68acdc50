import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { Release } from '@portal/shared/federation';
import type { FederationPort } from './loading/index.ts';
import { releaseKey } from './registry/index.ts';
import { loadContainer } from './scripts/container-script.ts';
import type { TrustedScripts } from './scripts/trusted-scripts.ts';

/**
 * Starts the federation runtime; its `load` resolves with the module of a release's slot. Containers are loaded by our
 * own script elements with integrity and cross-origin, because the runtime would set `script.src` without a Trusted
 * Types policy. Before a further attempt at a release `failHungRequests` ends the hung requests that would delay it.
 */
export function startFederation(
  scripts: TrustedScripts,
  failHungRequests: (release: Release) => void,
): FederationPort {
  registerPlugins([
    {
      name: 'portal',
      loadEntry: ({ remoteInfo }) => loadContainer(scripts, remoteInfo.entry, remoteInfo.entryGlobalName),
      // containers are scripts, so the runtime has nothing to fetch
      fetch: (address) => Promise.reject(new TypeError(`${address} must not be fetched`)),
    },
  ]);

  /** The runtime's name of a remote, by release and attempt. */
  const names = new Map<string, string>();
  return {
    async load(release, slot, attempt) {
      // runtime, webpack and browser remember failures by name or address, so each attempt gets new ones
      const key = `${releaseKey(release)} ${attempt}`;
      let name = names.get(key);
      if (name === undefined) {
        name = `${release.container}_${names.size}`;
        names.set(key, name);
        if (attempt > 0) {
          scripts.setAttempt(release.base, attempt);
          failHungRequests(release);
        }
        const address = releaseKey(release) + (attempt === 0 ? '' : `?attempt=${attempt}`);
        registerRemotes([{ name, entry: address, type: 'global', entryGlobalName: release.container }]);
      }
      return loadRemote(`${name}/${slot}`);
    },
  };
}
