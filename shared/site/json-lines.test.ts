import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, readSettings, SiteRefusal } from './index.ts';
import { changeLedger } from './testing/failing-checks.ts';
import { createFullSite, type SiteForTest, settingsForTest } from './testing/site-for-test.ts';

let made: SiteForTest;
beforeAll(async () => {
  made = await createFullSite();
});
afterAll(() => made.remove());

const write = (text: string) => writeFileSync(join(made.site, 'site.json'), text);
const settings = (changes: object) => JSON.stringify({ ...settingsForTest, ...changes }, null, 2);

test.each([
  [
    'a comma is missing',
    '{\n  "origins": {}\n  "config": {}\n}',
    /site\.json is no JSON, line 3: Unexpected token/,
  ],
  ['it ends too early', '{\n  "origins": {', /site\.json is no JSON, line 2: Unexpected/],
  ['it has a comment', '{\n  // ours\n}', /site\.json is no JSON, line 2: /],
  ['it is empty', '', /site\.json is no JSON, line 1: /],
  ['a text has a line break', '{ "origins": "a\nb" }', /site\.json is no JSON/],
])('a site.json that is no JSON is named with its line: %s', async (_, text, says) => {
  write(text);
  const reading = readSettings(made.site);
  await expect(reading).rejects.toThrow(SiteRefusal);
  await expect(reading).rejects.toThrow(says);
});

test.each([
  [
    'an origin with a path',
    { origins: { host: 'https://portal.example', remotes: 'https://remotes.example/' } },
    /line 4, origins\.remotes: no origin: `https:\/\/host\[:port\]`/,
  ],
  ['a list in the place of a text', { teams: { 'mfe-cart': ['Cart'] } }, /line \d+, teams\.mfe-cart: /],
  ['an address that is missing', { config: {} }, /line \d+, config\.api: /],
])('each wrong value in site.json is named with its line: %s', async (_, changes, says) => {
  const text = settings(changes);
  write(text);
  const said: unknown = await readSettings(made.site).catch((error: unknown) => error);
  expect(String(said)).toMatch(says);
  const [, line = '', path = ''] = /line (\d+), ([\w.-]+):/.exec(String(said)) ?? [];
  const [key = ''] = path.split('.').slice(path.startsWith('config') ? 0 : -1);
  expect(text.split('\n')[Number(line) - 1]).toContain(`"${key}"`);
});

test('a version in releases.json that is none is named with its line', async () => {
  changeLedger(made.site, /"version": "1\.0\.0"/, '"version": "../x"');
  await expect(listReleases(made.site)).rejects.toThrow(
    /releases\.json is not as it should be\.\nline \d+, releases\.0\.version: "\.\.\/x" is not the version of a release/,
  );
});
