import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTrial } from '../index.ts';
import { hashFiles, readVersions } from '../testing/read-site.ts';
import { createEmptySite, createFullSite, type SiteForTest } from '../testing/site-for-test.ts';

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

test('tries a working release again under its version', async () => {
  made = await createFullSite();
  const release = cart(made.build('mfe-cart', { word: 'second' }));
  const first = await openTrial(made.site, release);
  await first?.remove();
  const second = await openTrial(made.site, release);
  expect(second?.release.version).toBe('1.1.0');
  await second?.remove();
});

test('there is none while the site would have no page', async () => {
  made = await createEmptySite();
  expect(await openTrial(made.site, cart(made.build('mfe-cart')))).toBeUndefined();
});

test('is refused as the release would be, and leaves nothing', async () => {
  made = await createFullSite();
  const before = trialsLeft();
  const needs = { contract: '^2.0.0', federation: '2.9.2', shared: {}, exports: {} };
  await expect(openTrial(made.site, cart(made.build('mfe-cart', { needs })))).rejects.toThrow('does not fit');
  expect(trialsLeft()).toEqual(before);
});
