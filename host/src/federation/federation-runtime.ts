import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { Release } from '@portal/shared/federation';
import { loadContainer } from './container-script.ts';
import { keyOf } from './ladder.ts';
import type { FederationPort } from './remote-loader.ts';
import type { TrustedScripts } from './trusted-scripts.ts';

/**
 * The federation runtime behind the loader's port: scripts are made by us, with integrity and cross-origin, because
 * the runtime would set `script.src` raw (Trusted Types). `giveUpHung` ends the waiting for files that a release, tried
 * before, stands on.
 */
export function startFederation(
  scripts: TrustedScripts,
  giveUpHung: (release: Release) => void,
): FederationPort {
  registerPlugins([
    {
      name: 'portal',
      loadEntry: ({ remoteInfo }) => loadContainer(scripts, remoteInfo.entry, remoteInfo.entryGlobalName),
      // containers are registered as scripts, so the runtime has nothing to fetch
      fetch: (address) => Promise.reject(new TypeError(`${address} is not to be fetched`)),
    },
  ]);

  /** Release and attempt → the name that the runtime knows it by. */
  const names = new Map<string, string>();
  return {
    async load(release, slot, attempt) {
      // runtime, webpack and browser each remember what failed; under a new name and address none of them does
      const key = `${keyOf(release)} ${attempt}`;
      let name = names.get(key);
      if (name === undefined) {
        name = `${release.container}_${names.size}`;
        names.set(key, name);
        if (attempt > 0) {
          scripts.retry(release.base, attempt);
          giveUpHung(release);
          forgetFailedShares();
        }
        const address = keyOf(release) + (attempt === 0 ? '' : `?attempt=${attempt}`);
        registerRemotes([{ name, entry: address, type: 'global', entryGlobalName: release.container }]);
      }
      return loadRemote(`${name}/${slot}`);
    },
  };
}

/** The runtime keeps the promise of a shared module that did not come; the next to ask is to ask anew. */
function forgetFailedShares(): void {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {}))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
}
