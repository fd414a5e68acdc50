import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inWords, type ReleaseName, releaseFolder } from '../layout.ts';
import { SiteRefusal } from '../refusal.ts';
import {
  complaintsAbout,
  complaintsAboutFiles,
  type Hashes,
  readSeals,
  type Seals,
} from './release-integrity.ts';

/** A copy of a build that lies in the site, checked, but not yet under its version. */
export interface Incoming {
  readonly seals: Seals;
  readonly folder: string;
}

/** Folders that are on their way; what an ended process left of them is swept. */
const incoming = '.incoming';

/** Checks a build against its own hashes, and gives them. Throws SiteRefusal when it is not whole. */
export async function assertWhole(
  release: ReleaseName,
  dist: string,
): Promise<{ seals: Seals; hashes: Hashes }> {
  const refuse = (reasons: readonly string[]) =>
    new SiteRefusal(
      [`The build of ${inWords(release)} in ${dist} is not whole. Build it again.`, ...reasons].join('\n'),
    );
  const found = await readSeals(dist).catch((error: unknown) => {
    throw refuse([error instanceof Error ? error.message : String(error)]);
  });
  const complaints = await complaintsAboutFiles(dist, found.hashes);
  if (complaints.length > 0) throw refuse(complaints);
  return found;
}

/**
 * Copies what a build vouches for (no source maps, no statistics) into the site and checks the copy. The caller
 * holds the lock. Throws SiteRefusal when the build is not whole.
 */
export async function bringIn(site: string, release: ReleaseName, dist: string): Promise<Incoming> {
  const { seals, hashes } = await assertWhole(release, dist);
  const folder = join(dirname(releaseFolder(site, release)), incoming);
  await rm(folder, { recursive: true, force: true });
  for (const file of [...Object.keys(seals), ...Object.keys(hashes)]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(dist, file), join(folder, file));
  }
  const complaints = await complaintsAbout(folder, seals);
  if (complaints.length === 0) return { seals, folder };
  await rm(folder, { recursive: true, force: true });
  throw new SiteRefusal(
    [`${inWords(release)} did not arrive in ${site} as it was built. Is its disk full?`, ...complaints].join(
      '\n',
    ),
  );
}

/**
 * Puts a folder under its version, in one step. What is there already is of no release (its publication never
 * ended) or of a working one, and gives way.
 */
export async function putInPlace(site: string, release: ReleaseName, { folder }: Incoming): Promise<void> {
  const place = releaseFolder(site, release);
  const former = `${folder}.former`;
  await rm(former, { recursive: true, force: true });
  const there = await readdir(place).then(
    () => true,
    () => false,
  );
  if (there) await rename(place, former);
  await rename(folder, place);
  await rm(former, { recursive: true, force: true });
}

/** Takes a copy away again that came to nothing. */
export const sendAway = ({ folder }: Incoming): Promise<void> => rm(folder, { recursive: true, force: true });
