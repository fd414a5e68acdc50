import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, promote, prune, publish, rollBack, SiteRefusal, withdraw } from '../index.ts';
import { readRegistry, readRegistryInPage, readVersions } from '../testing/read-site.ts';
import { createFullSite, type SiteForTest } from '../testing/site-for-test.ts';

let made: SiteForTest;
afterEach(() => made.remove());

const declaring = (path: string) => ({
  labels: {},
  pages: [{ path, slot: 'page', title: 'Cart' }],
  fills: [],
});

/** `2026-04-<day>` at noon. */
const april = (day: number): Date => new Date(Date.UTC(2026, 3, day, 12));

const release = (version: string, day = 1, canary?: number, path = '/cart') =>
  publish(made.site, {
    package: 'mfe-cart',
    dist: made.build('mfe-cart', { word: version, declares: declaring(path) }),
    version,
    by: 'Farid',
    now: april(day),
    ...(canary === undefined ? {} : { canary }),
  });
const releaseHost = (version: string) =>
  publish(made.site, { package: 'host', dist: made.build('host'), version, by: 'Mei' });

const cart = { package: 'mfe-cart', by: 'Mei' } as const;
const canaryInPage = () => readRegistryInPage(made.site).remotes['mfe-cart']?.canary;
const statesOfCart = async () =>
  (await listReleases(made.site))
    .filter((row) => row.package === 'mfe-cart')
    .map(({ version, state, share }) => [version, state, share]);

beforeEach(async () => {
  made = await createFullSite();
  await releaseHost('1.1.0');
});

test('[FED-02] a canary is beside the running release, with its share, files and declarations', async () => {
  await release('1.1.0', 1, 10, '/cart');
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.0.0']);
  expect(canaryInPage()).toMatchObject({
    share: 10,
    release: { version: '1.1.0', base: 'https://cart.example/mfe-cart/1.1.0/' },
    declares: { pages: [{ path: '/cart' }] },
  });
  expect(readRegistry(made.site).remotes['mfe-cart']?.canary).toEqual(canaryInPage());
  expect(await statesOfCart()).toEqual([
    ['1.1.0', 'canary', 10],
    ['1.0.0', 'current', undefined],
  ]);
});

test.each<[string, () => Promise<unknown>, string[], string]>([
  [
    'promotion gives it to all',
    () => promote(made.site, cart),
    ['1.1.0', '1.0.0'],
    '1.1.0 current, 1.0.0 previous',
  ],
  [
    'an abort takes it back',
    () => rollBack(made.site, { ...cart, abort: true }),
    ['1.0.0'],
    '1.1.0 withdrawn, 1.0.0 current',
  ],
  [
    'a rollback takes it back, not the release that runs',
    () => rollBack(made.site, cart),
    ['1.0.0'],
    '1.1.0 withdrawn, 1.0.0 current',
  ],
  [
    'a release to all replaces it',
    () => release('1.2.0', 2),
    ['1.2.0', '1.0.0'],
    '1.2.0 current, 1.1.0 withdrawn, 1.0.0 previous',
  ],
  [
    'another canary replaces it',
    () => release('1.2.0', 2, 50),
    ['1.0.0'],
    '1.2.0 canary, 1.1.0 withdrawn, 1.0.0 current',
  ],
  [
    'it is withdrawn with its remote',
    () => withdraw(made.site, cart),
    [],
    '1.1.0 withdrawn, 1.0.0 withdrawn',
  ],
])('[FED-04] %s', async (_, act, versions, states) => {
  await release('1.1.0', 1, 10);
  await act();
  expect(readVersions(made.site, 'mfe-cart')).toEqual(versions);
  expect((await statesOfCart()).map(([version, state]) => `${version} ${state}`).join(', ')).toBe(states);
  expect(canaryInPage()?.release.version).toBe(/(\S+) canary/.exec(states)?.[1]);
});

test('an abort is recorded, and a second one takes back no release that all browsers have', async () => {
  await release('1.1.0', 1, 10);
  const abort = () => rollBack(made.site, { ...cart, abort: true });
  expect(await abort()).toEqual({ from: '1.1.0', to: '1.0.0' });
  await expect(abort()).rejects.toThrow('mfe-cart has no canary: all browsers get the same release.');
  await expect(promote(made.site, cart)).rejects.toThrow(SiteRefusal);
  const row = (await listReleases(made.site)).find(({ state }) => state === 'withdrawn');
  expect(row?.rollback).toMatchObject({ from: '1.1.0', to: '1.0.0', by: 'Mei' });
});

