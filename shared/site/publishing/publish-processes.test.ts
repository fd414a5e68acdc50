import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { listReleases, publish, rollBack } from '../index.ts';
import { hashFiles, readRegistryInPage, readVersions } from '../testing/read-site.ts';
import { copySite, createFullSite, type SiteForTest } from '../testing/site-for-test.ts';

/** The script of a publishing process as one file, which starts in a tenth of the time of its sources. */
let script: string;
let scriptFolder: string;
beforeAll(async () => {
  // below the package, so that the process finds the library of differences, which cannot be bundled
  scriptFolder = mkdtempSync(join(__dirname, '../../node_modules/.publish-process-'));
  script = join(scriptFolder, 'publish-process.mjs');
  await build({
    entryPoints: [join(__dirname, '../testing/publish-process.ts')],
    outfile: script,
    bundle: true,
    external: ['@bokuweb/zstd-wasm', '@aws-sdk/client-s3'],
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
});
afterAll(() => rmSync(scriptFolder, { recursive: true }));

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
});
afterEach(() => made.remove());

/** Publishes in a separate process; returns its exit code, null if it was killed. */
function publishElsewhere(...words: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [script, ...words], { stdio: 'inherit' });
  return new Promise((done) => child.once('exit', done));
}

test('[FED-02] publishes every release when several processes release at once', async () => {
  const names = ['mfe-cart', 'mfe-history', 'mfe-client'] as const;
  const codes = await Promise.all(
    names.map((name) => publishElsewhere(made.site, name, made.build(name, { word: 'second' }), '1.1.0')),
  );
  expect(codes).toEqual([0, 0, 0]);
  for (const name of names) expect(readVersions(made.site, name)).toEqual(['1.1.0', '1.0.0']);
  expect(await listReleases(made.site)).toHaveLength(9);
});

test('[FED-02] leaves the old or the new site when the process is killed at any step', async () => {
  const dist = made.build('mfe-cart', { word: 'second' });
  const versions: string[] = [];
  for (let step = 1; ; step++) {
    const site = join(made.site, '..', `site-${step}`);
    await copySite(made.site, site);
    const code = await publishElsewhere(site, 'mfe-cart', dist, '1.1.0', String(step));
    versions.push(readVersions(site, 'mfe-cart').join(' after '));
    expect(readRegistryInPage(site).remotes['mfe-auth']?.current.version).toBe('1.0.0');
    if (code === 0) break;

    await publish(site, { package: 'mfe-auth', dist: made.build('mfe-auth'), version: '1.1.0', by: 'Mei' });
    const [current] = readVersions(site, 'mfe-cart');
    if (current === '1.0.0')
      await publish(site, { package: 'mfe-cart', dist, version: '1.1.0', by: 'Farid' });
    expect(readVersions(site, 'mfe-cart')).toEqual(['1.1.0', '1.0.0']);
    await rollBack(site, { package: 'mfe-cart', by: 'Farid' });
    expect(readVersions(site, 'mfe-cart')).toEqual(['1.0.0']);
    // of the file that the killed process was writing
    expect(Object.keys(hashFiles(site)).filter((file) => file.endsWith('.draft'))).toEqual([]);
  }
  // killed before: release folder, ledger, registry.json, page; the last one was not killed
  expect(versions).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.0', '1.1.0 after 1.0.0']);
});

test('[FED-02] leaves the old or the new host when the process is killed at any step', async () => {
  const dist = made.build('host', { word: 'second', layer: 'first' });
  const versions: string[] = [];
  for (let step = 1; ; step++) {
    const site = join(made.site, '..', `site-${step}`);
    await copySite(made.site, site);
    const code = await publishElsewhere(site, 'host', dist, '1.1.0', String(step));
    versions.push(readRegistryInPage(site).host);
    if (code === 0) break;
    // the next publications are slow, and after most steps they find the same
    if (step % 3 !== 1) continue;

    // composes the page again, and refuses when a file of its host is missing
    await publish(site, { package: 'mfe-auth', dist: made.build('mfe-auth'), version: '1.1.0', by: 'Mei' });
    if (readRegistryInPage(site).host === '1.0.0')
      await publish(site, { package: 'host', dist, version: '1.1.0', by: 'Mei' });
    expect(readRegistryInPage(site).host).toBe('1.1.0');
    await rollBack(site, { package: 'host', by: 'Mei' });
    expect(readRegistryInPage(site).host).toBe('1.0.0');
  }
  // killed before: main, two callback scripts, release folder, ledger, registry.json, two callback pages, page
  expect(versions).toEqual([...Array(9).fill('1.0.0'), '1.1.0']);
});

test('deletes what a killed process left behind', async () => {
  mkdirSync(join(made.site, 'mfe-cart/.incoming'));
  writeFileSync(join(made.site, 'mfe-cart/.incoming/half.js'), 'half');
  cpSync(join(made.site, 'mfe-cart/1.0.0'), join(made.site, 'mfe-cart/1.1.0'), { recursive: true });
  const elsewhere = join(made.site, '../elsewhere');
  writeFileSync(elsewhere, 'kept');
  symlinkSync(elsewhere, join(made.site, 'public/index.html.draft'));
  const dist = made.build('mfe-cart', { word: '1.1.0' });
  await publish(made.site, { package: 'mfe-cart', dist, version: '1.1.0', by: 'Farid' });
  expect(
    Object.keys(hashFiles(join(made.site, 'mfe-cart'))).filter((file) => !/^1\.[01]\.0\//.test(file)),
  ).toEqual([]);
  expect(readFileSync(elsewhere, 'utf8')).toBe('kept');
  expect(readFileSync(join(made.site, 'mfe-cart/1.1.0/page.22222222.js'), 'utf8')).toContain('1.1.0 page');
});
