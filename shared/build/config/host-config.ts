import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import pdfPackage from 'pdfjs-dist/package.json' with { type: 'json' };
import webpack, { type Configuration } from 'webpack';
import { knownPlaces } from '../../src/contract/remote/known-places.ts';
import { contractVersion, earlierContracts } from '../../src/contract/version.ts';
import { pdfWorkerAddress } from '../../src/foundation/files/pdf/worker-address.ts';
import { fontFile } from '../../src/screen/ui/theme/fonts.ts';
import { AssetsPlugin } from '../assets/assets-plugin.ts';
import { ComposerPlugin } from '../assets/composer-plugin.ts';
import { compressionPlugins } from '../assets/compression.ts';
import { contentFolder } from '../assets/content-folder.ts';
import { contentsPlugin } from '../assets/contents.ts';
import { IntegrityPlugin } from '../assets/integrity-plugin.ts';
import { NoticesPlugin } from '../assets/notices-plugin.ts';
import { createPdfWorker, pdfWorkerFiles } from '../assets/pdf-worker.ts';
import { StaticFilesPlugin } from '../assets/static-files-plugin.ts';
import { FirstPaintPlugin } from '../first-paint/first-paint-plugin.ts';
import { facades } from '../sharing/facades.ts';
import { ProvidesPlugin } from '../sharing/provides-plugin.ts';
import { federationVersion, sharingTable } from '../sharing/sharing.ts';
import { baseConfig, federation, federationGlobal, pureDefinitions } from './base-config.ts';
import { hostLayers } from './host-layers.ts';
import { esmFederation, productionRouter } from './package-builds.ts';
import { findSourceWords } from './source-words.ts';

const require = createRequire(import.meta.url);
const font = require.resolve(fontFile);

/** Emits the monitoring SDK's worker as a file of the host. */
const replayWorkerRule = {
  test: /[\\/]@datadog[\\/]browser-rum[\\/].*[\\/]deflateWorker\.m?js$/,
  loader: require.resolve('../loaders/replay-worker.cjs'),
  options: { folder: contentFolder },
};

/**
 * Returns the webpack configurations of the host: the shell, and the pages without React and federation runtime, which
 * are the two callback pages of sign-in and the page of the customer's phone. `directory` is the package's folder.
 */
export function hostConfig(directory: string): Configuration[] {
  const outputPath = join(directory, 'dist');
  return [shellConfig(directory, outputPath), callbackConfig(directory, outputPath)];
}

/**
 * Addresses of the build's files. No file contains the host's version, so that a release changes only the files whose
 * sources changed; the page names the version.
 */
const addresses = {
  publicPath: '/host/',
  filename: `${contentFolder}/[name].[contenthash:8].js`,
  chunkFilename: `${contentFolder}/[name].[contenthash:8].js`,
};

/** The shell provides all shared modules and knows no remote's address (FED-01). */
function shellConfig(directory: string, outputPath: string): Configuration {
  const config = baseConfig(directory, { uniqueName: 'host', variant: {}, outputPath });
  const shared = sharingTable('host');
  return {
    ...config,
    entry: { main: './src/main.ts' },
    // the callback pages are built separately
    output: { ...config.output, ...addresses, clean: { keep: /^oidc\// } },
    resolve: {
      ...config.resolve,
      alias: { ...esmFederation, ...productionRouter },
    },
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []), replayWorkerRule, pureDefinitions],
    },
    optimization: {
      ...config.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: hostLayers(),
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        __FEDERATION_GLOBAL__: JSON.stringify(federationGlobal),
        __PORTAL_SOURCE_WORDS__: JSON.stringify(findSourceWords(dirname(directory))),
      }),
      new ProvidesPlugin({
        contract: contractVersion,
        earlierContracts,
        federation: [federationVersion],
        shared,
        facades,
        places: [...knownPlaces.keys()],
      }),
      new ModuleFederationPlugin({
        ...federation,
        name: 'host',
        manifest: false,
        remotes: {},
        shared,
        runtimePlugins: [join(directory, 'src/federation/provide-runtime.ts')],
      }),
      new NoticesPlugin([require.resolve('webpack'), font, ...pdfWorkerFiles]),
      new FirstPaintPlugin(directory),
      new StaticFilesPlugin({
        'favicon.svg': join(directory, 'src/favicon.svg'),
        // the composed HTML declares and preloads it
        [`${contentFolder}/inter.[hash].woff2`]: font,
        // remotes start it: a browser starts workers of the page's origin only
        [pdfWorkerAddress(pdfPackage.version).slice(addresses.publicPath.length)]: createPdfWorker,
      }),
      contentsPlugin(),
      new AssetsPlugin(dirname(directory)),
      new ComposerPlugin(),
      ...compressionPlugins(),
      new IntegrityPlugin(),
    ],
  };
}

/** Pages without React: the callback pages, under 3 kB (RTE-18, RTE-19), and that of the customer's phone. */
function callbackConfig(directory: string, outputPath: string): Configuration {
  const path = join(outputPath, 'oidc');
  const config = baseConfig(directory, { uniqueName: 'callback', variant: {}, outputPath: path });
  return {
    ...config,
    name: 'callback',
    entry: {
      'login-callback': './src/callback/login-callback.ts',
      'logout-callback': './src/callback/logout-callback.ts',
      capture: './src/capture/capture.ts',
    },
    output: { ...config.output, ...addresses },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), pureDefinitions] },
    plugins: [
      new StaticFilesPlugin({
        'login-callback.html': join(directory, 'src/callback/login-callback.html'),
        'logout-callback.html': join(directory, 'src/callback/logout-callback.html'),
        'capture.html': join(directory, 'src/capture/capture.html'),
      }),
      new AssetsPlugin(dirname(directory)),
      ...compressionPlugins(),
      new IntegrityPlugin(),
    ],
  };
}
