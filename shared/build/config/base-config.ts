import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import * as pages from '../../src/contract/pages.ts';
import { filesBelow } from '../staleness.ts';

const require = createRequire(import.meta.url);

/** Global of the federation runtime that the host provides, so that remotes carry no copy. */
export const federationGlobal = '__portalFederation_2_9';

/** Federation options of host and remotes, chosen by measurement (docs/adr/0004-federation-runtime.md). */
export const federation = {
  dts: false,
  dev: false,
  shareStrategy: 'loaded-first',
  experiments: { optimization: { target: 'web', disableSnapshot: true } },
} as const;

/** Removes endpoint definitions that a build does not use; `.js` where `shared` is packed. */
export const pureDefinitions = {
  test: /\.[jt]s$/,
  include: join(import.meta.dirname, '../../src/contract/api'),
  enforce: 'pre',
  loader: join(import.meta.dirname, '../loaders/pure-definitions.cjs'),
} as const;

/**
 * webpack compiles JavaScript alone, and loaders the rest. By default it takes on more where it or Node.js can: TypeScript,
 * for one, from Node.js 22.6 on.
 */
export const experiments = { typescript: false, css: false, html: false, asyncWebAssembly: false } as const;

/** Options for builds of other versions, which tests run together. */
export interface BuildOptions {
  /** Version of the release; default: the package's. */
  readonly version?: string;
  /** Absolute path of the output folder; default: the package's `dist`. */
  readonly outputPath?: string;
}

/** Syntax that swc and webpack emit; every supported browser has it (docs/browsers.md). */
const ecmaVersion = 'es2022';

/** Paths of pages are compiled into the code that has them: a module of paths would be in what sign-in loads. */
const constModules = {
  globals: {
    '@portal/shared/pages': Object.fromEntries(
      Object.entries(pages).map(([name, path]) => [name, JSON.stringify(path)]),
    ),
  },
};

/** Returns the webpack rule that compiles TypeScript. `refresh` adds React Refresh for hot reload (shared/dev). */
export const sourceRule = (refresh = false) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // as in tsconfig.json: an import that nothing uses is resolved too, and fails the build when its file is missing
      transform: { react: { runtime: 'automatic', refresh }, verbatimModuleSyntax: true, constModules },
      target: ecmaVersion,
    },
  },
});

/** Emotion imports this package but we do not use it. It has no side effects but does not declare so. */
const withoutEffects = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

/** lucide's module is a kB of each remote and of the host. */
const ownIcons = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
  loader: join(import.meta.dirname, '../loaders/own-icons.cjs'),
} as const;

/** Returns the lock file of a package: that of its workspace, or its own. The cache of builds lies beside it. */
const lockFileOf = (directory: string): string => {
  const ofWorkspace = join(directory, '../pnpm-lock.yaml');
  return existsSync(ofWorkspace) ? ofWorkspace : join(directory, 'package-lock.json');
};

/**
 * The webpack configuration that all packages share.
 * @param directory folder of the package
 * @param options `uniqueName` separates builds that run in one page; `variant` separates builds in the cache
 */
export function baseConfig(
  directory: string,
  { uniqueName, variant, outputPath }: { uniqueName: string; variant: object; outputPath: string },
): Configuration {
  const name = basename(directory);
  const lockFile = lockFileOf(directory);
  return {
    name,
    context: directory,
    mode: 'production',
    target: ['web', ecmaVersion],
    experiments,
    devtool: 'hidden-source-map',
    output: {
      path: outputPath,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      clean: true,
      uniqueName,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      hashFunction: 'xxhash64',
    },
    // es2015: the build of rxjs that tree-shakes best
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [sourceRule(), withoutEffects, ownIcons],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(dirname(lockFile), '.cache/webpack'),
      version: webpack.version,
      name: `${name}-${uniqueName}-${shortHash(variant)}`,
      buildDependencies: {
        // without the lock file, the cache returns modules of a library's old version
        config: [join(directory, 'webpack.config.ts'), lockFile, ...buildSources()].filter((file) =>
          existsSync(file),
        ),
      },
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // NoticesPlugin emits the licences
          terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const shortHash = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

/** The sources of `shared/build`: a change in one of them makes the cache stale. */
const buildSources = (): string[] =>
  [...filesBelow(join(import.meta.dirname, '..'))].filter(
    (file) => /\.c?[jt]s$/.test(file) && !file.endsWith('.test.ts'),
  );
