import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../build/assets/content-folder.ts';
import type { RemoteName } from '../src/contract/index.ts';
import { SiteRefusal } from './refusal.ts';
import type { PackageName, ReleaseName } from './release-name.ts';

/** Where host and remotes are served from: origins without a trailing slash. */
export interface PortalOrigins {
  readonly host: string;
  /** Origin of every remote that is not named. */
  readonly remotes?: string | undefined;
  readonly [remote: RemoteName]: string | undefined;
}

/** Returns a package's origin. Throws SiteRefusal when the settings name none. */
export function originOf(origins: PortalOrigins, name: PackageName): string {
  const origin = name === 'host' ? origins.host : (origins[name] ?? origins.remotes);
  if (origin !== undefined) return origin;
  throw new SiteRefusal(
    `${siteFiles.settings} names no origin for ${name}: add \`origins.remotes\`, which serves every remote that has none.`,
  );
}

/** Returns the origins of remotes, each once. */
export const remoteOrigins = ({ host: _, ...remotes }: PortalOrigins): readonly string[] => [
  ...new Set(Object.values(remotes).flatMap((origin) => origin ?? [])),
];

/** File and folder names in a site's folder. */
export const siteFiles = {
  settings: 'site.json',
  ledger: 'releases.json',
  lock: 'releases.lock',
  /** Of the process that sends the site to its mirror. */
  mirrorLock: 'mirror.lock',
  /** The composed files, which a server sends. */
  public: 'public',
  /** Differences of released files to those of earlier releases. They can be deleted at any time. */
  differences: 'differences',
} as const;

/** Returns the folder of a release in a site: `<site>/mfe-notes/1.0.0`. */
export const releaseFolder = (site: string, release: ReleaseName): string =>
  join(site, release.package, release.version);

/** Whether the site still has the folder of a release. */
export const hasFolder = (site: string, release: ReleaseName): Promise<boolean> =>
  stat(releaseFolder(site, release)).then(
    () => true,
    () => false,
  );

/** Returns a release's path on its package's origin: `/mfe-notes/1.0.0/`. */
export const releasePath = (release: ReleaseName): string => `/${release.package}/${release.version}/`;

/**
 * Returns the name of a content-addressed file below its folder; `undefined` for files that belong to one release.
 * `file` is the path in the release.
 */
export function contentName(release: { readonly package: PackageName }, file: string): string | undefined {
  // the callback pages are built in a folder of their own
  const [, folder, name] = /^(?:oidc\/)?([\w-]+)\/([^/]+)$/.exec(file) ?? [];
  return release.package === 'host' && folder === contentFolder ? name : undefined;
}

/** Folder of the content-addressed files, which all releases of the host have in common: `<site>/host/files`. */
export const contentFolderOf = (site: string): string => join(site, 'host', contentFolder);

/**
 * Returns the path of a release's file on its package's origin, and in a site: `/host/1.0.0/provides.json`, and without
 * a version for a content-addressed file, `/host/files/base.1a2b3c4d.js`.
 */
export function filePath(release: ReleaseName, file: string): string {
  const name = contentName(release, file);
  return name === undefined ? releasePath(release) + file : `/host/${contentFolder}/${name}`;
}

/** Returns a release's name for messages: `mfe-notes 1.0.0`. */
export const releaseLabel = (release: { readonly package: string; readonly version: string }): string =>
  `${release.package} ${release.version}`;
