/**
 * Builds one remote in another version or with other slots than its own: `tsx shared/build/variant.ts <order as JSON>`.
 * For tests, which run it by `buildRelease` of `e2e/support/build-release.ts`.
 */
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import type { RemoteName } from '../src/contract/slots.ts';
import { type RemoteBuildOptions, remoteConfig } from './config/remote-config.ts';

/** What is to be built; paths are absolute or from the remote's folder. */
export interface VariantOrder extends RemoteBuildOptions {
  readonly remote: RemoteName;
}

const { remote, ...options }: VariantOrder = JSON.parse(process.argv[2] ?? '{}');
const compiler = webpack(remoteConfig(join(resolve(import.meta.dirname, '../..'), remote), options));
compiler.run((error, stats) => {
  compiler.close(() => {
    const report = error ? error.message : stats?.toString({ all: false, errors: true, colors: false });
    if (!error && !stats?.hasErrors()) return;
    console.error(report);
    process.exitCode = 1;
  });
});
