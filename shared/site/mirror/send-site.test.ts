import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prune, publish, rollBack } from '../index.ts';
import { MemoryBucket } from '../testing/memory-bucket.ts';
import {
  createEmptySite,
  createFullSite,
  type SiteForTest,
  settingsForTest,
} from '../testing/site-for-test.ts';
import { sendSite } from './send-site.ts';

let made: SiteForTest;
let bucket: MemoryBucket;
beforeEach(async () => {
  made = await createFullSite();
  bucket = new MemoryBucket();
});
afterEach(() => made.remove());

const day = 24 * 60 * 60_000;
const start = new Date('2026-03-10T08:00:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * day);

const send = (options: { now?: Date; onSent?: (key: string, isDeleted: boolean) => void } = {}) =>
  sendSite(made.site, bucket, { origins: settingsForTest.origins, days: 2, now: start, ...options });

const release = (version: string, now = start) =>
  publish(made.site, {
    package: 'mfe-cart',
    dist: made.build('mfe-cart', { word: version }),
    version,
    by: 'Farid',
    now,
  });

const isOfPage = (key: string) => key.startsWith('public/');
const isRecord = (key: string) => key.startsWith('host/files/records/');

test('[FED-02] sends what changed, the page last, and nothing the second time', async () => {
  const sent: string[] = [];
  await send({ onSent: (key) => void sent.push(key) });
  expect(sent.at(-1)).toBe('public/index.html');
  expect(sent.findIndex(isOfPage)).toBeGreaterThan(sent.findLastIndex((key) => !isOfPage(key)));
  // what the site's server does not send
  expect(sent.filter((key) => /^(?:site|releases)\./.test(key))).toEqual([]);
  expect(await send()).toEqual({ objects: 0, bytes: 0, deleted: 0 });

  await release('1.1.0');
  await send();
  const files = bucket.keys().filter((key) => key.startsWith('mfe-cart/1.1.0/'));
  expect(files).toHaveLength(4);
  await rollBack(made.site, { package: 'mfe-cart', by: 'Farid' });
  const ofRollback: string[] = [];
  await send({ onSent: (key) => void ofRollback.push(key) });
  expect(ofRollback).toEqual(['public/registry.json', 'public/index.html']);
});

test('[FED-02] sends records after the files whose hashes they have', async () => {
  mkdirSync(join(made.site, 'host/files/records'));
  writeFileSync(join(made.site, 'host/files/records/cart.01234567.json'), '{}');
  const sent: string[] = [];
  await send({ onSent: (key) => void sent.push(key) });
  const isFile = (key: string) => !isOfPage(key) && !isRecord(key);
  expect(sent.filter(isRecord)).toHaveLength(1);
  expect(sent.findIndex(isRecord)).toBeGreaterThan(sent.findLastIndex(isFile));
});

test('[FED-02] after each object the page in the bucket has all its files, and the next run goes on', async () => {
  await send();
  const before = bucket.page();
  await release('1.1.0');
  for (let puts = 0; ; puts++) {
    const copy = bucket.copy();
    copy.failAfter(puts);
    const sent = await sendSite(made.site, copy, { origins: settingsForTest.origins, days: 2 }).catch(
      () => undefined,
    );
    expect(copy.missingOfPage()).toEqual([]);
    if (sent) break;
    // the page is the last object of a release
    expect(copy.page()).toBe(before);
    copy.failAfter(Infinity);
    await sendSite(made.site, copy, { origins: settingsForTest.origins, days: 2 });
    expect(copy.page()).toContain('"version":"1.1.0"');
    expect(copy.missingOfPage()).toEqual([]);
  }
});

test('[FED-02] sends the newest page when the site changes while it is sent', async () => {
  let released: Promise<unknown> | undefined;
  bucket.beforePut = async () => {
    released ??= release('1.1.0');
    await released;
  };
  await send();
  expect(bucket.page()).toContain('"version":"1.1.0"');
  expect(bucket.missingOfPage()).toEqual([]);
});

test('objects have type, cache and encoding of the table of headers', async () => {
  await send();
  const headers = (start: string, end: string) =>
    bucket.headers(bucket.keys().find((key) => key.startsWith(start) && key.endsWith(end)) ?? '');
  const immutable = 'public, max-age=31536000, immutable';
  const script = { type: 'text/javascript; charset=utf-8', cache: immutable, encoding: undefined };
  expect(headers('mfe-cart/1.0.0/page', '.js')).toEqual(script);
  expect(headers('host/files/bootstrap', '.js')).toEqual(script);
  expect(headers('host/files/bootstrap', '.js.gz')).toEqual({ ...script, encoding: 'gzip' });
  expect(headers('host/files/inter', '.woff2')).toEqual({
    type: 'font/woff2',
    cache: immutable,
    encoding: undefined,
  });
  const json = { type: 'application/json; charset=utf-8', cache: 'no-cache', encoding: undefined };
  expect(headers('mfe-cart/1.0.0/mf-manifest', '.json')).toEqual(json);
  expect(headers('public/registry', '.json')).toEqual(json);
  expect(headers('public/index', '.html')).toEqual({ ...json, type: 'text/html; charset=utf-8' });
});

test('deletes what no page can load two days after the bucket’s page named it no longer', async () => {
  for (const [at, version] of ['1.1.0', '1.2.0', '1.3.0'].entries())
    await release(version, daysLater(at - 30));
  await rollBack(made.site, { package: 'mfe-cart', by: 'Farid', to: '1.0.0', now: daysLater(-20) });
  await send({ now: daysLater(-19) });
  // the bucket was gone while this was released, and pruned
  for (const [at, version] of ['2.0.0', '2.1.0', '2.2.0'].entries())
    await release(version, daysLater(at - 18));
  const pruned = await prune(made.site, { now: start });
  expect(pruned.map(({ version }) => version)).toContain('1.0.0');
  const isThere = () => bucket.keys().some((key) => key.startsWith('mfe-cart/1.0.0/'));

  // its page named 1.0.0 until now
  expect(bucket.page()).toContain('mfe-cart/1.0.0');
  expect((await send()).deleted).toBe(0);
  expect(bucket.page()).not.toContain('mfe-cart/1.0.0');
  expect((await send({ now: daysLater(1.9) })).deleted).toBe(0);
  expect(isThere()).toBe(true);
  expect((await send({ now: daysLater(2.1) })).deleted).toBeGreaterThan(0);
  expect(isThere()).toBe(false);
  expect(bucket.missingOfPage()).toEqual([]);
});

test('deletes nothing that it did not write, and nothing of a site without a page', async () => {
  await bucket.put('report.pdf', Buffer.from('of another'), { type: 'application/pdf', cache: 'no-cache' });
  await send();
  await send({ now: daysLater(3) });
  await send({ now: daysLater(6) });
  expect(bucket.keys()).toContain('report.pdf');

  const empty = await createEmptySite();
  for (const now of [daysLater(9), daysLater(12)])
    await sendSite(empty.site, bucket, { origins: settingsForTest.origins, days: 2, now });
  empty.remove();
  expect(bucket.missingOfPage()).toEqual([]);
  expect(bucket.page()).toContain('portal-registry');
});

test('stops before the page when a file is refused', async () => {
  await send();
  const before = bucket.page();
  await release('1.1.0');
  bucket.refuse((key) => key.includes('1.1.0/page'));
  await expect(send()).rejects.toThrow('AccessDenied');
  expect(bucket.page()).toBe(before);
  expect(bucket.keys().filter((key) => key.includes('1.1.0/page'))).toEqual([]);
});

test('sends again what the bucket has lost', async () => {
  await send();
  const key = bucket.keys().find((each) => each.startsWith('mfe-cart/1.0.0/page')) ?? '';
  await bucket.remove(key);
  expect(await send()).toMatchObject({ objects: 1 });
  rmSync(join(made.site, 'differences'), { recursive: true, force: true });
  expect(bucket.missingOfPage()).toEqual([]);
});
