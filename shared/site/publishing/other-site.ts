import { join } from 'node:path';
import { checkRelease } from '../builds/release-integrity.ts';
import { filePath, releaseFolder, releaseLabel } from '../layout.ts';
import { readLedger } from '../ledger.ts';
import { SiteRefusal } from '../refusal.ts';
import { runningEntry } from '../registry.ts';
import { readPackageFolder } from '../release-name.ts';
import { readSettings } from '../settings.ts';
import type { Publication } from './publication.ts';

/**
 * Returns the release of a package that runs in another site, to be published into this one: the same bytes, which were tried
 * there. Every file is compared with that site's ledger, here and once more when it has arrived.
 * @throws SiteRefusal when nothing of it runs there, a file is not as it was published, or it is a working release
 */
export async function readOtherSite(
  from: string,
  what: Pick<Publication, 'package' | 'by' | 'canary'>,
): Promise<Publication> {
  const { origins } = await readSettings(from);
  const entry = runningEntry(await readLedger(from), readPackageFolder(what.package));
  const { version, commit, seals } = entry;
  const label = releaseLabel(entry);
  if (entry.working)
    throw new SiteRefusal(
      `${label} in ${from} is a working release of \`npm start\`, which may be replaced: release it there first.`,
    );
  const complaints = await checkRelease(from, entry);
  if (complaints.length > 0)
    throw new SiteRefusal(
      [`${label} is not what was published into ${from} on ${entry.at} by ${entry.by}:`, ...complaints].join(
        '\n',
      ),
    );
  return {
    ...what,
    version,
    dist: releaseFolder(from, entry),
    ...(commit === undefined ? {} : { commit }),
    from: { site: origins.host, seals, pathOf: (file) => join(from, filePath(entry, file)) },
  };
}
