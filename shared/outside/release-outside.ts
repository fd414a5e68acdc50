import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSlots, noChromium } from '../mount/check-slots.ts';
import { assertNew, publish, readWorkspaceVersion, SiteRefusal } from '../site/index.ts';
import type { RemoteName } from '../src/contract/index.ts';
import { buildOutside } from './build-outside.ts';

interface OutsideRelease {
  /** Folder of the site. */
  readonly site: string;
  /** Who releases. */
  readonly by: string;
  /** Share of the browsers that get it, in percent; default: all. */
  readonly canary: number | undefined;
  /** Mounts no slot. */
  readonly withoutBrowser: boolean;
}

const usualPaths: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../mount/chromium-paths.json'), 'utf8'),
);

function findChromium(): string {
  const found = process.env.PORTAL_CHROMIUM ?? usualPaths.find((path) => existsSync(path));
  if (found === undefined) throw new SiteRefusal(noChromium);
  return found;
}

/**
 * Builds the remote in a folder, mounts its slots in a browser, and publishes it into a site. Unlike `npm run release` in the
 * portal's repository it records no commit. Throws SiteRefusal when the version was released, a slot cannot be shown, there is
 * no browser, or the site's host does not fit.
 */
export async function releaseOutside(
  folder: string,
  name: RemoteName,
  { site, by, canary, withoutBrowser }: OutsideRelease,
): Promise<void> {
  const version = await readWorkspaceVersion(dirname(folder), name);
  const chromium = withoutBrowser ? undefined : findChromium();
  const release = { package: name, version, ...(canary === undefined ? {} : { canary }) };
  await assertNew(site, release);
  await buildOutside(folder, { withCache: false });
  const publication = { ...release, dist: join(folder, 'dist'), by };
  if (chromium !== undefined) await checkSlots(site, publication, chromium);
  for (const note of await publish(site, publication)) console.log(note);
  const who = canary === undefined ? 'agents get' : `${canary}% of the browsers get`;
  console.log(`${name} ${version} is released: ${who} it at their next load.`);
}
