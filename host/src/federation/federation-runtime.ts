import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { Registry } from './registry.ts';
import type { FederationPort } from './remote-loader.ts';
import type { TrustedScripts } from './trusted-scripts.ts';

/** Longest wait for a container script, in milliseconds. */
const entryTimeout = 8000;

const withQuery = (address: string, query: string | undefined): string =>
  query ? `${address}?${query}` : address;

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

  const register: FederationPort['register'] = (remote, cacheBuster) => {
    const { entry, container } = registry.remotes[remote].current;
    registerRemotes(
      [{ name: container, entry: withQuery(entry, cacheBuster), type: 'global', entryGlobalName: container }],
      { force: cacheBuster !== undefined },
    );
  };

  const known = new Set<string>();
  return {
    register(remote, cacheBuster) {
      known.add(remote);
      register(remote, cacheBuster);
    },
    async load(remote, slot) {
      if (!known.has(remote)) {
        known.add(remote);
        register(remote, undefined);
      }
      return loadRemote(`${registry.remotes[remote].current.container}/${slot}`);
    },
  };
}
