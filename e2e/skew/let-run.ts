import { copyIntoSite, moveIntoPlace } from '../../shared/site/builds/release-folder.ts';
import { changeSite } from '../../shared/site/change.ts';
import { withRelease } from '../../shared/site/ledger.ts';
import type { OwnSite } from '../support/site.ts';
import type { Build } from './kept-releases.ts';

/**
 * Lets builds run in a test's site, also where they do not fit: `publish` would refuse those, and the browser is to
 * show what it does when nobody has. Of each package the last runs, and the one before it is what a browser falls
 * back to.
 */
export function letRun({ folder }: OwnSite, builds: readonly Build[]): Promise<void> {
  return changeSite(folder, async (before) => {
    let ledger = before;
    for (const { dist, ...release } of builds) {
      const copy = await copyIntoSite(folder, release, dist);
      await moveIntoPlace(folder, release, copy);
      const at = new Date().toISOString();
      ledger = withRelease(ledger, { ...release, at, by: 'the skew matrix', seals: copy.seals });
    }
    return ledger;
  });
}
