import { join } from 'node:path';
import { readRemote } from '../build/declaration/read-remote.ts';
import { remoteConfig } from '../build/index.ts';
import type { RemoteName } from '../src/contract/index.ts';
import { alonePort } from './arguments.ts';
import { Build } from './build/build.ts';
import { configureForHotReload } from './build/development-config.ts';
import { serveFiles, streamBuildHashes } from './server/package-server.ts';
import { serve } from './server/serve.ts';

/** A remote with its own development server. */
export interface AloneRemote {
  readonly build: Build;
  /** Value of `?override=`: `mfe-notes@http://localhost:4233/mf-manifest.json`. */
  readonly override: string;
}

/**
 * Builds and serves a remote that replaces the deployed one, on any host that allows overrides (FED-07). Resolves with
 * the build and the text for the query `?override=`. `output`: folder of the builds. Rejects when the port is taken.
 */
export async function developAlone(
  remote: RemoteName,
  { root, portBase, output }: { root: string; portBase: number; output: string },
): Promise<AloneRemote> {
  const folder = join(root, remote);
  const config = remoteConfig(folder, await readRemote(folder), { development: 'alone' });
  const build = new Build(remote, configureForHotReload(config, join(output, remote)));
  const port = alonePort(portBase, root, remote);
  await serve(port, [streamBuildHashes(build, '/'), serveFiles(build, '/')]);
  return { build, override: `${remote}@http://localhost:${port}/mf-manifest.json` };
}
