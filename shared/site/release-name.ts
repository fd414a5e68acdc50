import * as z from '@portal/shared/schema';
import { isRemoteName, type RemoteName } from '../src/contract/index.ts';
import { SiteRefusal } from './refusal.ts';

/** Name of a package that is released: the host, or a remote. */
export type PackageName = 'host' | RemoteName;

/** Longest name of a package: the labels that a new remote is made with are short then. */
const longestName = 28;

/** Whether a text is the name of the host, or can be that of a remote. */
export const isPackageName = (name: string): name is PackageName =>
  name === 'host' || (isRemoteName(name) && name.length <= longestName);

declare const isRead: unique symbol;
/** A text that becomes the name of a folder, and that only the readers of this file make. */
type FolderName<Text extends string, Kind extends string> = Text & { readonly [isRead]: Kind };

/** Name of a package, checked. */
export type PackageFolder = FolderName<PackageName, 'package'>;
/** Version of a release, such as `1.2.0`, checked. */
export type ReleaseVersion = FolderName<string, 'version'>;

/** One release: a folder of a site that never changes. */
export interface ReleaseName {
  readonly package: PackageFolder;
  readonly version: ReleaseVersion;
}

/** Whether a text is the name of a package, as a folder. */
export const isPackageFolder = (text: unknown): text is PackageFolder =>
  typeof text === 'string' && isPackageName(text);

/** A number that is compared exactly. */
const number = '(?:0|[1-9]\\d{0,8})';
const versionPattern = new RegExp(`^${number}\\.${number}\\.${number}$`);

/** Whether a text is the version of a release. */
export const isReleaseVersion = (text: unknown): text is ReleaseVersion =>
  typeof text === 'string' && versionPattern.test(text);

const nameRule = `It is host, or mfe- and words of small letters with a dash between them, at most ${longestName} characters.`;
const versionRule =
  'It is three numbers with dots between them, such as 1.2.0: each of at most nine digits, without a 0 before it. There is ' +
  'no -beta.1 or +build after them: a canary gives a release to some browsers first.';

/** A text in quotation marks, cut where it is long, with escapes for what a terminal would not show or would obey. */
export const quoted = (text: unknown): string =>
  String(JSON.stringify(typeof text === 'string' ? text.slice(0, 60) : text) ?? 'nothing').replaceAll(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const describeName = (text: unknown) => `${quoted(text)} is not the name of a package. ${nameRule}`;
const describeVersion = (text: unknown) => `${quoted(text)} is not the version of a release. ${versionRule}`;

/** Schema of a package's name in a file of a site. */
export const packageFolder = z.pipe(
  z.unknown().check(z.refine(isPackageFolder, { error: ({ input }) => describeName(input) })),
  // checked by now
  z.transform((text) => text as PackageFolder),
);

/** Schema of a release's version in a file of a site. */
export const releaseVersion = z.pipe(
  z.unknown().check(z.refine(isReleaseVersion, { error: ({ input }) => describeVersion(input) })),
  z.transform((text) => text as ReleaseVersion),
);

/** Reads the name of a package. Throws SiteRefusal when it is none. */
export function readPackageFolder(text: unknown): PackageFolder {
  if (isPackageFolder(text)) return text;
  throw new SiteRefusal(describeName(text));
}

/** Reads the version of a release. `source`: where it comes from, for the message. Throws SiteRefusal when it is none. */
export function readReleaseVersion(text: unknown, source: string): ReleaseVersion {
  if (isReleaseVersion(text)) return text;
  throw new SiteRefusal(`${source}: ${describeVersion(text)}`);
}

/** Returns the name of a release of the host. */
export const hostRelease = (version: ReleaseVersion): ReleaseName => ({
  package: readPackageFolder('host'),
  version,
});

/** Reads the name of a release before anything is done with it. Throws SiteRefusal when it is none. */
export function readReleaseName(given: { readonly package: string; readonly version: string }): ReleaseName {
  const name = readPackageFolder(given.package);
  return { package: name, version: readReleaseVersion(given.version, `A release of ${name}`) };
}
