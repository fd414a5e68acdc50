import { extname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { ComposerPlugin } from '../../build/assets/composer-plugin.ts';
import { IntegrityPlugin } from '../../build/assets/integrity-plugin.ts';
import { sourceRule } from '../../build/config/base-config.ts';
import { FirstPaintPlugin } from '../../build/first-paint/first-paint-plugin.ts';
import { filesBelow } from '../../build/staleness.ts';
import { TrustedChunksPlugin } from './trusted-chunks-plugin.ts';

/** `shared/dev` */
const developmentFolder = join(import.meta.dirname, '..');

const { EntryPlugin, HotModuleReplacementPlugin } = webpack;

/** Plugins of files that only releases have. */
const forReleases = [ComposerPlugin, IntegrityPlugin, CompressionPlugin, FirstPaintPlugin];

/**
 * Turns a release's configuration into a development one: stable names, no minification, source maps as files (the
 * policy forbids eval), no integrity, nothing compressed, no first paint. A build with errors does not change the served files.
 * @param outputPath folder of the build
 */
export function configureForDevelopment(config: Configuration, outputPath: string): Configuration {
  const { cache } = config;
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...config.output,
      path: outputPath,
      filename: withoutHash(config.output?.filename),
      chunkFilename: withoutHash(config.output?.chunkFilename),
      clean: false,
    },
    optimization: {
      ...config.optimization,
      chunkIds: 'named',
      moduleIds: 'named',
      minimize: false,
      splitChunks: false,
      emitOnErrors: false,
    },
    plugins: [
      ...(config.plugins ?? []).filter(
        (plugin) => !forReleases.some((ofReleases) => plugin instanceof ofReleases),
      ),
      new TrustedChunksPlugin(),
    ],
    stats: 'none',
    ...(typeof cache === 'object' && cache.type === 'filesystem'
      ? { cache: { ...cache, name: `${cache.name}-development`, buildDependencies: withOwnSources(cache) } }
      : {}),
  };
}

/** `files/[name].[contenthash:8].js` → `files/[name].js` */
const withoutHash = (filename: unknown): string =>
  typeof filename === 'string' ? filename.replace('.[contenthash:8]', '') : '[name].js';

/**
 * Turns a release's configuration of a package with screens into a development one with React Refresh, which keeps form
 * input on reload. The order of entries matters: the DevTools hook, then React Refresh, then React.
 * @param outputPath folder of the build
 */
export function configureForHotReload(config: Configuration, outputPath: string): Configuration {
  const development = configureForDevelopment(config, outputPath);
  return {
    ...development,
    module: { rules: [sourceRule(true), ...(config.module?.rules ?? []).slice(1)] },
    plugins: [
      entry('devtools-hook'),
      new ReactRefreshPlugin({ overlay: false }),
      entry('hot-client'),
      ...(development.plugins ?? []),
      new HotModuleReplacementPlugin(),
    ],
  };
}

/** `file`: without its extension, which is that of this file: compiled where `shared` is packed. */
const entry = (file: string) =>
  // without a name it is added to every entry; a remote's only entry is its container
  new EntryPlugin(
    developmentFolder,
    join(developmentFolder, 'page', `${file}${extname(import.meta.filename)}`),
    {},
  );

const withOwnSources = ({ buildDependencies = {} }: { buildDependencies?: Record<string, string[]> }) => ({
  ...buildDependencies,
  development: [...filesBelow(developmentFolder)],
});
