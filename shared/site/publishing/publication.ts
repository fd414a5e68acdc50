import type { PathOf } from '../builds/release-folder.ts';
import type { IntegrityFiles } from '../builds/release-integrity.ts';
import type { PackageName } from '../release-name.ts';

/** A build that is published. */
export interface Publication {
  readonly package: PackageName;
  /** Folder of the build. */
  readonly dist: string;
  /** `1.2.3` */
  readonly version: string;
  /** Name of the person who publishes. */
  readonly by: string;
  /** Commit that it was built from. */
  readonly commit?: string;
  /** Built from a working folder: a later publication of the same version replaces it. */
  readonly working?: boolean;
  /** How many of a hundred browsers get it, 1 to 99; default: all. */
  readonly canary?: number;
  /** Taken from another site, where it runs; absent: built here. */
  readonly from?: OtherSite;
  /** Whether it may replace the release of another team. Default: false. */
  readonly otherTeam?: boolean;
  /** Whether it may replace a newer version. Default: false. */
  readonly older?: boolean;
  readonly now?: Date;
}

/** The site that a release is taken from. */
export interface OtherSite {
  /** Origin of its host, by which the ledger names it. */
  readonly site: string;
  /** What its ledger has of the release. */
  readonly seals: IntegrityFiles;
  readonly pathOf: PathOf;
}
