import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, publish, readOtherSite, rollBack, SiteRefusal, writeSettings } from '../index.ts';
import { hashFiles, hashTree, readRegistryInPage, readVersions } from '../testing/read-site.ts';
import {
  createFullSite,
  needsForTest,
  providesForTest,
  type SiteForTest,
  settingsForTest,
} from '../testing/site-for-test.ts';

const stagingOrigins = { host: 'https://staging.example', remotes: 'https://remotes.staging.example' };

let staging: SiteForTest;
let made: SiteForTest;
beforeEach(async () => {
  staging = await createFullSite();
  await writeSettings(staging.site, { ...settingsForTest, origins: stagingOrigins });
  made = await createFullSite();
});
afterEach(() => {
  staging.remove();
  made.remove();
});

type Options = Parameters<SiteForTest['build']>[1];
const stage = (name: 'host' | 'mfe-cart', options: Options = { word: 'second' }, version = '1.1.0') =>
  publish(staging.site, {
    package: name,
    dist: staging.build(name, options),
    version,
    by: 'Farid',
    commit: 'a1b2c3d4',
  });
const take = async (name: 'host' | 'mfe-cart', canary?: number) =>
  publish(
    made.site,
    await readOtherSite(staging.site, {
      package: name,
      by: 'Mei',
      ...(canary === undefined ? {} : { canary }),
    }),
  );

test('[FED-02] a release of another site is the same bytes, served from this site’s origin, and the ledger says where it comes from', async () => {
  await stage('mfe-cart');
  expect(await take('mfe-cart')).toEqual([]);
  const files = (site: string) => hashFiles(join(site, 'mfe-cart/1.1.0'));
  expect(Object.keys(files(made.site))).toHaveLength(4);
  expect(files(made.site)).toEqual(files(staging.site));
  expect(readRegistryInPage(made.site).remotes['mfe-cart']?.current.base).toBe(
    'https://cart.example/mfe-cart/1.1.0/',
  );
  expect(readFileSync(join(made.site, 'public/index.html'), 'utf8')).not.toContain('staging');
  const [row] = await listReleases(made.site);
  expect(row).toMatchObject({
    by: 'Mei',
    commit: 'a1b2c3d4',
    from: 'https://staging.example',
    state: 'current',
  });
});

test('[FED-02] the host’s release is taken with its files by content', async () => {
  await stage('host');
  await take('host');
  const { host } = readRegistryInPage(made.site);
  expect(host).toBe('1.1.0');
  const [, main = ''] =
    /src="(\/host\/files\/main\.\w+\.js)"/.exec(readFileSync(join(made.site, 'public/index.html'), 'utf8')) ??
    [];
  expect(readFileSync(join(made.site, main), 'utf8')).toContain('second main');
  expect(existsSync(join(made.site, 'host/1.1.0/files'))).toBe(false);
});

test('[FED-02] it may be a canary here', async () => {
  await stage('mfe-cart');
  await take('mfe-cart', 10);
  expect(readVersions(made.site, 'mfe-cart')).toEqual(['1.0.0']);
  expect(readRegistryInPage(made.site).remotes['mfe-cart']?.canary).toMatchObject({ share: 10 });
});

const changeByte = (file: string) => appendFileSync(file, ' ');
const refusals: readonly (readonly [string, 'host' | 'mfe-cart', () => unknown, RegExp])[] = [
  [
    'one byte of a file was changed there',
    'mfe-cart',
    () => changeByte(join(staging.site, 'mfe-cart/1.1.0/page.22222222.js')),
    /^mfe-cart 1\.1\.0 is not what was published into .*\n.*page\.22222222\.js is not the one that was built/,
  ],
  [
    'a file of the host by content was changed there',
    'host',
    () => {
      const [, file = ''] =
        /src="\/(host\/files\/main\.\w+\.js)"/.exec(
          readFileSync(join(staging.site, 'public/index.html'), 'utf8'),
        ) ?? [];
      changeByte(join(staging.site, file));
    },
    /^host 1\.1\.0 is not what was published into .*\n.*main\.\w+\.js is not the one that was built/,
  ],
  [
    'a file and its hash were changed there',
    'mfe-cart',
    () => changeByte(join(staging.site, 'mfe-cart/1.1.0/integrity.json')),
    /integrity\.json is not the one that was published/,
  ],
  [
    'this site has that version with other contents',
    'mfe-cart',
    () =>
      publish(made.site, {
        package: 'mfe-cart',
        dist: made.build('mfe-cart', { word: 'other' }),
        version: '1.1.0',
        by: 'Mei',
      }),
    /^This site has mfe-cart 1\.1\.0 with other contents than https:\/\/staging\.example/,
  ],
  [
    'this site has the same already',
    'mfe-cart',
    async () => {
      await take('mfe-cart');
      await rollBack(made.site, { package: 'mfe-cart', by: 'Mei' });
    },
    /^This site has mfe-cart 1\.1\.0 already, with the same contents .*--to-version 1\.1\.0 makes it run/,
  ],
  [
    'this site has the same already, as a canary',
    'mfe-cart',
    async () => void (await take('mfe-cart', 20)),
    /^This site has mfe-cart 1\.1\.0 already, with the same contents .*npm run promote -- mfe-cart gives it to all/,
  ],
  [
    'this site’s host does not have what it needs',
    'mfe-cart',
    async () => {
      await stage('host', { provides: { ...providesForTest, contract: '1.3.0' } }, '1.2.0');
      await stage('mfe-cart', { needs: { ...needsForTest, contract: '^1.3.0' } }, '1.2.0');
    },
    /^mfe-cart 1\.2\.0 does not fit host 1\.0\.0, which this site runs:\n {2}it needs contract \^1\.3\.0/,
  ],
  [
    'another remote has its path here',
    'mfe-cart',
    async () => {
      const declares = (path: string) => ({
        labels: {},
        pages: [{ path, slot: 'page', title: 'A' }],
        fills: [],
      });
      await stage('mfe-cart', { declares: declares('/orders') }, '1.2.0');
      const dist = made.build('mfe-history', { declares: declares('/orders') });
      await publish(made.site, { package: 'mfe-history', dist, version: '1.1.0', by: 'Mei' });
    },
    /mfe-cart claims \/orders, and so does mfe-history/,
  ],
  [
    'it is a working release there',
    'mfe-cart',
    () => {
      const ledger = join(staging.site, 'releases.json');
      const text = readFileSync(ledger, 'utf8');
      writeFileSync(ledger, text.replace(/"commit": "a1b2c3d4",/, '"working": true,'));
    },
    /is a working release of `npm start`, which may be replaced: release it there first/,
  ],
];
test.each(refusals)(
  '[FED-02] a release of another site is refused, and this site stays as it is: %s',
  async (_, name, fault, says) => {
    await stage(name);
    await fault();
    const before = hashTree(made.site);
    const attempted = take(name);
    await expect(attempted).rejects.toThrow(SiteRefusal);
    await expect(attempted).rejects.toThrow(says);
    expect(hashTree(made.site)).toEqual(before);
  },
);

test('[FED-02] what is changed between the check and the copy is refused when it has arrived', async () => {
  await stage('mfe-cart');
  const publication = await readOtherSite(staging.site, { package: 'mfe-cart', by: 'Mei' });
  changeByte(join(staging.site, 'mfe-cart/1.1.0/integrity.json'));
  const before = hashTree(made.site);
  await expect(publish(made.site, publication)).rejects.toThrow(
    'mfe-cart 1.1.0 was changed in https://staging.example while it was taken from there.',
  );
  expect(hashTree(made.site)).toEqual(before);
});
