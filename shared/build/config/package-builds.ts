import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const routerDom = createRequire(require.resolve('react-router-dom'));

/** Alias for the router's production build; its package resolves to the development build with its warnings. */
export const productionRouter = {
  'react-router$': join(dirname(routerDom.resolve('react-router')), '../production/index.mjs'),
} as const;

// the ESM build lies beside the CommonJS build that `require` resolves to
const esmBuildOf = (name: string): string => join(dirname(require.resolve(name)), 'index.js');

/** Aliases for the federation runtime's ESM build; the bundle would have its CommonJS build as well. */
export const esmFederation = {
  '@module-federation/runtime-core$': esmBuildOf('@module-federation/runtime-core'),
  '@module-federation/runtime$': esmBuildOf('@module-federation/runtime'),
} as const;
