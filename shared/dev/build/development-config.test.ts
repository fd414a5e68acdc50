import type { Configuration } from 'webpack';
import { IntegrityPlugin } from '../../build/assets/integrity-plugin.ts';
import { configureForDevelopment, configureForHotReload } from './development-config.ts';
import { TrustedChunksPlugin } from './trusted-chunks-plugin.ts';

const release: Configuration = {
  mode: 'production',
  output: { path: '/project/mfe-cart/dist', filename: '[name].[contenthash:8].js', publicPath: 'auto' },
  cache: { type: 'filesystem', name: 'mfe-cart', buildDependencies: { config: ['webpack.config.ts'] } },
  plugins: [new IntegrityPlugin()],
};
const namesOf = ({ plugins = [] }: Configuration) => plugins.map((plugin) => plugin?.constructor.name);

test('uses no eval, and writes nothing for a build with errors', () => {
  const { devtool, optimization } = configureForDevelopment(release, '/tmp/out');
  // the page's policy has no unsafe-eval
  expect(devtool).not.toMatch(/eval/);
  expect(optimization).toMatchObject({ emitOnErrors: false, minimize: false });
});

test('gives files stable names and a separate folder, and scripts no hashes', () => {
  const { output, plugins = [] } = configureForDevelopment(release, '/tmp/out');
  expect(output).toMatchObject({ path: '/tmp/out', filename: '[name].js', publicPath: 'auto' });
  expect(plugins.some((plugin) => plugin instanceof IntegrityPlugin)).toBe(false);
  expect(plugins.some((plugin) => plugin instanceof TrustedChunksPlugin)).toBe(true);
});

test('uses another cache than the release', () => {
  expect(configureForDevelopment(release, '/tmp/out').cache).toMatchObject({
    name: 'mfe-cart-development',
    buildDependencies: { config: ['webpack.config.ts'] },
  });
});

test('loads the DevTools hook first, then React Refresh', () => {
  expect(namesOf(configureForHotReload(release, '/tmp/out'))).toEqual([
    'EntryPlugin',
    'ReactRefreshPlugin',
    'EntryPlugin',
    'TrustedChunksPlugin',
    'HotModuleReplacementPlugin',
  ]);
});
