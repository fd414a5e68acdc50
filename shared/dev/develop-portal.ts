import { join } from 'node:path';
import { readRemote, remotesIn } from '../build/declaration/read-remote.ts';
import { hostConfig, remoteConfig } from '../build/index.ts';
import { readPackageVersion } from '../build/package-folder.ts';
import {
  originOf,
  type PackageName,
  readReleaseName,
  releasePath,
  type SiteSettings,
} from '../site/index.ts';
import type { RemoteName } from '../src/contract/index.ts';
import { Build } from './build/build.ts';
import { configureForDevelopment, configureForHotReload } from './build/development-config.ts';
import { type RequestHandler, serveFiles, streamBuildHashes } from './server/package-server.ts';
import { type DevelopedPackage, servePortalPages } from './server/portal-pages.ts';
import { serve } from './server/serve.ts';

/**
 * Builds and serves the whole portal with hot reload, each package at its origin in the settings. Resolves with the
 * builds when all servers listen; rejects when a port is taken. `output`: folder of the builds.
 */
export async function developPortal({
  root,
  settings,
  output,
}: {
  root: string;
  settings: SiteSettings;
  output: string;
}): Promise<Build[]> {
  const develop = (
    name: PackageName,
    config: Parameters<typeof configureForHotReload>[0],
  ): DevelopedPackage => ({
    version: readPackageVersion(join(root, name)),
    build: new Build(name, configureForHotReload(config, join(output, name))),
  });
  const remotes = new Map<RemoteName, DevelopedPackage>();
  for (const name of remotesIn(root)) {
    const folder = join(root, name);
    remotes.set(
      name,
      develop(name, remoteConfig(folder, await readRemote(folder), { development: 'hosted' })),
    );
  }

  const [shell, callbackConfig] = hostConfig(join(root, 'host'));
  if (!shell || !callbackConfig) throw new Error('The host has no configuration of its callback pages.');
  const host = develop('host', shell);
  const callback = new Build('host', configureForDevelopment(callbackConfig, join(output, 'host/oidc')));

  const base = (name: PackageName, { version }: DevelopedPackage) =>
    releasePath(readReleaseName({ package: name, version }));
  const portOf = (name: PackageName) => Number(new URL(originOf(settings.origins, name)).port);
  await serve(portOf('host'), [
    streamBuildHashes(host.build, '/host/'),
    // the page's addresses: third-party notices have the version, scripts and font do not
    serveFiles(host.build, base('host', host)),
    serveFiles(callback, '/host/'),
    serveFiles(host.build, '/host/'),
    servePortalPages({ settings, host, callback, remotes }),
  ]);
  const ports = new Map<number, RequestHandler[]>();
  for (const [name, remote] of remotes)
    ports.set(portOf(name), [
      ...(ports.get(portOf(name)) ?? []),
      streamBuildHashes(remote.build, base(name, remote)),
      serveFiles(remote.build, base(name, remote)),
    ]);
  for (const [port, handlers] of ports) await serve(port, handlers);
  return [host.build, callback, ...[...remotes.values()].map(({ build }) => build)];
}
