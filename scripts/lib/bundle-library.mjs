import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

/** One copy of these serves the library and the tests: they hold React's and emotion's contexts. */
const external = ['react', 'react-dom', 'react/*', 'react-dom/*', '@emotion/react', '@emotion/cache'];

/**
 * Bundles a library of `shared` into one CommonJS file, once for each of its versions.
 * @param {string} name the library's package name
 * @returns {Promise<string>} path of the file, from which `shared`'s other libraries resolve
 */
export async function bundleLibrary(name) {
  const modules = join(root, 'shared/node_modules');
  const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
  const outfile = join(modules, '.cache/jest', `${name.replace('/', '-')}-${version}.cjs`);
  if (!existsSync(outfile))
    await build({
      stdin: { contents: `module.exports = require('${name}')`, resolveDir: join(root, 'shared') },
      outfile,
      external,
      bundle: true,
      platform: 'browser',
      format: 'cjs',
      logLevel: 'error',
    });
  return outfile;
}
