import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from '@portal/shared/schema';
import { integrityOf } from '../../build/assets/integrity.ts';
import { assertPublishable, prune, publish, readComposed, rollBack, SiteRefusal } from '../index.ts';
import { hashFiles } from '../testing/read-site.ts';
import { createFullSite, type SiteForTest } from '../testing/site-for-test.ts';

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
});
afterEach(() => made.remove());

type HostOptions = Parameters<SiteForTest['build']>[1];
const publishHost = (version: string, options: HostOptions = {}, now = new Date()) =>
  publish(made.site, { package: 'host', dist: made.build('host', options), version, by: 'Mei', now });
const publishAuth = (version: string) =>
  publish(made.site, { package: 'mfe-auth', dist: made.build('mfe-auth'), version, by: 'Mei' });

const folder = () => join(made.site, 'host/files');
/** Content-addressed files without their hashes, sorted: `main.js`. */
const names = () =>
  readdirSync(folder())
    .map((file) => file.replace(/\.\w{8}\./, '.'))
    .sort();
const fileOf = (name: string) => {
  const file = readdirSync(folder()).find((each) => each.startsWith(name) && each.endsWith('.js'));
  if (file === undefined) throw new Error(`There is no ${name}`);
  return join(folder(), file);
};

/** Changes the content of a file in a build and its hash, but not its name. */
function changeContent(dist: string, name: string, content: string | Buffer): void {
  const hashesFile = join(dist, 'integrity.json');
  const hashes = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(hashesFile, 'utf8')));
  const file = Object.keys(hashes).find((each) => name === each.replace(/\.\w{8}\./, '.')) ?? '';
  writeFileSync(join(dist, file), content);
  writeFileSync(hashesFile, JSON.stringify({ ...hashes, [file]: integrityOf(Buffer.from(content)) }));
}

