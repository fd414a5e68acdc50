import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import federation, { bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare const __FEDERATION_GLOBAL__: string;

/**
 * `runtime.init` finds its instance by a constant of the host's build; a remote that borrows the host's runtime
 * needs an instance of its own.
 */
function init(options: ConstructorParameters<typeof ModuleFederation>[0]) {
  const instance = new ModuleFederation({
    ...options,
    id: options.id || `${options.name}@${performance.now()}`,
  });
  setGlobalFederationInstance(instance);
  return instance;
}

/** Provides the federation runtime that remotes are built without (docs/adr/0004-federation-runtime.md). */
Object.assign(globalThis, {
  [__FEDERATION_GLOBAL__]: {
    ...federation,
    runtime: { ...federation.runtime, init },
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  },
});

/** The runtime calls a plugin's default export; all of this one's work is done on import. */
export default function provideRuntime() {
  return { name: 'provide-runtime' };
}
