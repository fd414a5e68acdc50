import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type RemoteDeclaration, slotsOf } from '../../src/contract/remote/index.ts';
import { contractVersion } from '../../src/contract/version.ts';
import { scriptsOf } from '../assets/assets-plugin.ts';
import { compressionPlugins } from '../assets/compression.ts';
import { contentsPlugin } from '../assets/contents.ts';
import { IntegrityPlugin } from '../assets/integrity-plugin.ts';
import { NoticesPlugin } from '../assets/notices-plugin.ts';
import { declaredOf } from '../declaration/declared.ts';
import { FirstPaintPlugin } from '../first-paint/first-paint-plugin.ts';
import { readPackageVersion } from '../package-folder.ts';
import { containerName } from '../sharing/container-name.ts';
import { facades } from '../sharing/facades.ts';
import { NeedsPlugin } from '../sharing/needs-plugin.ts';
import { federationVersion, isCarriedAlone, sharingTable, supportedRange } from '../sharing/sharing.ts';
import { facadesBySlot } from '../sharing/slot-facades.ts';
import { findSlotParts } from '../sharing/slot-parts.ts';
import {
  type BuildOptions,
  baseConfig,
  federation,
  federationGlobal,
  pureDefinitions,
} from './base-config.ts';
import { remoteChunks } from './remote-chunks.ts';

const require = createRequire(import.meta.url);

export interface RemoteBuildOptions extends BuildOptions {
  /** Slot → its file, absolute or from the package; default: `./src/slots/<slot>.tsx`. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Separates builds that run in one page; default: name and version. */
  readonly uniqueName?: string;
  /**
   * For a development server: `hosted` under a host in development, `alone` under a host built for release. A remote
   * alone carries React and the facades that import it.
   */
  readonly development?: 'hosted' | 'alone';
}

/**
 * Returns a remote's webpack configuration. Each slot is a chunk; React, facades and federation runtime come from the
 * host; the manifest has the remote's needs (`metaData.needs`) and what its `remote.ts` declares (`metaData.declares`).
 * `directory` is the package's folder. Throws an Error when the declaration is wrong.
 */
export function remoteConfig(
  directory: string,
  remote: RemoteDeclaration,
  options: RemoteBuildOptions = {},
): Configuration {
  const name = basename(directory);
  const declared = declaredOf(directory, remote);
  const {
    version = readPackageVersion(directory),
    outputPath = join(directory, 'dist'),
    ...variant
  } = options;
  const { slots = slotFiles(remote), development } = variant;
  const alone = development === 'alone';
  const { uniqueName = `${containerName(name)}_${version.replaceAll('.', '_')}` } = variant;

  const hasOwnSlots = Object.entries(slotFiles(remote)).every(([slot, file]) => slots[slot] === file);
  const isFromHost = (name: string) => !(alone && isCarriedAlone(name));
  const shared = sharingTable(alone ? 'alone' : 'remote');
  const config = baseConfig(directory, { uniqueName, variant, outputPath });
  const needs = new NeedsPlugin({
    contract: supportedRange('@portal/shared/contract', contractVersion),
    federation: federationVersion,
    shared: Object.fromEntries(Object.entries(shared).filter(([name]) => isFromHost(name))),
    facades: facades.filter(isFromHost),
  });
  return {
    ...config,
    entry: {},
    // otherwise a module whose import failed stays in the cache, half evaluated, and a retry gets it from there
    output: { ...config.output, publicPath: 'auto', strictModuleExceptionHandling: true },
    module: { rules: [...(config.module?.rules ?? []), pureDefinitions] },
    optimization: { ...config.optimization, splitChunks: remoteChunks() },
    externals: [
      ({ request }, callback) =>
        /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request ?? '')
          ? callback(undefined, `var ${federationGlobal}`)
          : callback(),
    ],
    plugins: [
      needs,
      // otherwise the bundle contains a path of the build machine
      new webpack.DefinePlugin({ 'import.meta.url': '""' }),
      new ModuleFederationPlugin({
        ...federation,
        name: containerName(name),
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        manifest: {
          additionalData: ({ stats, compilation }) => {
            const parts = Object.entries(findSlotParts(compilation, Object.keys(slots)));
            Object.assign(stats.metaData, {
              needs: needs.needs(),
              declares: declared,
              team: remote.team,
              parts: Object.fromEntries(parts.map(([part, group]) => [part, scriptsOf(group.getFiles())])),
              facades: alone ? {} : facadesBySlot(compilation, Object.keys(slots)),
            });
          },
        },
        exposes: Object.fromEntries(Object.entries(slots).map(([slot, file]) => [`./${slot}`, file])),
        shared,
      }),
      // tests' slots and development builds have no first paint
      ...(development || !hasOwnSlots ? [] : [new FirstPaintPlugin(directory)]),
      new NoticesPlugin([require.resolve('webpack')]),
      ...(development ? [] : [contentsPlugin()]),
      ...compressionPlugins(),
      new IntegrityPlugin(),
    ],
  };
}

const slotFiles = (remote: RemoteDeclaration): Record<string, string> =>
  Object.fromEntries(slotsOf(remote).map(({ name }) => [name, `./src/slots/${name}.tsx`]));