test('a rollback beside a canary to a release that ran before leaves the one that runs, and ends the canary', async () => {
  await release('1.1.0', 1);
  await release('1.2.0', 2, 10);
  await expect(rollBack(made.site, { ...cart, to: '1.2.0' })).rejects.toThrow(
    'mfe-cart 1.2.0 is a canary: npm run promote -- mfe-cart gives it to all.',
  );
  expect(await rollBack(made.site, { ...cart, to: '1.0.0' })).toEqual({ from: '1.1.0', to: '1.0.0' });
  expect(await statesOfCart()).toEqual([
    ['1.2.0', 'withdrawn', undefined],
    ['1.1.0', 'withdrawn', undefined],
    ['1.0.0', 'current', undefined],
  ]);
});

test('a canary’s page that another remote has by now is left out and reported', async () => {
  await release('1.1.0', 1, 10, '/notes');
  const history = made.build('mfe-history', { declares: declaring('/notes') });
  expect(
    await publish(made.site, { package: 'mfe-history', dist: history, version: '1.1.0', by: 'Mei' }),
  ).toEqual(['Canary 1.1.0: mfe-cart claims /notes, and so does mfe-history (/notes).']);
  expect(canaryInPage()?.declares?.pages).toEqual([]);
});

const damage = (version: string) =>
  appendFileSync(join(made.site, `mfe-cart/${version}/page.22222222.js`), ' ');

test('a damaged canary is left out and reported; it is not promoted, and an abort does not need it', async () => {
  await release('1.1.0', 1, 10);
  damage('1.1.0');
  expect(await releaseHost('1.2.0')).toEqual([
    expect.stringMatching(
      /^mfe-cart 1\.1\.0 is not what was .*All browsers get mfe-cart 1\.0\.0 until then\.$/s,
    ),
  ]);
  expect(canaryInPage()).toBeUndefined();
  await expect(promote(made.site, cart)).rejects.toThrow(/mfe-cart 1\.1\.0 is not what was published/);
  expect(await rollBack(made.site, { ...cart, abort: true })).toEqual({ from: '1.1.0', to: '1.0.0' });
});

test('an abort works while the release that the other browsers get is damaged', async () => {
  await release('1.1.0', 1);
  await release('1.2.0', 2, 10);
  damage('1.1.0');
  expect(await rollBack(made.site, { ...cart, abort: true })).toEqual({ from: '1.2.0', to: '1.1.0' });
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.0.0']);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'the host',
    () =>
      publish(made.site, {
        package: 'host',
        dist: made.build('host'),
        version: '1.2.0',
        by: 'Mei',
        canary: 10,
      }),
    /host has no canary: its first screen is in the page/,
  ],
  [
    'the sign-in remote',
    () =>
      publish(made.site, {
        package: 'mfe-auth',
        dist: made.build('mfe-auth', { word: 'second' }),
        version: '1.1.0',
        by: 'Mei',
        canary: 10,
      }),
    /mfe-auth has no canary: its first screen is in the page/,
  ],
  [
    'a remote of which nothing runs',
    async () => {
      await withdraw(made.site, cart);
      await release('1.1.0', 1, 10);
    },
    /mfe-cart 1\.1\.0 cannot be a canary: no release of mfe-cart runs beside it\. Release the first one to all\./,
  ],
  [
    'a path that another remote has',
    async () => {
      await publish(made.site, {
        package: 'mfe-history',
        dist: made.build('mfe-history', { declares: declaring('/notes') }),
        version: '1.1.0',
        by: 'Mei',
      });
      await release('1.1.0', 1, 10, '/notes');
    },
    /mfe-cart claims \/notes, and so does mfe-history/,
  ],
])('refuses a canary of %s', async (_, attempt, says) => {
  const attempted = attempt();
  await expect(attempted).rejects.toThrow(SiteRefusal);
  await expect(attempted).rejects.toThrow(says);
  expect((await statesOfCart()).filter(([, state]) => state === 'canary')).toEqual([]);
});

test('prune keeps a canary, however old, and what ran before its promotion as long as pages are open', async () => {
  const hasFiles = (version: string) => existsSync(join(made.site, 'mfe-cart', version));
  const pruneAt = (day: number) => prune(made.site, { now: april(day) });
  await release('1.1.0', 1);
  await release('1.2.0', 2);
  await release('1.3.0', 3, 10);
  await pruneAt(15);
  expect([hasFiles('1.0.0'), hasFiles('1.3.0')]).toEqual([true, true]);
  await promote(made.site, { ...cart, now: april(15) });
  await pruneAt(16);
  expect(hasFiles('1.0.0')).toBe(true);
  await pruneAt(18);
  expect([hasFiles('1.0.0'), hasFiles('1.1.0'), hasFiles('1.3.0')]).toEqual([false, true, true]);
});

test('prune deletes a canary that was taken back once no page can be open that has it', async () => {
  await release('1.1.0', 1, 10);
  await rollBack(made.site, { ...cart, abort: true, now: april(10) });
  expect(await prune(made.site, { now: april(11) })).toEqual([]);
  expect(await prune(made.site, { now: april(13) })).toMatchObject([
    { package: 'mfe-cart', version: '1.1.0' },
  ]);
});
