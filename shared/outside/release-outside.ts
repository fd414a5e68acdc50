import { join } from 'node:path';
import { readPackageVersion } from '../build/package-folder.ts';
import { assertNew, publish } from '../site/index.ts';
import type { RemoteName } from '../src/contract/index.ts';
import { buildOutside } from './build-outside.ts';

/**
 * Builds the remote in a folder and publishes it into a site. Unlike `npm run release` in the portal's repository it mounts no
 * slot in a browser, and records no commit. Throws SiteRefusal when the version was released, or the site's host does not fit.
 */
export async function releaseOutside(
  folder: string,
  name: RemoteName,
  { site, by }: { readonly site: string; readonly by: string },
): Promise<void> {
  const version = readPackageVersion(folder);
  await assertNew(site, { package: name, version });
  await buildOutside(folder, { withCache: false });
  const notes = await publish(site, { package: name, version, dist: join(folder, 'dist'), by });
  for (const note of notes) console.log(note);
  console.log(`${name} ${version} is released: agents get it at their next load.`);
}
