import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type Module } from 'webpack';
import { remoteNames, slotOwners } from '../../src/contract/slots.ts';
import { contractVersion } from '../../src/contract/version.ts';
import { IntegrityPlugin } from '../assets/integrity-plugin.ts';
import { FirstPaintPlugin } from '../first-paint/first-paint-plugin.ts';
import { containerName } from '../sharing/container-name.ts';
import { facades } from '../sharing/facades.ts';
import { NeedsPlugin } from '../sharing/needs-plugin.ts';
import { federationVersion, isCarriedAlone, supportedRange, sharing } from '../sharing/sharing.ts';
import { facadesBySlot } from '../sharing/slot-facades.ts';
import {
  type BuildOptions,
  baseConfig,
  federation,
  federationGlobal,
  packageVersion,
} from './base-config.ts';

/** Bytes, before they are minified, that are worth a file of their own: less is repeated in each slot instead. */
const worthARequest = 6000;

/** Leaves out the calls' definitions that a remote does not use. */
const pureDefinitions = {
  test: /\.ts$/,
  include: join(import.meta.dirname, '../../src/api'),
  enforce: 'pre',
  loader: join(import.meta.dirname, '../loaders/pure-definitions.cjs'),
} as const;

export interface RemoteBuildOptions extends BuildOptions {
  /** Slot → file that exposes it, absolute or from the package; by default each slot's `./src/slots/<slot>.tsx`. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Tells builds apart that run in one page; made of name and version by default. */
  readonly uniqueName?: string;
  /**
   * For a development server: under a host that is in development too (`hosted`), or under one that was built for
   * release (`alone`), in which case the remote carries React and the facades that hold it.
   */
  readonly development?: 'hosted' | 'alone';
}

/**
 * Configuration of a remote: exposes each of its slots as a chunk of its own, takes React, the facades and the
 * federation runtime from the host, and states in its manifest what it needs of one (`metaData.needs`).
 */
export function remoteConfig(directory: string, options: RemoteBuildOptions = {}): Configuration {
  const name = remoteNames.find((candidate) => candidate === basename(directory));
  if (!name) throw new Error(`${basename(directory)} is no remote: name it in shared/src/contract/slots.ts`);
  const { version = packageVersion(directory), outputPath = join(directory, 'dist'), ...variant } = options;
  const { slots = slotFiles(name), sharedVersion, development } = variant;
  const alone = development === 'alone';
  const { uniqueName = `${containerName(name)}_${version.replaceAll('.', '_')}` } = variant;

  const hasOwnSlots = Object.entries(slotFiles(name)).every(([slot, file]) => slots[slot] === file);
  const isLent = (name: string) => !(alone && isCarriedAlone(name));
  const shared = sharing(alone ? 'alone' : 'remote', sharedVersion);
  const config = baseConfig(directory, { uniqueName, variant, outputPath });
  const needs = new NeedsPlugin({
    contract: supportedRange('@portal/shared/contract', contractVersion),
    federation: federationVersion,
    shared: Object.fromEntries(Object.entries(shared).filter(([name]) => isLent(name))),
    facades: facades.filter(isLent),
  });
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    module: { rules: [...(config.module?.rules ?? []), pureDefinitions] },
    optimization: {
      ...config.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // what several slots of a remote use (its core, the calls' schemas) is fetched once
          common: {
            name: 'common',
            minChunks: 2,
            minSize: worthARequest,
            // a stand-in for a facade in here would make every slot wait for the facades of all
            test: (module: Module) => module.type !== 'consume-shared-module',
          },
        },
      },
    },
    externals: [
      ({ request }, callback) =>
        /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request ?? '')
          ? callback(undefined, `var ${federationGlobal}`)
          : callback(),
    ],
    plugins: [
      needs,
      // a library that asks where its module lies would be told a path of the machine that built it
      new webpack.DefinePlugin({ 'import.meta.url': '""' }),
      new ModuleFederationPlugin({
        ...federation,
        name: containerName(name),
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        manifest: {
          additionalData: ({ stats, compilation }) => {
            Object.assign(stats.metaData, {
              needs: needs.needs(),
              facades: alone ? {} : facadesBySlot(compilation, Object.keys(slots)),
            });
          },
        },
        exposes: Object.fromEntries(Object.entries(slots).map(([slot, file]) => [`./${slot}`, file])),
        shared,
      }),
      // not of slots that are none of its own, nor of what changes while it is looked at
      ...(development || !hasOwnSlots ? [] : [new FirstPaintPlugin(directory)]),
      new IntegrityPlugin(),
    ],
  };
}

const slotFiles = (remote: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(slotOwners)
      .filter(([, owner]) => owner === remote)
      .map(([slot]) => [slot, `./src/slots/${slot}.tsx`]),
  );
