import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Folder of a package's build. */
const buildOf = (dependency: string, { resolve } = require): string => dirname(resolve(dependency));

const runtimeCore = buildOf('@module-federation/runtime-core');
const sdk = buildOf('@module-federation/sdk', createRequire(join(runtimeCore, 'index.js')));
const bundlerRuntime = buildOf('@module-federation/webpack-bundler-runtime');

/** Modules of the federation runtime that the portal never runs → what the host has in their place. */
export const federationStubs: Readonly<Record<string, string>> = Object.fromEntries(
  [
    [join(runtimeCore, 'plugins/snapshot/SnapshotHandler.js'), 'snapshot-handler.ts'],
    [join(runtimeCore, 'utils/preload.js'), 'preload.ts'],
    [join(sdk, 'dom.js'), 'dom.ts'],
    [join(bundlerRuntime, 'remotes.js'), 'remotes.ts'],
  ].map(([file = '', stub = '']) => [file, join(import.meta.dirname, '../federation-stubs', stub)]),
);

/**
 * Aliases for the federation runtime's ESM build, since the bundle would have its CommonJS build as well, without what
 * the portal never runs.
 */
export const smallFederation: Readonly<Record<string, string>> = {
  '@module-federation/runtime-core$': join(runtimeCore, 'index.js'),
  '@module-federation/runtime$': join(buildOf('@module-federation/runtime'), 'index.js'),
  ...Object.fromEntries(Object.entries(federationStubs).map(([file, stub]) => [`${file}$`, stub])),
};
