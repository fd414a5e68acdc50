import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { listReleases, mirrorSite, prune, publish, rollBack, writeSettings } from '@portal/shared/site';
import { openBucket } from '../../../shared/site/mirror/bucket.ts';
import { missingOfPage } from '../../../shared/site/testing/missing-of-page.ts';
import {
  createFullSite,
  type SiteForTest,
  settingsForTest,
} from '../../../shared/site/testing/site-for-test.ts';
import { ObjectStorage } from '../../support/processes/object-storage.ts';
import { inForm } from '../../support/run-form.ts';

jest.setTimeout(900_000);

const root = resolve(__dirname, '../../..');
const mirror = 's3://portal/production';

let storage: ObjectStorage;
let made: SiteForTest;
beforeEach(async () => {
  storage = await ObjectStorage.start();
  Object.assign(process.env, storage.settings);
  made = await createFullSite();
  await writeSettings(made.site, { ...settingsForTest, mirror });
});
afterEach(async () => {
  made.remove();
  await storage.end();
});

const release = (version: string, site = made.site) =>
  publish(site, {
    package: 'mfe-cart',
    dist: made.build('mfe-cart', { word: version }),
    version,
    by: 'Farid',
  });

/** Keys and page of the mirror. */
async function readMirror() {
  const bucket = await openBucket(mirror);
  const keys = new Set((await bucket.list()).keys());
  return { keys, page: (await bucket.read('public/index.html')) ?? '' };
}

test('[FED-02] release, rollback and prune send what changed, with type, cache and encoding', async () => {
  expect(await release('1.1.0')).toEqual([expect.stringMatching(/^Sent \d+ objects \(\d+ kB\) to s3:/)]);
  const { keys, page } = await readMirror();
  expect(page).toContain('"version":"1.1.0"');
  expect(missingOfPage(page, keys)).toEqual([]);
  const answer = await fetch(`${storage.url}/portal/production/mfe-cart/1.1.0/page.22222222.js`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const compressed = [...keys].find((key) => key.endsWith('.js.gz')) ?? '';
  const { headers } = await fetch(`${storage.url}/portal/production/${compressed}`, { method: 'HEAD' });
  expect(headers.get('content-encoding')).toBe('gzip');

  const notes: string[] = [];
  await rollBack(made.site, { package: 'mfe-cart', by: 'Farid', onNote: (note) => void notes.push(note) });
  expect(notes).toEqual([expect.stringContaining('Sent 2 objects')]);
  expect((await readMirror()).page).not.toContain('"version":"1.1.0"');
  await prune(made.site, { days: 0, onNote: (note) => void notes.push(note) });
  expect((await readMirror()).keys).toContain('mfe-cart/1.1.0/page.22222222.js');
  expect(await mirrorSite(made.site)).toMatchObject({ objects: 0, deleted: 0 });
});

test('[FED-02] a refused object stops it before the page, and the next run goes on', async () => {
  await mirrorSite(made.site);
  const { page: before } = await readMirror();
  storage.fault = async (method, key) => (method === 'PUT' && key.includes('1.1.0/page') ? 'refuse' : 'pass');
  await expect(release('1.1.0')).rejects.toThrow(
    /^The change is made in .*\. The mirror is not up to date\. s3:.* could not take mfe-cart\/1\.1\.0\/page\.22222222\.js\. AccessDenied/,
  );
  expect((await readMirror()).page).toBe(before);
  expect((await listReleases(made.site))[0]).toMatchObject({ version: '1.1.0', state: 'current' });
  storage.fault = async () => 'pass';
  await mirrorSite(made.site);
  const { keys, page } = await readMirror();
  expect(page).toContain('"version":"1.1.0"');
  expect(missingOfPage(page, keys)).toEqual([]);
});

test('a slow service is waited for, and one that never answers is given up', async () => {
  storage.fault = async () => {
    await new Promise((done) => setTimeout(done, 50));
    return 'pass';
  };
  expect((await mirrorSite(made.site))?.objects).toBeGreaterThan(20);
  storage.fault = async () => 'hang';
  const bucket = await openBucket(mirror, 200);
  await expect(bucket.list()).rejects.toThrow(/could not be listed\. .*(?:timed? ?out|socket)/i);
});

test.each([
  ['wrong credentials', { AWS_ACCESS_KEY_ID: 'another' }, mirror, /InvalidAccessKeyId/],
  ['a bucket that is gone', {}, 's3://gone/production', /NoSuchBucket/],
  ['a service that is gone', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }, mirror, /ECONNREFUSED/],
])('says what is wrong with %s, and the change is made', async (_, env, address, says) => {
  Object.assign(process.env, env);
  await writeSettings(made.site, { ...settingsForTest, mirror: address });
  await expect(release('1.1.0')).rejects.toThrow(says);
  expect((await listReleases(made.site))[0]).toMatchObject({ version: '1.1.0', state: 'current' });
});

/** Runs `npm run mirror` in a process that is killed after so many objects. Resolves with its exit code and what it says. */
function mirrorElsewhere(site: string, killAfter: number) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/site.ts'), 'mirror', '--site', site],
    { cwd: root, env: { ...process.env, ...storage.settings }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  let taken = 0;
  storage.onTaken = () => {
    taken += 1;
    if (taken === killAfter) child.kill('SIGKILL');
  };
  return new Promise<{ code: number | null; said: string }>((done) =>
    child.once('exit', (code) => done({ code, said })),
  );
}

test('[FED-02] killed after any object it goes on, and the mirror never has a page without its files', async () => {
  await mirrorSite(made.site);
  for (let killAfter = inForm(3, 1); ; killAfter += inForm(100, 1)) {
    const version = `1.1.${killAfter}`;
    // the release itself cannot reach the mirror
    process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:9';
    await expect(release(version)).rejects.toThrow('ECONNREFUSED');
    process.env.AWS_ENDPOINT_URL_S3 = storage.url;
    const { code } = await mirrorElsewhere(made.site, killAfter);
    const { keys, page } = await readMirror();
    expect(missingOfPage(page, keys)).toEqual([]);
    if (code === 0) break;
    const { said } = await mirrorElsewhere(made.site, Infinity);
    expect(said).toMatch(/Sent \d+ objects|has all of it/);
    const after = await readMirror();
    expect(after.page).toContain(`"version":"${version}"`);
    expect(missingOfPage(after.page, after.keys)).toEqual([]);
  }
});
