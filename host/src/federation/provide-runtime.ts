import {
  ModuleFederation,
  type ModuleFederationRuntimePlugin,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import federation, { bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare const __FEDERATION_GLOBAL__: string;

/** Forgets a shared module that failed, so that it is loaded again. The runtime would repeat the failure. */
const retryShares: ModuleFederationRuntimePlugin = {
  name: 'retry-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};

/** Replaces `runtime.init`, which always returns the host's instance: each remote needs a separate instance. */
function init(options: ConstructorParameters<typeof ModuleFederation>[0]) {
  const instance = new ModuleFederation({
    ...options,
    plugins: [...(options.plugins ?? []), retryShares],
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

/**
 * Returns the runtime's plugin that forgets a shared module which failed, so that it is loaded again. The runtime calls
 * a plugin's default export; the federation runtime itself is provided when this module is imported.
 */
export default function provideRuntime() {
  return retryShares;
}
