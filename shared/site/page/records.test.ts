import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTrial, prune, publish } from '../index.ts';
import { hashFiles, readRegistry, readRegistryInPage } from '../testing/read-site.ts';
import { createFullSite, type SiteForTest } from '../testing/site-for-test.ts';

/** So many scripts that a page with the release is over its limit. */
const moreScripts = 600;
const declares = {
  labels: { page: 'A page' },
  pages: [{ path: '/orders', slot: 'page', title: 'Orders' }],
  fills: [],
};

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
});
afterEach(() => made.remove());

const release = (name: 'host' | 'mfe-cart', version: string, options: Parameters<SiteForTest['build']>[1]) =>
  publish(made.site, { package: name, dist: made.build(name, options), version, by: 'Farid' });

/** Makes a release that the page has no room for. */
async function growSite(): Promise<void> {
  await release('mfe-cart', '1.1.0', { word: 'second', declares });
  await release('mfe-cart', '1.2.0', { word: 'third', declares, moreScripts });
}

const recordsFolder = () => join(made.site, 'host/files/records');
const page = () => readFileSync(join(made.site, 'public/index.html'), 'utf8');
const readRecord = (path: string) => readFileSync(join(made.site, path), 'utf8');

test('[FED-01] a large page has of each remote what it declares, its versions, and the hash of its record, which has the rest', async () => {
  await growSite();
  const whole = readRegistry(made.site).remotes;
  const { 'mfe-auth': signIn, ...others } = readRegistryInPage(made.site).remotes;
  expect(signIn).toEqual(whole['mfe-auth']);
  expect(Object.keys(others)).toHaveLength(4);
  const cart = others['mfe-cart'];
  expect(cart).toMatchObject({
    declares,
    current: { version: '1.2.0', base: 'https://cart.example/mfe-cart/1.2.0/', slots: {}, integrity: {} },
    // a later registry may name none that is older
    previous: [{ version: '1.0.0', integrity: {} }],
  });
  const { path = '', integrity } = cart?.record ?? {};
  const text = readRecord(path);
  expect(`sha256-${createHash('sha256').update(text).digest('base64')}`).toBe(integrity);
  expect(JSON.parse(text)).toEqual(whole['mfe-cart']);
  // nginx takes the first location that matches: that of the files which browsers keep and which may have differences
  const config = readFileSync(join(made.site, 'public/nginx.conf'), 'utf8');
  const locations = [...config.matchAll(/location ~ "([^"]+)" \{\n([^}]*)/g)];
  const [, , directives] = locations.find(([, pattern = '']) => new RegExp(pattern).test(path)) ?? [];
  expect(directives).toContain('$portal_difference');
});

test('[FED-01] a small page has everything', async () => {
  await release('mfe-cart', '1.1.0', { word: 'second' });
  expect(readRegistryInPage(made.site)).toEqual(readRegistry(made.site));
  expect(existsSync(recordsFolder())).toBe(false);
});

test('records of before stay for open pages over a release of the host, until prune finds them old', async () => {
  await growSite();
  const named = readdirSync(recordsFolder());
  const old = join(recordsFolder(), 'mfe-cart.00000000.json');
  const recent = join(recordsFolder(), 'mfe-cart.11111111.json');
  for (const file of [old, recent]) writeFileSync(file, '{}');
  const longAgo = new Date('2026-01-01T00:00:00Z');
  for (const file of [old, ...named.map((each) => join(recordsFolder(), each))])
    utimesSync(file, longAgo, longAgo);
  await release('host', '1.2.0', { word: 'later' });
  expect(existsSync(old)).toBe(true);
  await prune(made.site);
  expect(readdirSync(recordsFolder()).sort()).toEqual([...named, 'mfe-cart.11111111.json'].sort());
});

test('[FED-02] a trial composes its records into its copy', async () => {
  await growSite();
  const before = hashFiles(made.site);
  const dist = made.build('mfe-cart', { word: 'fourth', moreScripts });
  const trial = await openTrial(made.site, { package: 'mfe-cart', version: '1.3.0', dist, by: 'Farid' });
  const [, path = ''] =
    /"path":"(\/host\/files\/records\/mfe-cart[^"]+)"/.exec(trial?.pages.html ?? '') ?? [];
  expect(existsSync(join(trial?.folder ?? '', path))).toBe(true);
  await trial?.remove();
  expect(hashFiles(made.site)).toEqual(before);
});

test('the policy allows the script that asks for records, which only a large page has', async () => {
  expect(page()).not.toContain('__portalRecords');
  await growSite();
  const [, script = ''] = /<script>((?:(?!<\/script>).)*__portalRecords.*?)<\/script>/.exec(page()) ?? [];
  const policy = readFileSync(join(made.site, 'public/content-security-policy.txt'), 'utf8');
  expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});
