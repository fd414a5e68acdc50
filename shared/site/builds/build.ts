import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import type { Assets } from '../../build/assets/assets-plugin.ts';
import { type FirstPaint, firstPaintFile, firstPaintSchema } from '../../build/first-paint/first-paint.ts';
import { containerName } from '../../build/sharing/container-name.ts';
import {
  describeRegistryProblem,
  needs,
  provides,
  type Release,
  readRegistry,
} from '../../src/contract/federation/index.ts';
import type { RemoteName } from '../../src/contract/index.ts';
import type { Declares } from '../../src/contract/remote/declares.ts';
import { wholeDeclares } from '../../src/contract/remote/frame-members.ts';
import { readJson } from '../files.ts';
import { originOf, type PortalOrigins, releasePath } from '../layout.ts';
import {
  type PackageName,
  type ReleaseName,
  type ReleaseVersion,
  readReleaseName,
  readReleaseVersion,
} from '../release-name.ts';
import { type Hashes, readIntegrity } from './release-integrity.ts';

const assetsSchema: z.ZodMiniType<Assets> = z.object({
  entry: z.array(z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
});

const hostProvides = z.extend(provides, {
  /** Names of the places that its version of `shared` has. */
  places: z.array(z.string()),
});

/** What a build of the host provides, as its `provides.json` says it. */
export type HostProvides = Readonly<z.output<typeof hostProvides>>;

/** The parts of a host's build that composition puts into the page. */
export interface HostBuild {
  readonly version: ReleaseVersion;
  readonly provides: HostProvides;
  readonly assets: Assets;
  /** Scripts of the pages without React; their files are in `oidc/`. */
  readonly callbackAssets: Assets;
  readonly hashes: Hashes;
  /** The rendered frame and the document's styles; absent in a development build. */
  readonly firstPaint?: FirstPaint;
  /** SVG text. */
  readonly favicon: string;
  readonly callbackPages: Readonly<Record<CallbackPage, string>>;
  /** The page of the customer's phone. */
  readonly capturePage: string;
}

/** Pages that the identity provider redirects to (RTE-18, RTE-19). */
export const callbackPages = ['login-callback', 'logout-callback'] as const;
export type CallbackPage = (typeof callbackPages)[number];

/**
 * Reads what composition needs of a host's build: what it provides, first paint, hashes, asset lists and pages. `version` is
 * the release's, of which the addresses of the page's files are made; the build does not contain it. Does not check files
 * against the hashes. Throws an Error that names a missing or invalid file.
 */
export async function readHostBuild(folder: string, version: string): Promise<HostBuild> {
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  const { hashes } = await readIntegrity(folder);
  const firstPaint = await readFirstPaint(folder);
  return {
    version: readReleaseVersion(version, 'The host'),
    ...(firstPaint ? { firstPaint } : {}),
    capturePage: await text('oidc/capture.html'),
    provides: await readProvides(folder),
    assets: await readJson(join(folder, 'assets.json'), assetsSchema),
    callbackAssets: await readJson(join(folder, 'oidc/assets.json'), assetsSchema),
    hashes,
    favicon: await text('favicon.svg'),
    callbackPages: {
      'login-callback': await text('oidc/login-callback.html'),
      'logout-callback': await text('oidc/logout-callback.html'),
    },
  };
}

/**
 * Reads a build's first paint; `undefined` if it has none. Throws an Error when its markup is not allowed in the page.
 */
export async function readFirstPaint(folder: string): Promise<FirstPaint | undefined> {
  const { hashes } = await readIntegrity(folder);
  return hashes[firstPaintFile] === undefined
    ? undefined
    : readJson(join(folder, firstPaintFile), firstPaintSchema);
}

/** Reads what a build of the host provides, for the gate. Throws an Error when the file is missing or invalid. */
export const readProvides = (folder: string): Promise<HostProvides> =>
  readJson(join(folder, 'provides.json'), hostProvides);

const manifestSchema = z.object({
  metaData: z.object({
    remoteEntry: z.object({ name: z.string() }),
    needs,
    declares: wholeDeclares,
    team: z.exactOptional(z.string()),
    parts: z.exactOptional(z.record(z.string(), z.array(z.string()))),
    facades: z.exactOptional(z.record(z.string(), z.array(z.string()))),
  }),
  exposes: z.array(
    z.object({ name: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) }),
  ),
});

/**
 * Reads what a build of a remote needs of the host, for the gate. Throws an Error when the manifest is missing or
 * invalid.
 */
export const readNeeds = async (folder: string) => (await readManifest(folder)).metaData.needs;

/** Reads what a build of a remote declares. Throws an Error when the manifest is missing or invalid. */
export const readDeclares = async (folder: string): Promise<Declares> =>
  (await readManifest(folder)).metaData.declares;

/** Reads which team a build says that it is of; `undefined` for the host, and where its manifest names none. */
export const readTeam = async (name: PackageName, folder: string): Promise<string | undefined> =>
  name === 'host' ? undefined : (await readManifest(folder)).metaData.team;

const readManifest = (folder: string) => readJson(join(folder, 'mf-manifest.json'), manifestSchema);

/**
 * Reads a remote's release as a registry entry. `release.at`: when it was released, as an ISO instant. Throws an Error
 * that names an invalid file.
 */
export async function readRemoteRelease(
  folder: string,
  release: { readonly package: RemoteName; readonly version: string; readonly at: string },
  origins: PortalOrigins,
): Promise<Release> {
  const { metaData, exposes } = await readManifest(folder);
  const { hashes } = await readIntegrity(folder);
  return {
    version: release.version,
    base: originOf(origins, release.package) + releasePath(readReleaseName(release)),
    entry: metaData.remoteEntry.name,
    container: containerName(release.package),
    releasedAt: release.at,
    needs: metaData.needs,
    slots: {
      ...Object.fromEntries(exposes.map(({ name, assets }) => [name, assets.js.sync])),
      ...metaData.parts,
    },
    ...(metaData.facades ? { facades: metaData.facades } : {}),
    integrity: Object.fromEntries(Object.entries(hashes).filter(([file]) => file.endsWith('.js'))),
  };
}

/** Reads all that the composition reads of a build. Throws an Error that names what is missing or invalid. */
export async function readBuild(release: ReleaseName, folder: string): Promise<void> {
  const { package: name, version } = release;
  if (name === 'host') return void (await readHostBuild(folder, version));
  await readFirstPaint(folder);
  const origin = 'https://portal.invalid';
  const origins = { host: origin, remotes: origin };
  const current = await readRemoteRelease(folder, { package: name, version, at: '' }, origins);
  const remotes = { [name]: { current, previous: [] } };
  const [problem] = readRegistry({ format: 1, host: version, remotes }).problems;
  if (problem) throw new Error(describeRegistryProblem(problem));
  const scripts = [current.entry, ...Object.values(current.slots).flat()];
  const missing = scripts.find((file) => !Object.hasOwn(current.integrity, file));
  // no browser runs a script without a hash
  if (missing !== undefined) throw new Error(`Its manifest names ${missing}, of which it has no hash.`);
}
