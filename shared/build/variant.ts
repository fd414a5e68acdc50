/**
 * Builds a remote with another version or other slots: `tsx shared/build/variant.ts <order as JSON>`. End-to-end tests
 * run it by `buildRelease` (`e2e/support/build-release.ts`).
 */
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import type { RemoteName } from '../src/contract/slots.ts';
import { type RemoteBuildOptions, remoteConfig } from './config/remote-config.ts';
import { readRemote } from './declaration/read-remote.ts';

/** A remote and its build options; paths are absolute or from the remote's folder. */
export interface VariantOrder extends RemoteBuildOptions {
  readonly remote: RemoteName;
  /** The remote's folder; default: that of the workspace. */
  readonly folder?: string;
}

const { remote, folder: given, ...options }: VariantOrder = JSON.parse(process.argv[2] ?? '{}');
const folder = given ?? join(resolve(import.meta.dirname, '../..'), remote);
const compiler = webpack(remoteConfig(folder, await readRemote(folder), options));
compiler.run((error, stats) => {
  compiler.close(() => {
    const report = error ? error.message : stats?.toString({ all: false, errors: true, colors: false });
    if (!error && !stats?.hasErrors()) return;
    console.error(report);
    process.exitCode = 1;
  });
});
