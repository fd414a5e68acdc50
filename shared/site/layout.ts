import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteName, remoteNames } from '../src/contract/index.ts';

/** The packages that are released: the host and each remote. */
export const packageNames = ['host', ...remoteNames] as const;
/** Name of a package that is released. */
export type PackageName = 'host' | RemoteName;

/** Where host and remotes are served from: origins without a trailing slash. */
export type PortalOrigins = Readonly<Record<PackageName, string>>;

/** One release: a folder that never changes. */
export interface ReleaseName {
  readonly package: PackageName;
  /** `1.2.3` */
  readonly version: string;
}

/** File and folder names in a site's folder. */
export const siteFiles = {
  settings: 'site.json',
  ledger: 'releases.json',
  lock: 'releases.lock',
  /** The composed files, which a server sends. */
  public: 'public',
  /** Differences of released files to those of earlier releases. They can be deleted at any time. */
  differences: 'differences',
} as const;

/** `<site>/mfe-cart/1.0.0` */
export const releaseFolder = (site: string, release: ReleaseName): string =>
  join(site, release.package, release.version);

/** Whether a release's files are still in the site. */
export const hasFolder = (site: string, release: ReleaseName): Promise<boolean> =>
  stat(releaseFolder(site, release)).then(
    () => true,
    () => false,
  );

/** `/mfe-cart/1.0.0/`: a release's path on its package's origin. */
export const releasePath = (release: ReleaseName): string => `/${release.package}/${release.version}/`;

/** `mfe-cart 1.0.0` */
export const releaseLabel = (release: ReleaseName): string => `${release.package} ${release.version}`;
