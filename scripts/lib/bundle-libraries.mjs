import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

/**
 * Libraries of many modules, which Jest would load one by one for each test file: one file loads ten times as fast.
 * Entries of one library share its modules, so they are one bundle.
 * @type {readonly { readonly package: string, readonly entries: readonly string[] }[]}
 */
const libraries = [
  { package: 'shared', entries: ['@chakra-ui/react'] },
  { package: 'shared', entries: ['rxjs'] },
  { package: 'shared', entries: ['zod', 'zod/mini', 'zod/v4/core'] },
  { package: '.', entries: ['@testing-library/dom'] },
  { package: '.', entries: ['@testing-library/user-event'] },
  { package: '.', entries: ['@testing-library/jest-dom'] },
  { package: 'sandbox', entries: ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite'] },
  { package: 'sandbox', entries: ['fastify'] },
];

/** One copy of these serves all bundles and the tests: they keep React's, emotion's and the test library's state. */
const external = [
  'node:*',
  'react',
  'react-dom',
  'react/*',
  'react-dom/*',
  '@emotion/react',
  '@emotion/cache',
  '@testing-library/dom',
  '@electric-sql/pglite',
];

/** @typedef {'browser' | 'node'} Platform */

/**
 * Bundles these libraries into CommonJS files, once for each of their versions.
 * @param {Platform} platform whose form of the libraries is taken
 * @returns {Promise<Record<string, string>>} Jest's `moduleNameMapper` from each entry to its file
 */
export async function bundleLibraries(platform) {
  const maps = await Promise.all(libraries.map((library) => bundleLibrary(library, platform)));
  return Object.assign({}, ...maps);
}

/**
 * @param {typeof libraries[number]} library
 * @param {Platform} platform
 * @returns {Promise<Record<string, string>>}
 */
async function bundleLibrary(library, platform) {
  const folder = join(root, library.package);
  const [name = ''] = library.entries;
  const modules = join(folder, 'node_modules');
  const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
  // beside the library's own dependencies, which the file resolves from there
  const file = (/** @type {string} */ entry) =>
    join(modules, '.cache/jest', `${entry.replaceAll('/', '-')}-${version}-${platform}.cjs`);
  const bundle = file(`all-of-${name}`);
  if (!existsSync(bundle)) {
    const requires = library.entries.map((entry) => `'${entry}': require('${entry}')`);
    await build({
      stdin: { contents: `module.exports = { ${requires.join(', ')} }`, resolveDir: folder },
      outfile: bundle,
      external: external.filter((each) => each !== name),
      bundle: true,
      minifySyntax: true,
      minifyWhitespace: true,
      platform,
      format: 'cjs',
      logLevel: 'error',
    });
    for (const entry of library.entries)
      writeFileSync(file(entry), `module.exports = require('${bundle}')['${entry}'];\n`);
  }
  return Object.fromEntries(library.entries.map((entry) => [`^${entry}$`, file(entry)]));
}
