import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertNew,
  assertPublishable,
  describeReplacement,
  listReleases,
  publish,
  rollBack,
  SiteRefusal,
  withdraw,
  writeSettings,
} from '../index.ts';
import { hashTree, readVersions } from '../testing/read-site.ts';
import {
  createFullSite,
  providesForTest,
  type SiteForTest,
  settingsForTest,
} from '../testing/site-for-test.ts';

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
});
afterEach(() => made.remove());

const cart = (version: string, team?: string, flags: { older?: boolean; otherTeam?: boolean } = {}) => ({
  package: 'mfe-cart' as const,
  dist: made.build('mfe-cart', { word: version, ...(team === undefined ? {} : { team }) }),
  version,
  by: 'Farid',
  now: new Date('2026-04-01T08:00:00Z'),
  ...flags,
});
const nameTeam = (team: string) =>
  writeSettings(made.site, { ...settingsForTest, teams: { 'mfe-cart': team } });

async function expectRefused(attempt: () => Promise<unknown>, says: RegExp): Promise<void> {
  const before = hashTree(made.site);
  const attempted = attempt();
  await expect(attempted).rejects.toThrow(SiteRefusal);
  await expect(attempted).rejects.toThrow(says);
  expect(hashTree(made.site)).toEqual(before);
}

test('[FED-02] a release of a remote that site.json gives to another team is refused, unless that is meant', async () => {
  await nameTeam('Cart');
  await expectRefused(
    () => publish(made.site, cart('1.1.0', 'Notes')),
    /^mfe-cart is the team Cart’s, as site\.json says, and this release is the team Notes’s/,
  );
  await expectRefused(() => publish(made.site, cart('1.1.0')), /and this release is no team’s/);
  await expectRefused(() => assertPublishable(made.site, cart('1.1.0', 'Notes')), /is the team Cart’s/);
  await publish(made.site, cart('1.1.0', 'Cart'));
  await publish(made.site, cart('1.2.0', 'Notes', { otherTeam: true }));
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

test('[FED-02] where site.json names no team, the release that runs says whose the remote is; site.json wins', async () => {
  await publish(made.site, cart('1.1.0', 'Cart'));
  await expectRefused(
    () => publish(made.site, cart('1.2.0', 'Notes')),
    /^mfe-cart is the team Cart’s, as 1\.1\.0, which runs, says, and this release is the team Notes’s/,
  );
  await nameTeam('Notes');
  await publish(made.site, cart('1.2.0', 'Notes'));
});

test('[FED-02] a release that is older than the one that runs is refused before it is built, unless that is meant', async () => {
  await publish(made.site, cart('1.10.0'));
  const says = /^mfe-cart 1\.9\.0 is older than 1\.10\.0, which runs\. .*npm run rollback -- mfe-cart/;
  await expectRefused(() => assertNew(made.site, { package: 'mfe-cart', version: '1.9.0' }), says);
  await expectRefused(() => publish(made.site, cart('1.9.0')), says);
  await publish(made.site, cart('1.9.0', undefined, { older: true }));
  expect(readVersions(made.site, 'mfe-cart')[0]).toBe('1.9.0');
});

test('a release says what it replaces: the version, who released it, and which pages and fillings agents get and lose', async () => {
  await publish(made.site, cart('1.1.0', 'Cart'));
  const declares = {
    labels: { page: 'Cart' },
    pages: [{ path: '/basket', slot: 'page', title: 'Cart' }],
    fills: [{ place: 'cart.summary/1', slot: 'page' }],
  };
  const dist = made.build('mfe-cart', { declares });
  const what = { package: 'mfe-cart', version: '1.2.0', dist } as const;
  const changes = ['  agents get: /basket, cart.summary/1 page', '  agents lose: /cart'];
  expect(await describeReplacement(made.site, what)).toEqual([
    'mfe-cart 1.2.0 replaces 1.1.0, released on 2026-04-01T08:00:00.000Z by Farid of the team Cart.',
    ...changes,
  ]);
  const [beside] = await describeReplacement(made.site, { ...what, canary: 10 });
  expect(beside).toMatch(/^mfe-cart 1\.2\.0 is a canary beside 1\.1\.0, released on/);
  appendFileSync(join(made.site, 'mfe-cart/1.1.0/mf-manifest.json'), 'no JSON');
  expect(await describeReplacement(made.site, what)).toHaveLength(1);
  await withdraw(made.site, { package: 'mfe-cart', by: 'Farid' });
  expect(await describeReplacement(made.site, what)).toEqual([
    `mfe-cart 1.2.0 replaces nothing: nothing of mfe-cart runs in ${made.site}.`,
  ]);
});

test('a release of the host says which places come and go', async () => {
  const places = [...providesForTest.places.slice(1), 'customer.shelf/1'];
  const dist = made.build('host', { provides: { ...providesForTest, places } });
  expect(await describeReplacement(made.site, { package: 'host', version: '1.1.0', dist })).toEqual([
    'host 1.1.0 replaces 1.0.0, released on 2026-03-02T08:00:00.000Z by Aisyah.',
    '  agents get: customer.shelf/1',
    `  agents lose: ${providesForTest.places[0]}`,
  ]);
});

test('[FED-04] two rollbacks at once that name the version to leave go back once', async () => {
  for (const version of ['1.1.0', '1.2.0']) await publish(made.site, cart(version));
  const back = () => rollBack(made.site, { package: 'mfe-cart', by: 'Mei', fromVersion: '1.2.0' });
  const [one, other] = await Promise.allSettled([back(), back()]);
  expect([one?.status, other?.status].sort()).toEqual(['fulfilled', 'rejected']);
  const rejected = [one, other].find((each) => each?.status === 'rejected');
  expect(String(rejected?.status === 'rejected' && rejected.reason)).toContain(
    'mfe-cart 1.2.0 does not run any more: 1.1.0 does. Nothing was changed.',
  );
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.1.0', '1.0.0']);
  expect((await listReleases(made.site)).filter(({ state }) => state === 'withdrawn')).toHaveLength(1);
  await expectRefused(
    () => withdraw(made.site, { package: 'mfe-cart', by: 'Mei', fromVersion: '1.2.0' }),
    /does not run any more/,
  );
});
