import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type RemoteName, remoteNames, slotOwners } from '../src/contract/slots.ts';
import { contractVersion } from '../src/contract/version.ts';
import { AssetsPlugin } from './assets-plugin.ts';
import { containerName } from './container-name.ts';
import { FontPlugin } from './font-plugin.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { sharing } from './sharing.ts';

const require = createRequire(import.meta.url);

/** The federation runtime's global that the host provides and every remote uses instead of a copy of its own. */
export const federationGlobal = '__portalFederation_2_9';

/** Browsers of the last two years or so; swc and webpack emit for them. */
const ecmaVersion = 'es2022';

/** What every package of the portal is built with. `directory` is the package's own. */
function base(directory: string, uniqueName: string): Configuration {
  const name = basename(directory);
  return {
    name,
    context: directory,
    mode: 'production',
    target: ['web', ecmaVersion],
    devtool: 'hidden-source-map',
    output: {
      path: join(directory, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      clean: { keep: /^oidc\// },
      uniqueName,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      hashFunction: 'xxhash64',
    },
    // es2015: rxjs in the form that shakes best
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: ecmaVersion,
            },
          },
        },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(directory, '../.cache/webpack'),
      version: webpack.version,
      name: `${name}-${uniqueName}`,
      buildDependencies: {
        config: [
          join(directory, 'webpack.config.ts'),
          ...['webpack-config.ts', 'sharing.ts', 'integrity-plugin.ts'].map((file) =>
            join(import.meta.dirname, file),
          ),
        ],
      },
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true },
        }),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // what several slots of a remote use (its core, the calls' schemas) is fetched once
          common: { name: 'common', minChunks: 2, enforce: true },
        },
      },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Shared with host and remote: the measured best of docs/adr/0004-federation-runtime.md. */
const federation = {
  dts: false,
  dev: false,
  shareStrategy: 'loaded-first',
} as const;

const readVersion = (directory: string): string =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).version;

/**
 * Configuration of a remote: exposes each of its slots (`src/slots/<slot>.tsx`) as a chunk of its own and takes
 * React, the facades and the federation runtime from the host.
 */
export function remoteConfig(directory: string): Configuration {
  const name = remoteNames.find((candidate) => candidate === basename(directory));
  if (!name) throw new Error(`${basename(directory)} is no remote: name it in shared/src/contract/slots.ts`);
  const version = readVersion(directory);
  const config = base(directory, `${containerName(name)}_${version.replaceAll('.', '_')}`);
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    externals: [
      ({ request }, callback) =>
        /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request ?? '')
          ? callback(undefined, `var ${federationGlobal}`)
          : callback(),
    ],
    plugins: [
      new ModuleFederationPlugin({
        ...federation,
        name: containerName(name),
        filename: 'remoteEntry.[contenthash:8].js',
        manifest: {
          additionalData: ({ stats }) => {
            Object.assign(stats.metaData, { contract: contractVersion });
          },
        },
        exposes: Object.fromEntries(slotsOf(name).map((slot) => [`./${slot}`, `./src/slots/${slot}.tsx`])),
        shared: sharing('remote'),
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new IntegrityPlugin(),
    ],
  };
}

const slotsOf = (remote: RemoteName): string[] =>
  Object.entries(slotOwners)
    .filter(([, owner]) => owner === remote)
    .map(([slot]) => slot);

/** A package's ESM build, which lies beside the CommonJS one that `require` finds. */
const esmBuild = (dependency: string): string => join(dirname(require.resolve(dependency)), 'index.js');

/** Configurations of the host: the shell, and beside it the two callback pages, which carry no runtime. */
export function hostConfig(directory: string): Configuration[] {
  return [shellConfig(directory), callbackConfig(directory)];
}

/** The shell: provides what is shared, and holds no remote's address (FED-01). */
function shellConfig(directory: string): Configuration {
  const config = base(directory, 'host');
  return {
    ...config,
    entry: { main: './src/main.ts' },
    output: { ...config.output, publicPath: '/' },
    resolve: {
      ...config.resolve,
      alias: {
        // without these the runtime's CommonJS build comes in beside its ESM one
        '@module-federation/runtime-core$': esmBuild('@module-federation/runtime-core'),
        '@module-federation/runtime$': esmBuild('@module-federation/runtime'),
      },
    },
    optimization: {
      ...config.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // what `ui` and `parts` both stand on
          styling: {
            test: /[\\/]node_modules[\\/](@chakra-ui|@emotion|stylis|@pandacss)[\\/]/,
            name: 'styling',
            minChunks: 3,
            enforce: true,
          },
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'all',
          },
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin({ __FEDERATION_GLOBAL__: JSON.stringify(federationGlobal) }),
      new ModuleFederationPlugin({
        ...federation,
        name: 'host',
        manifest: false,
        remotes: {},
        shared: sharing('host'),
        runtimePlugins: [join(directory, 'src/federation/provide-runtime.ts')],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new FontPlugin(),
      new AssetsPlugin(dirname(directory)),
      new IntegrityPlugin(),
    ],
  };
}

/** The identity provider's way back: pages under 3 kB without React (RTE-18, RTE-19). */
function callbackConfig(directory: string): Configuration {
  const config = base(directory, 'callback');
  return {
    ...config,
    name: 'callback',
    entry: {
      'login-callback': './src/callback/login-callback.ts',
      'logout-callback': './src/callback/logout-callback.ts',
    },
    output: { ...config.output, path: join(directory, 'dist/oidc'), publicPath: '/oidc/' },
    plugins: [new AssetsPlugin(dirname(directory)), new IntegrityPlugin()],
  };
}