const addresses = async () => {
  const { html, callbacks } = await readComposed(made.site);
  return [html, ...Object.values(callbacks)].join().match(/\/host\/[^"')]+/g);
};

test('[FED-02] a release that changes no file keeps every address and adds no file', async () => {
  const [files, before] = [hashFiles(folder()), await addresses()];
  expect(before).not.toEqual([]);
  await publishHost('1.1.0');
  expect(hashFiles(folder())).toEqual(files);
  expect(await addresses()).toEqual(before);
  expect(Object.keys(hashFiles(join(made.site, 'host/1.1.0'))).filter((file) => /\.js$/.test(file))).toEqual(
    [],
  );
});

test('[FED-02] a release that changes a layer adds that layer and the entry, which names it', async () => {
  const before = readdirSync(folder());
  await publishHost('1.1.0', { layer: 'second' });
  const added = readdirSync(folder()).filter((file) => !before.includes(file));
  expect(added.map((file) => file.split('.')[0])).toEqual(['bootstrap', 'bootstrap', 'main']);
});

test('[FED-03] refuses a build whose file has other content than another release’s file of that name', async () => {
  const dist = made.build('host');
  changeContent(dist, 'files/bootstrap.js', 'other code');
  const before = hashFiles(made.site);
  const what = { package: 'host', dist, version: '1.1.0', by: 'Mei' } as const;
  for (const attempt of [publish, assertPublishable]) {
    const attempted = attempt(made.site, what);
    await expect(attempted).rejects.toThrow(SiteRefusal);
    await expect(attempted).rejects.toThrow(/of the same names with other content: bootstrap\.\w{8}\.js/);
  }
  expect(hashFiles(made.site)).toEqual(before);
});

test('a file that another machine compressed to other bytes stays as the first release had it', async () => {
  const dist = made.build('host');
  const script = readFileSync(fileOf('bootstrap'));
  const other = gzipSync(script, { level: 0 });
  changeContent(dist, 'files/bootstrap.js.gz', other);
  await publish(made.site, { package: 'host', dist, version: '1.1.0', by: 'Mei' });
  expect(readFileSync(`${fileOf('bootstrap')}.gz`)).not.toEqual(other);
  expect(await rollBack(made.site, { package: 'host', by: 'Mei' })).toEqual({ from: '1.1.0', to: '1.0.0' });
});

test.each(['bootstrap', 'main', 'login-callback'])(
  'composes no page with a damaged %s, and the next release that uses the file repairs it',
  async (name) => {
    const file = fileOf(name);
    const before = readFileSync(file);
    appendFileSync(file, ' ');
    await expect(publishAuth('1.1.0')).rejects.toThrow(`${file} is not the one that was built`);
    await expect(rollBack(made.site, { package: 'host', to: '1.0.0', by: 'Mei' })).rejects.toThrow(
      SiteRefusal,
    );
    await publishHost('1.1.0');
    expect(readFileSync(file)).toEqual(before);
    await publishAuth('1.1.0');
  },
);

test.each([
  ['does not decode', 'no gzip'],
  ['is that of another file', gzipSync('other code')],
])('composes no page when a compressed form %s', async (_, content) => {
  const file = `${fileOf('bootstrap')}.gz`;
  writeFileSync(file, content);
  await expect(publishAuth('1.1.0')).rejects.toThrow(`${file} is not the one that was built`);
});

test('composes no page when a file is missing', async () => {
  const file = fileOf('bootstrap');
  rmSync(file);
  await expect(publishAuth('1.1.0')).rejects.toThrow(`${file} is missing`);
});

test('says why a file cannot be read, and not that it is missing', async () => {
  const file = fileOf('bootstrap');
  rmSync(file);
  mkdirSync(file);
  await expect(publishAuth('1.1.0')).rejects.toThrow(`${file} cannot be read`);
});

/** `2026-04-<day>` at noon. Version 1.0.0 of every package is a month older. */
const april = (day: number): Date => new Date(Date.UTC(2026, 3, day, 12));

/** Publishes three more releases with another layer each; the third one has the first one's layer. */
async function publishLayers() {
  for (const [day, layer] of ['second', 'third', 'first'].entries())
    await publishHost(`1.${day + 1}.0`, { word: `release ${day + 1}`, layer }, april(day + 1));
}

test('prune deletes the files that no other release uses', async () => {
  const [main, bootstrap] = [fileOf('main'), fileOf('bootstrap')];
  await publishLayers();
  const count = readdirSync(folder()).length;
  for (const day of [20, 20]) {
    await prune(made.site, { now: april(day) });
    expect(existsSync(main)).toBe(false);
    // 1.3.0 uses the layer of 1.0.0
    expect(existsSync(bootstrap)).toBe(true);
    // main and two callback scripts of 1.0.0
    expect(readdirSync(folder())).toHaveLength(count - 3);
  }
  await rollBack(made.site, { package: 'host', to: '1.1.0', by: 'Mei' });
  await publishAuth('1.1.0');
});

test('prune deletes no file in a dry run, and none while a release cannot be read', async () => {
  await publishLayers();
  const before = hashFiles(folder());
  await prune(made.site, { now: april(20), dryRun: true });
  writeFileSync(join(made.site, 'host/1.2.0/integrity.json'), 'no JSON');
  await prune(made.site, { now: april(20) });
  expect(existsSync(join(made.site, 'host/1.0.0'))).toBe(false);
  expect(hashFiles(folder())).toEqual(before);
});

test('deletes the files of a working release that another build replaces, and what a killed process left', async () => {
  const working = (word: string) =>
    publish(made.site, {
      package: 'host',
      dist: made.build('host', { word }),
      version: '1.1.0',
      by: 'npm start',
      working: true,
    });
  await working('one');
  const once = names();
  writeFileSync(join(folder(), 'main.00000000.js'), 'left');
  await working('two');
  expect(names()).toEqual(once);
  expect(existsSync(join(folder(), 'main.00000000.js'))).toBe(false);
});
