import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, publish, rollBack, SiteRefusal } from '../index.ts';
import { hashFiles, readVersions } from '../testing/read-site.ts';
import {
  createFullSite,
  needsForTest,
  packagesForTest,
  providesForTest,
  type SiteForTest,
} from '../testing/site-for-test.ts';

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
  for (const version of ['1.1.0', '1.2.0'])
    await publish(made.site, {
      package: 'mfe-cart',
      dist: made.build('mfe-cart', { word: version }),
      version,
      by: 'Farid',
    });
});
afterEach(() => made.remove());

const rollBackCart = (to?: string) =>
  rollBack(made.site, { package: 'mfe-cart', by: 'Farid', ...(to === undefined ? {} : { to }) });

test('[FED-04] runs the previous release again and removes the current one from the fallbacks', async () => {
  expect(await rollBackCart()).toEqual({ from: '1.2.0', to: '1.1.0' });
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.1.0', '1.0.0']);
  expect(await rollBackCart()).toEqual({ from: '1.1.0', to: '1.0.0' });
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.0.0']);
  await expect(rollBackCart()).rejects.toThrow(
    'Nothing ran before mfe-cart 1.0.0. Published are 1.0.0, 1.1.0, 1.2.0. Name one, release a version that is right, or take the remote out: --withdraw.',
  );
});

test('[FED-04] rolls back to a named version and forward again', async () => {
  expect(await rollBackCart('1.0.0')).toEqual({ from: '1.2.0', to: '1.0.0' });
  expect(await rollBackCart('1.2.0')).toEqual({ from: '1.0.0', to: '1.2.0' });
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.2.0', '1.0.0']);
});

test('a release after a rollback falls back to the versions that were not rolled back', async () => {
  await rollBackCart();
  await publish(made.site, {
    package: 'mfe-cart',
    dist: made.build('mfe-cart'),
    version: '1.3.0',
    by: 'Farid',
  });
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.3.0', '1.1.0', '1.0.0']);
});

test('[FED-04] rolls back the host and its page', async () => {
  await publish(made.site, {
    package: 'host',
    dist: made.build('host', { word: 'second' }),
    version: '1.1.0',
    by: 'Mei',
  });
  const page = () => hashFiles(join(made.site, 'public'))['index.html'];
  const second = page();
  expect(await rollBack(made.site, { package: 'host', by: 'Mei' })).toEqual({ from: '1.1.0', to: '1.0.0' });
  expect(page()).not.toBe(second);
});

const refused: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
  [
    'there is no such release',
    () => rollBackCart('1.9.0'),
    /There is no mfe-cart 1\.9\.0.*Published are 1\.0\.0, 1\.1\.0, 1\.2\.0\./,
  ],
  ['it runs already', () => rollBackCart('1.2.0'), /mfe-cart 1\.2\.0 runs already/],
  [
    'its folder is gone',
    () => {
      rmSync(join(made.site, 'mfe-cart/1.1.0'), { recursive: true });
      return rollBackCart();
    },
    /mfe-cart 1\.1\.0 is not what was published/,
  ],
  [
    'it was tampered with',
    () => {
      appendFileSync(join(made.site, 'mfe-cart/1.1.0/page.22222222.js'), ' ');
      return rollBackCart();
    },
    /page\.22222222\.js is not the one that was built/,
  ],
];

test.each(refused)('refuses and changes nothing when %s', async (_, attempt, says) => {
  const attempted = attempt();
  await expect(attempted).rejects.toThrow(SiteRefusal);
  await expect(attempted).rejects.toThrow(says);
  expect(readVersions(made.site, 'mfe-cart')[0]).toBe('1.2.0');
});

test('[FED-04] refuses when the current host no longer has what the older release needs', async () => {
  const { site, build } = made;
  // 1.3.0 does not use the export that the next host removes
  const needsWithoutExports = { ...needsForTest, exports: {} };
  for (const name of packagesForTest.slice(1))
    await publish(site, {
      package: name,
      dist: build(name, { needs: needsWithoutExports }),
      version: '1.3.0',
      by: 'Mei',
    });
  const provides = { ...providesForTest, exports: {} };
  await publish(site, { package: 'host', dist: build('host', { provides }), version: '1.1.0', by: 'Mei' });
  await expect(rollBackCart()).rejects.toThrow(
    /mfe-cart 1\.2\.0 does not fit host 1\.1\.0, which this site runs:\n {2}it uses Button of @portal\/shared\/ui/,
  );
});

test('records who rolled back and when', async () => {
  await rollBack(made.site, { package: 'mfe-cart', by: 'Mei', now: new Date('2026-03-09T10:15:00Z') });
  const rows = await listReleases(made.site);
  expect(
    rows.filter((row) => row.package === 'mfe-cart').map(({ version, state }) => [version, state]),
  ).toEqual([
    ['1.2.0', 'withdrawn'],
    ['1.1.0', 'current'],
    ['1.0.0', 'previous'],
  ]);
  expect(rows.find(({ version }) => version === '1.2.0')?.rollback).toEqual({
    package: 'mfe-cart',
    at: '2026-03-09T10:15:00.000Z',
    by: 'Mei',
    from: '1.2.0',
    to: '1.1.0',
  });
});

test('[FED-04] keeps what a newer tool has written into the ledger', async () => {
  const file = join(made.site, 'releases.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8'));
  const { releases, ...rest } = read();
  const newer = releases.map((entry: object) => ({ ...entry, signedBy: 'a newer tool' }));
  writeFileSync(file, JSON.stringify({ ...rest, releases: newer, note: 'of a newer tool' }));
  await rollBackCart();
  expect(read()).toMatchObject({ releases: newer, note: 'of a newer tool' });
});
