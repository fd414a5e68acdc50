import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { releaseLabel } from '../layout.ts';
import { readLedger } from '../ledger.ts';
import { hashFiles, readVersions } from '../testing/read-site.ts';
import { createFullSite, type SiteForTest } from '../testing/site-for-test.ts';
import { prune, unusedReleases } from './prune.ts';
import { publish } from './publish.ts';
import { rollBack } from './rollback.ts';

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
});
afterEach(() => made.remove());

/** `2026-04-<day>` at noon. Version 1.0.0 of every package is a month older. */
const april = (day: number): Date => new Date(Date.UTC(2026, 3, day, 12));

const publishCart = (version: string, now: Date) =>
  publish(made.site, {
    package: 'mfe-cart',
    dist: made.build('mfe-cart', { word: version }),
    version,
    by: 'Farid',
    now,
  });

const pruneAt = async (now: Date, options = {}): Promise<readonly string[]> =>
  (await prune(made.site, { now, ...options })).map(releaseLabel);

const hasFiles = (version: string): boolean => existsSync(join(made.site, 'mfe-cart', version));

test('keeps the current and the two previous releases, however old they are', async () => {
  await publishCart('1.1.0', april(1));
  await publishCart('1.2.0', april(2));
  expect(await pruneAt(april(30))).toEqual([]);
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

test('deletes an older release once no page can be open that has it in its registry', async () => {
  await publishCart('1.1.0', april(1));
  await publishCart('1.2.0', april(2));
  await publishCart('1.3.0', april(10));
  expect(await pruneAt(april(11))).toEqual([]);
  expect(await pruneAt(april(13))).toEqual(['mfe-cart 1.0.0']);
  expect([hasFiles('1.0.0'), hasFiles('1.1.0')]).toEqual([false, true]);
  expect(await pruneAt(april(13))).toEqual([]);
});

test('deletes a withdrawn release after the time in which pages may be open', async () => {
  await publishCart('1.1.0', april(1));
  await rollBack(made.site, { package: 'mfe-cart', by: 'Farid', now: april(10) });
  expect(await pruneAt(april(11))).toEqual([]);
  expect(await pruneAt(april(13))).toEqual(['mfe-cart 1.1.0']);
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.0.0']);
});

test('keeps an older release that the registry names in place of one without files', async () => {
  for (const [day, version] of ['1.1.0', '1.2.0', '1.3.0', '1.4.0'].entries())
    await publishCart(version, april(day + 1));
  rmSync(join(made.site, 'mfe-cart/1.2.0'), { recursive: true });
  await publishCart('1.5.0', april(10));
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.5.0', '1.4.0', '1.3.0']);
  rmSync(join(made.site, 'mfe-cart/1.3.0'), { recursive: true });
  await publish(made.site, {
    package: 'mfe-auth',
    dist: made.build('mfe-auth'),
    version: '1.1.0',
    by: 'Mei',
    now: april(11),
  });
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.5.0', '1.4.0', '1.1.0']);
  expect(await pruneAt(april(20))).toEqual(['mfe-cart 1.0.0']);
});

test('changes nothing in a dry run', async () => {
  for (const [day, version] of ['1.1.0', '1.2.0', '1.3.0'].entries())
    await publishCart(version, april(day + 1));
  const before = hashFiles(made.site);
  expect(await pruneAt(april(20), { dryRun: true })).toEqual(['mfe-cart 1.0.0']);
  expect(hashFiles(made.site)).toEqual(before);
});

test('keeps the entry in the ledger, so that the version is not used again', async () => {
  for (const [day, version] of ['1.1.0', '1.2.0', '1.3.0'].entries())
    await publishCart(version, april(day + 1));
  await pruneAt(april(20));
  await expect(publishCart('1.0.0', april(21))).rejects.toThrow(/was published on/);
  await expect(rollBack(made.site, { package: 'mfe-cart', to: '1.0.0', by: 'Farid' })).rejects.toThrow(
    /is not what was published/,
  );
});

test('counts a release that a rollback made current again as used until it was replaced', async () => {
  await publishCart('1.1.0', april(1));
  await publishCart('1.2.0', april(2));
  await publishCart('1.3.0', april(3));
  await rollBack(made.site, { package: 'mfe-cart', to: '1.0.0', by: 'Farid', now: april(10) });
  await publishCart('1.4.0', april(11));
  const unused = unusedReleases(await readLedger(made.site), april(5).toISOString());
  expect(unused.map(releaseLabel)).toEqual([]);
});
