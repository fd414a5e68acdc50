import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import federation, { bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare const __FEDERATION_GLOBAL__: string;

/** Replaces `runtime.init`, which always returns the host's instance: each remote needs a separate instance. */
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

/** The runtime calls a plugin's default export; this plugin has done its work on import. */
export default function provideRuntime() {
  return { name: 'provide-runtime' };
}
