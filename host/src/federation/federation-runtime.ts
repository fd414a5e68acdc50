import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { Registry } from './registry.ts';
import type { FederationPort } from './remote-loader.ts';
import type { TrustedScripts } from './trusted-scripts.ts';

/** Longest wait for a container script, in milliseconds. */
const entryTimeout = 8000;

/**
 * The federation runtime behind the loader's port: remotes come from the registry, and scripts are made by us, with
 * integrity, cross-origin and a deadline, because the runtime would set `script.src` raw (Trusted Types).
 */
export function startFederation(registry: Registry, scripts: TrustedScripts): FederationPort {
  registerPlugins([
    {
      name: 'portal',
      createScript: ({ url }) => ({ script: scripts.script(url), timeout: entryTimeout }),
      createLink: ({ url }) => scripts.preload(url),
      // containers are registered as scripts, so the runtime has nothing to fetch
      fetch: (address) => Promise.reject(new TypeError(`${address} is not to be fetched`)),
    },
  ]);

  const known = new Set<string>();
  return {
    async load(remote, slot, attempt) {
      const { entry, container } = registry.remotes[remote].current;
      // runtime, webpack and browser each remember what failed; under a new name and address none of them does
      const name = attempt === 0 ? container : `${container}_${attempt}`;
      if (!known.has(name)) {
        known.add(name);
        if (attempt > 0) {
          Reflect.set(globalThis, container, undefined);
          scripts.retry(entry.slice(0, entry.lastIndexOf('/') + 1), attempt);
        }
        const address = attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
        registerRemotes([{ name, entry: address, type: 'global', entryGlobalName: container }]);
      }
      return loadRemote(`${name}/${slot}`);
    },
  };
}
