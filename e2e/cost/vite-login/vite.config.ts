import { join, resolve } from 'node:path';
import { defineConfig } from 'vite';
import { isRouterBuild, productionRouter } from '../../../shared/build/config/production-router.ts';
import smallRouter from '../../../shared/build/loaders/small-router.cjs';

const host = resolve(import.meta.dirname, '../../../host/node_modules');

/**
 * The recipe of the Vite login: Vite's defaults, and what our own build does for size too, so that the comparison
 * is not won by leaving it out: the router's production build without what is not used, and rxjs in the form that
 * shakes best.
 */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [
    {
      name: 'small-router',
      transform: (code, id) => (isRouterBuild.test(id) ? smallRouter(code) : undefined),
    },
  ],
  esbuild: { jsx: 'automatic' },
  resolve: {
    alias: [
      { find: /^(react|react-dom)(?=$|\/)/, replacement: join(host, '$1') },
      { find: /^react-router$/, replacement: productionRouter['react-router$'] ?? 'react-router' },
    ],
    conditions: ['es2015', 'module', 'browser', 'production'],
  },
  build: { target: 'es2022', emptyOutDir: true },
});
