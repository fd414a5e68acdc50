import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './settings.ts';
import { settingsForTest } from './testing/site-for-test.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads settings in which `host` is the portal's origin and `api` the address of the main API. */
function read(host: string, api: string) {
  const { origins, config } = settingsForTest;
  const settings = {
    origins: { ...origins, host },
    config: { ...config, api: { ...config.api, baseUrl: api } },
  };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(settings));
  return readSettings(folder);
}

test.each([
  ['https', 'https://portal.example', 'https://api.example'],
  ['plain http on this machine', 'http://localhost:4200', 'http://127.0.0.1:4206'],
])('accepts %s', async (_case, host, api) => {
  expect((await read(host, api)).origins.host).toBe(host);
});

test.each([
  ['an origin with plain http', 'http://portal.example', 'https://api.example', 'not https'],
  ['an origin with a path', 'https://portal.example/', 'https://api.example', 'no origin'],
  ['an address with plain http', 'https://portal.example', 'http://api.example', 'not https'],
])('refuses %s', async (_case, host, api, says) => {
  await expect(read(host, api)).rejects.toThrow(says);
});

/** Reads settings with these members of a platform. */
function readPlatform(members: object) {
  const origins = { host: 'https://portal.example', remotes: 'https://remotes.example' };
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({ origins, config: settingsForTest.config, ...members }),
  );
  return readSettings(folder);
}

test('accepts a port for each origin', async () => {
  const listen = { host: 8080, remotes: 8081 };
  expect((await readPlatform({ listen })).listen).toEqual(listen);
});

test.each([
  ['without a port for an origin', { host: 8080 }, 'no port for remotes'],
  ['with a port for what is no origin', { host: 8080, remotes: 8081, 'mfe-cart': 8082 }, 'names mfe-cart'],
  ['with a port that is none', { host: 8080, remotes: 0 }, 'listen.remotes'],
])('refuses ports %s', async (_case, listen, says) => {
  await expect(readPlatform({ listen })).rejects.toThrow(says);
});

test.each(['s3://portal', 's3://portal/production', 's3://portal.example/sites/production'])(
  'accepts the mirror %s',
  async (mirror) => {
    expect((await readPlatform({ mirror })).mirror).toBe(mirror);
  },
);

test.each(['https://portal.example', 's3://', 's3://Portal', 's3://portal/', 's3://portal/a b'])(
  'refuses the mirror %s',
  async (mirror) => {
    await expect(readPlatform({ mirror })).rejects.toThrow('no bucket');
  },
);
