import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const { resolve } = createRequire(require.resolve('react-router-dom'));

/**
 * The router's production build, as an alias: its package leads bundlers to the development build, with all its
 * warnings.
 */
export const productionRouter: Readonly<Record<string, string>> = {
  'react-router$': join(dirname(resolve('react-router')), '../production/index.mjs'),
};
