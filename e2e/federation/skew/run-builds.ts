import { copyIntoSite, moveIntoPlace } from '../../../shared/site/builds/release-folder.ts';
import { changeSite } from '../../../shared/site/change.ts';
import { readReleaseName } from '../../../shared/site/index.ts';
import { withRelease } from '../../../shared/site/ledger.ts';
import type { OwnSite } from '../../support/fixtures/site.ts';
import type { Build } from './kept-releases.ts';

/**
 * Makes builds run in a test's site without the gate, which `publish` asks: the browser's own gate is under test. The
 * last build of a package runs; the one before it is the fallback.
 */
export async function runBuilds({ folder }: OwnSite, builds: readonly Build[]): Promise<void> {
  await changeSite(folder, async (initial, _settings, begin) => {
    let ledger = initial;
    for (const { dist, ...build } of builds) {
      const release = readReleaseName(build);
      const copy = await copyIntoSite(folder, release, dist, begin);
      await moveIntoPlace(folder, release, copy, begin);
      const at = new Date().toISOString();
      ledger = withRelease(ledger, { ...release, at, by: 'the skew tests', seals: copy.integrityFiles });
    }
    return ledger;
  });
}
