import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../../build/assets/integrity.ts';
import { publish } from '../index.ts';
import { hashTree } from '../testing/read-site.ts';
import { createFullSite, type SiteForTest } from '../testing/site-for-test.ts';

let made: SiteForTest;
let dist: string;
beforeEach(async () => {
  made = await createFullSite();
  dist = mkdtempSync(join(tmpdir(), 'portal-build-'));
  cpSync(join(made.site, 'mfe-cart/1.0.0'), dist, { recursive: true });
});
afterEach(() => {
  made.remove();
  rmSync(dist, { recursive: true });
});

const change = (file: string, edit: (text: string) => string) =>
  writeFileSync(join(dist, file), edit(readFileSync(join(dist, file), 'utf8')));

/** Writes a file's hash into the build. */
const addHash = (file: string) =>
  change('integrity.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), [file]: integrityOf(readFileSync(join(dist, file))) }),
  );

function rewriteManifest(edit: (text: string) => string): void {
  change('mf-manifest.json', edit);
  addHash('mf-manifest.json');
}

test.each<[string, () => void, RegExp]>([
  [
    'a link, which leads elsewhere',
    () => symlinkSync('/etc/hosts', join(dist, 'more.js')),
    /more\.js is neither a file nor a folder/,
  ],
  [
    'a manifest without a hash',
    () =>
      change('integrity.json', (text) =>
        text.replace(/"mf-manifest\.json":"[^"]*",?/, '').replace(',}', '}'),
      ),
    /mf-manifest\.json/,
  ],
  [
    'an entry that it does not have',
    () => rewriteManifest((text) => text.replace('remoteEntry.11111111.js', 'other.11111111.js')),
    /names other\.11111111\.js, of which it has no hash/,
  ],
  [
    'a script of a slot that it does not have',
    () => rewriteManifest((text) => text.replace('page.22222222.js', 'other.22222222.js')),
    /names other\.22222222\.js, of which it has no hash/,
  ],
  [
    'a file that has the name of the folder of content-addressed files',
    () => {
      writeFileSync(join(dist, 'files'), 'a file');
      addHash('files');
    },
    /has the name "files"/,
  ],
])('a build with %s is refused, and the site is unchanged', async (_, damage, says) => {
  damage();
  const before = hashTree(made.site);
  const refused = publish(made.site, { package: 'mfe-cart', version: '1.1.0', dist, by: 'Aisyah' });
  await expect(refused).rejects.toMatchObject({ name: 'SiteRefusal', message: expect.stringMatching(says) });
  expect(hashTree(made.site)).toEqual(before);
});
