import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { filesBelow } from '../staleness.ts';

const require = createRequire(import.meta.url);

/** The federation runtime's global that the host provides and every remote uses instead of a copy of its own. */
export const federationGlobal = '__portalFederation_2_9';

/** Shared by host and remotes: the measured best of docs/adr/0004-federation-runtime.md. */
export const federation = {
  dts: false,
  dev: false,
  shareStrategy: 'loaded-first',
  experiments: { optimization: { target: 'web', disableSnapshot: true } },
} as const;

/** What a build may be told beyond its sources: for builds that are tried out against one another. */
export interface BuildOptions {
  /** Version of the release; the package's own by default. */
  readonly version?: string;
  /** Version of the facades that the build provides or is built against; that of `shared` by default. */
  readonly sharedVersion?: string;
  /** Absolute path of the folder to build into; the package's `dist` by default. */
  readonly outputPath?: string;
}

/** Browsers of the last two years or so; swc and webpack emit for them. */
const ecmaVersion = 'es2022';

/** How sources are compiled; with `refresh`, so that components can be replaced in a running page (shared/dev). */
export const sourceRule = (refresh = false) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh } },
      target: ecmaVersion,
    },
  },
});

/** Emotion imports it bare, for a function that nothing here uses; it only defines functions, but does not say so. */
const withoutEffects = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

/** The version in a package's `package.json`. */
export const packageVersion = (directory: string): string =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).version;

/**
 * What every package of the portal is built with. `directory` is the package's own; `uniqueName` tells apart what may
 * run in one page, and `variant` what may not be mixed in the build's cache.
 */
export function baseConfig(
  directory: string,
  { uniqueName, variant, outputPath }: { uniqueName: string; variant: object; outputPath: string },
): Configuration {
  const name = basename(directory);
  return {
    name,
    context: directory,
    mode: 'production',
    target: ['web', ecmaVersion],
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
    // es2015: rxjs in the form that shakes best
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [sourceRule(), withoutEffects],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(directory, '../.cache/webpack'),
      version: webpack.version,
      name: `${name}-${uniqueName}-${shortHash(variant)}`,
      buildDependencies: {
        // without the lock file, modules of a library's former version come out of the cache beside those of its new one
        config: [
          join(directory, 'webpack.config.ts'),
          join(directory, '../pnpm-lock.yaml'),
          ...buildSources(),
        ],
      },
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 }, mangle: true },
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
