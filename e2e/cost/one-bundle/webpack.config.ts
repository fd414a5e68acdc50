import { join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { AssetsPlugin } from '../../../shared/build/assets/assets-plugin.ts';
import { baseConfig } from '../../../shared/build/config/base-config.ts';
import { productionRouter } from '../../../shared/build/config/package-builds.ts';
import { declaredRemotes } from '../../../shared/build/declaration/declared-remotes.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * The recipe of the one-bundle build: the portal's sources, compiler, minifier and resolution (shared/build), one
 * application with a lazy route for each slot, chunks as webpack's defaults have them, and React apart as in the host.
 */
export function oneBundleConfig(outputPath: string, publicPath: string): Configuration {
  const host = join(root, 'host');
  const config = baseConfig(host, { uniqueName: 'one_bundle', variant: {}, outputPath });
  return {
    ...config,
    entry: { main: join(import.meta.dirname, 'main.tsx') },
    devtool: false,
    output: { ...config.output, publicPath },
    resolve: {
      ...config.resolve,
      alias: productionRouter,
      modules: ['node_modules', join(host, 'node_modules')],
    },
    optimization: { ...config.optimization, splitChunks: { chunks: 'async' } },
    plugins: [
      new AssetsPlugin(root),
      new webpack.DefinePlugin({ __DECLARED_REMOTES__: JSON.stringify(declaredRemotes()) }),
    ],
  };
}
