import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from '../files-below.mjs';
import { root } from '../root.mjs';

/**
 * Libraries of many modules, which Jest would load one by one for each test file: one file loads ten times as fast.
 * Entries of one library share its modules, so they are one bundle. With `onlyUsed`, the bundle has what the workspace
 * imports: these libraries have thousands of parts, of which the portal uses some.
 * @type {readonly { readonly package: string, readonly entries: readonly string[], readonly onlyUsed?: true }[]}
 */
const libraries = [
  { package: 'shared', entries: ['@chakra-ui/react'], onlyUsed: true },
  { package: 'shared', entries: ['lucide-react'], onlyUsed: true },
  { package: 'shared', entries: ['rxjs'] },
  { package: 'shared', entries: ['zod', 'zod/mini', 'zod/v4/core'] },
  { package: '.', entries: ['@testing-library/dom'] },
  { package: '.', entries: ['@testing-library/user-event'] },
  { package: '.', entries: ['@testing-library/jest-dom'] },
  { package: 'sandbox', entries: ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite'] },
  { package: 'sandbox', entries: ['fastify'] },
  { package: 'sandbox', entries: ['unpdf'] },
  { package: 'sandbox', entries: ['@faker-js/faker'], onlyUsed: true },
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

/**
 * Without styles, Chakra computes none. They took a quarter of the time of page tests, and jsdom lays nothing out by
 * them. Modules of Chakra by the end of their path, with what they export instead.
 */
const withoutStyles = {
  'styled-system/css': 'export const createCssFn = () => () => ({});',
  'styled-system/normalize': 'export const createNormalizeFn = () => (styles) => styles;',
  'utils/memo': 'export const memo = (compute) => compute;',
};

/** @type {import('esbuild').Plugin} */
const stylesPlugin = {
  name: 'without-styles',
  setup({ onLoad }) {
    for (const [module, contents] of Object.entries(withoutStyles))
      onLoad({ filter: new RegExp(`@chakra-ui/react/dist/[a-z]+/${module}\\.c?js$`) }, () => ({ contents }));
  },
};

/** @typedef {'browser' | 'node'} Platform */

/**
 * Bundles the libraries of many modules that Jest loads often, listed in this file, into CommonJS files, once for each
 * of their versions.
 * @param {Platform} platform whose form of the libraries is taken
 * @param {{ readonly styles: boolean }} options whether Chakra computes styles
 * @returns {Promise<Record<string, string>>} Jest's `moduleNameMapper` from each entry to its file
 */
export async function bundleLibraries(platform, { styles }) {
  const maps = await Promise.all(
    libraries.map((library) =>
      bundleLibrary(library, platform, library.entries.includes('@chakra-ui/react') && !styles),
    ),
  );
  return Object.assign({}, ...maps);
}

/**
 * @param {typeof libraries[number]} library
 * @param {Platform} platform
 * @param {boolean} isWithoutStyles
 * @returns {Promise<Record<string, string>>}
 */
async function bundleLibrary({ package: owner, entries, onlyUsed }, platform, isWithoutStyles) {
  const [name = ''] = entries;
  const modules = join(root, owner, 'node_modules');
  const contents = onlyUsed
    ? `export { ${importsOf(name).join(', ')} } from '${name}';`
    : `module.exports = { ${entries.map((entry) => `'${entry}': require('${entry}')`).join(', ')} };`;
  const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
  const content = JSON.stringify([version, platform, contents, isWithoutStyles && withoutStyles]);
  const key = createHash('sha256').update(content).digest('hex').slice(0, 12);
  // beside the library's own dependencies, which the file resolves from there
  const fileOf = (/** @type {string} */ entry) =>
    join(modules, '.cache/jest', `${entry.replaceAll('/', '-')}-${key}.cjs`);
  const bundle = fileOf(onlyUsed ? name : `all-of-${name}`);
  if (!existsSync(bundle)) {
    // the bundle is written last: where it exists, all files do
    mkdirSync(dirname(bundle), { recursive: true });
    if (!onlyUsed)
      for (const entry of entries)
        writeFileSync(fileOf(entry), `module.exports = require('./${basename(bundle)}')['${entry}'];\n`);
    await build({
      stdin: { contents, resolveDir: join(root, owner) },
      outfile: bundle,
      external: external.filter((each) => each !== name),
      plugins: isWithoutStyles ? [stylesPlugin] : [],
      bundle: true,
      minifySyntax: true,
      minifyWhitespace: true,
      platform,
      format: 'cjs',
      logLevel: 'error',
    });
  }
  return Object.fromEntries(entries.map((entry) => [`^${entry}$`, fileOf(entry)]));
}

/** @type {string[] | undefined} */
let sources;

/** Names that the workspace imports from a library, types apart. @param {string} name @returns {string[]} */
function importsOf(name) {
  sources ??= filesBelow(root)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const importsOrExports = new RegExp(`(?:import|export) \\{([^}]*)\\} from '${name}'`, 'g');
  const names = sources.flatMap((source) =>
    [...source.matchAll(importsOrExports)].flatMap(([, list = '']) => list.split(',')),
  );
  const values = names.map((each) => each.trim().split(' as ')[0] ?? '').filter((each) => /^\w+$/.test(each));
  return [...new Set(values)].sort();
}
