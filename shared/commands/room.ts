import { statfs } from 'node:fs/promises';
import { SiteRefusal } from '../site/index.ts';

/** Free space that a release may need, in bytes: the host, the heaviest, has 16 MB, and its differences as much again. */
const neededRoom = 100_000_000;

const refusal = (site: string, what: string) =>
  new SiteRefusal(`There is not enough room on the disk of ${site}: ${what}. Nothing was released.`);

/**
 * Throws SiteRefusal when the disk of a folder has too little room for a release, before anything is built.
 * @param needed bytes
 */
export async function assertRoom(site: string, needed = neededRoom): Promise<void> {
  const { bavail, bsize } = await statfs(site);
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
  const free = bavail * bsize;
  if (free < needed)
    throw refusal(site, `${inMegabytes(free)} are free, and a release may need ${inMegabytes(needed)}`);
}

/** Returns the work's result. Throws SiteRefusal when the disk was full, with the folder that has to get room. */
export async function withRoom<Result>(site: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw refusal(site, 'it is full');
    throw error;
  }
}
