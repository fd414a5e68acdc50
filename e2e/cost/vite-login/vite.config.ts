import { join, resolve } from 'node:path';
import { defineConfig } from 'vite';
import { productionRouter } from '../../../shared/build/config/package-builds.ts';

const host = resolve(import.meta.dirname, '../../../host/node_modules');

/**
 * The recipe of the Vite login: Vite's defaults, and what our own build does for size too, so that the comparison
 * is not won by leaving it out: the router's production build, and rxjs in the form that shakes best.
 */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  esbuild: { jsx: 'automatic' },
  resolve: {
    alias: [
      { find: /^(react|react-dom)(?=$|\/)/, replacement: join(host, '$1') },
      { find: /^react-router$/, replacement: productionRouter['react-router$'] },
    ],
    conditions: ['es2015', 'module', 'browser', 'production'],
  },
  build: { target: 'es2022', emptyOutDir: true },
});
