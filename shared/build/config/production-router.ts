import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const { resolve } = createRequire(require.resolve('react-router-dom'));

/** Alias for the router's production build; its package resolves to the development build with its warnings. */
export const productionRouter: Readonly<Record<string, string>> = {
  'react-router$': join(dirname(resolve('react-router')), '../production/index.mjs'),
};

/** The files of that build. */
export const isRouterBuild = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/** Leaves out what the portal does not use of it. */
export const smallRouterRule = {
  test: isRouterBuild,
  loader: require.resolve('../loaders/small-router.cjs'),
};
