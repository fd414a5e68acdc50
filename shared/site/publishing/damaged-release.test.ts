import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '../../src/contract/index.ts';
import { publish, rollBack, SiteRefusal, withdraw } from '../index.ts';
import { readRegistry, readRegistryInPage, readVersions } from '../testing/read-site.ts';
import { createFullSite, type SiteForTest } from '../testing/site-for-test.ts';

let made: SiteForTest;
afterEach(() => made.remove());

const release = (name: 'host' | RemoteName, version: string) =>
  publish(made.site, {
    package: name,
    dist: made.build(name, { word: version }),
    version,
    by: 'Mei',
  });

beforeEach(async () => {
  made = await createFullSite();
  await release('host', '1.1.0');
  await release('mfe-history', '1.1.0');
});

const fileOf = (release: string, file: string) => join(made.site, release, file);
const damages: readonly (readonly [string, (folder: string) => void])[] = [
  ['a changed script', (folder) => appendFileSync(fileOf(folder, 'page.22222222.js'), ' ')],
  ['a changed manifest', (folder) => appendFileSync(fileOf(folder, 'mf-manifest.json'), ' ')],
  ['other hashes', (folder) => writeFileSync(fileOf(folder, 'integrity.json'), '{}')],
  ['no folder', (folder) => rmSync(join(made.site, folder), { recursive: true })],
];

const saysCart = expect.stringMatching(
  /^mfe-cart 1\.0\.0 is not what was published .*Nothing of it runs until then\.$/s,
);

test.each(damages)(
  '[FED-02] %s of one remote stops no change of others, and a new release repairs it',
  async (_, damage) => {
    damage('mfe-cart/1.0.0');
    const notes: string[] = [];
    const onNote = (note: string) => void notes.push(note);
    expect(await release('mfe-client', '1.1.0')).toEqual([saysCart]);
    expect(await release('host', '1.2.0')).toEqual([saysCart]);
    await rollBack(made.site, { package: 'mfe-client', by: 'Mei', onNote });
    await withdraw(made.site, { package: 'mfe-history', by: 'Mei', onNote });
    expect(notes).toEqual([saysCart, saysCart]);
    const { host, remotes } = readRegistryInPage(made.site);
    expect(host).toBe('1.2.0');
    expect(Object.keys(remotes)).toEqual(['mfe-auth', 'mfe-client', 'mfe-applications']);
    expect(readRegistry(made.site).remotes).toEqual(remotes);

    expect(await release('mfe-cart', '1.1.0')).toEqual([]);
    expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.1.0']);
  },
);

test('[FED-04] the newest release that ran before runs while the current one is damaged, and the page names no other', async () => {
  await release('mfe-history', '1.2.0');
  rmSync(join(made.site, 'mfe-history/1.2.0'), { recursive: true });
  expect(await release('mfe-client', '1.1.0')).toEqual([
    expect.stringMatching(/^mfe-history 1\.2\.0 is not what.*mfe-history 1\.1\.0 runs until then\.$/s),
  ]);
  expect(readVersions(made.site, 'mfe-history')).toEqual(['1.1.0', '1.0.0']);
});

test('a damaged release is in the page again when its files are back', async () => {
  await release('mfe-history', '1.2.0');
  const file = fileOf('mfe-history/1.2.0', 'extra.js');
  writeFileSync(file, 'alert(1)');
  await release('mfe-client', '1.1.0');
  rmSync(file);
  await release('mfe-client', '1.2.0');
  expect(readVersions(made.site, 'mfe-history')).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

test('no page is composed without an intact release of the sign-in remote', async () => {
  appendFileSync(fileOf('mfe-auth/1.0.0', 'page.22222222.js'), ' ');
  await expect(release('mfe-client', '1.1.0')).rejects.toThrow(SiteRefusal);
  expect(readVersions(made.site, 'mfe-client')).toEqual(['1.0.0']);
});
