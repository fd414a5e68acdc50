import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTrial, type PackageName, publish } from '../index.ts';
import { hashFiles, readVersions } from '../testing/read-site.ts';
import {
  createEmptySite,
  createFullSite,
  packagesForTest,
  providesForTest,
  type SiteForTest,
} from '../testing/site-for-test.ts';

let made: SiteForTest;
afterEach(() => made.remove());

const trialsLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith('portal-trial-'));
const cart = (dist: string) => ({ package: 'mfe-cart' as const, version: '1.1.0', dist, by: 'Aisyah' });

test('has a page with the build, and leaves the site as it is', async () => {
  made = await createFullSite();
  const before = hashFiles(made.site);
  const trial = await openTrial(made.site, cart(made.build('mfe-cart', { word: 'second' })));
  expect(trial && readVersions(trial.folder, 'mfe-cart')).toEqual(['1.1.0', '1.0.0']);
  expect(trial?.pages.html).toContain('https://cart.example/mfe-cart/1.1.0/');
  expect(existsSync(join(trial?.folder ?? '', 'mfe-cart/1.1.0', trial?.release.entry ?? ''))).toBe(true);
  await trial?.remove();
  expect(existsSync(trial?.folder ?? '')).toBe(false);
  expect(hashFiles(made.site)).toEqual(before);
});

test('tries a newer build of a working release, whose files in the site stay as they are', async () => {
  made = await createFullSite();
  await publish(made.site, { ...cart(made.build('mfe-cart', { word: 'second' })), working: true });
  const before = hashFiles(made.site);
  const trial = await openTrial(made.site, cart(made.build('mfe-cart', { word: 'third' })));
  expect(readFileSync(join(trial?.folder ?? '', 'mfe-cart/1.1.0/page.22222222.js'), 'utf8')).toContain(
    'third',
  );
  await trial?.remove();
  expect(hashFiles(made.site)).toEqual(before);
});

test.each([
  ['it is empty', 0],
  ['it has no sign-in remote', 1],
])('there is none while the site would have no page: %s', async (_, count) => {
  made = await createEmptySite();
  const before = trialsLeft();
  for (const name of packagesForTest.slice(0, count))
    await publish(made.site, { package: name, dist: made.build(name), version: '1.0.0', by: 'Mei' });
  expect(await openTrial(made.site, cart(made.build('mfe-cart')))).toBeUndefined();
  expect(trialsLeft()).toEqual(before);
});

test('[FED-02] has the hashes of the build in its page, however many releases the site has', async () => {
  made = await createFullSite();
  const provides = { ...providesForTest, contract: '1.13.0', records: true } as const;
  const others = packagesForTest.filter((name) => !['host', 'mfe-auth', 'mfe-cart'].includes(name));
  const release = (name: PackageName, options: Parameters<SiteForTest['build']>[1]) =>
    publish(made.site, { package: name, dist: made.build(name, options), version: '1.1.0', by: 'Mei' });
  await release('host', { provides });
  for (const name of others) await release(name, { word: name, moreScripts: 250 });
  const record = '/host/files/records/mfe-cart';
  expect(readFileSync(join(made.site, 'public/index.html'), 'utf8')).toContain(record);
  const trial = await openTrial(made.site, cart(made.build('mfe-cart', { word: 'second' })));
  expect(trial?.pages.html).toContain('https://cart.example/mfe-cart/1.1.0/');
  expect(trial?.pages.html).not.toContain(record);
  await trial?.remove();
});

test('is refused as the release would be, and leaves nothing', async () => {
  made = await createFullSite();
  const before = trialsLeft();
  const needs = { contract: '^2.0.0', federation: '2.9.2', shared: {}, exports: {} };
  await expect(openTrial(made.site, cart(made.build('mfe-cart', { needs })))).rejects.toThrow('does not fit');
  expect(trialsLeft()).toEqual(before);
});
