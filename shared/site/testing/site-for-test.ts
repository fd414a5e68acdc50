import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Needs, Provides } from '../../src/federation/index.ts';
import { testConfig } from '../../src/testing/test-config.ts';
import { type PackageName, packageNames, publish, type SiteSettings, writeSettings } from '../index.ts';

export const settingsForTest: SiteSettings = {
  origins: {
    host: 'https://portal.example',
    'mfe-auth': 'https://auth.example',
    'mfe-client': 'https://client.example',
    'mfe-cart': 'https://cart.example',
    'mfe-applications': 'https://applications.example',
    'mfe-history': 'https://history.example',
  },
  config: testConfig,
};

export const providesForTest: Provides = {
  contract: '1.0.0',
  federation: ['2.9.2'],
  shared: { react: '19.3.1', '@portal/shared/ui': '1.0.0' },
  exports: { '@portal/shared/ui': ['Button', 'Stack'] },
};

export const needsForTest: Needs = {
  contract: '^1.0.0',
  federation: '2.9.2',
  shared: { react: '^19.3.1', '@portal/shared/ui': '^1.0.0' },
  exports: { '@portal/shared/ui': ['Button'] },
};

type Files = Readonly<Record<string, string>>;

/** Writes files and their `integrity.json`, as a build does. */
function writeBuild(folder: string, files: Files): void {
  const hashes = Object.entries(files).map(([file, text]) => [
    file,
    `sha384-${createHash('sha384').update(text).digest('base64')}`,
  ]);
  for (const [file, text] of [
    ...Object.entries(files),
    ['integrity.json', JSON.stringify(Object.fromEntries(hashes))] as const,
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Writes a fixture build of a remote with one slot. `word` makes builds differ. */
export function writeRemoteBuild(folder: string, { needs = needsForTest, word = 'first' } = {}): string {
  writeBuild(folder, {
    'remoteEntry.11111111.js': `/* ${word} entry */`,
    'page.22222222.js': `/* ${word} page */`,
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.11111111.js' }, needs },
      exposes: [{ name: 'page', assets: { js: { sync: ['page.22222222.js'], async: [] } } }],
    }),
  });
  // builds have source maps, which are never published
  writeFileSync(join(folder, 'page.22222222.js.map'), '{}');
  return folder;
}

/** Writes a fixture build of the host. */
export function writeHostBuild(folder: string, { provides = providesForTest, word = 'first' } = {}): string {
  writeBuild(folder, {
    'main.33333333.js': `/* ${word} main */`,
    'bootstrap.44444444.js': `/* ${word} bootstrap */`,
    'inter.55555555.woff2': 'a font',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'provides.json': JSON.stringify(provides),
    'assets.json': JSON.stringify({
      entry: ['main.33333333.js'],
      chunks: { 'host/src/bootstrap.tsx': ['bootstrap.44444444.js'] },
    }),
  });
  const pages = ['login-callback', 'logout-callback'];
  writeBuild(join(folder, 'oidc'), {
    ...Object.fromEntries(pages.map((page) => [`${page}.html`, `<html><head></head>${page}</html>`])),
    ...Object.fromEntries(pages.map((page) => [`${page}.66666666.js`, `/* ${word} ${page} */`])),
    'assets.json': JSON.stringify({
      entry: pages.map((page) => `${page}.66666666.js`),
      chunks: Object.fromEntries(
        pages.map((page) => [`host/src/callback/${page}.ts`, [`${page}.66666666.js`]]),
      ),
    }),
  });
  return folder;
}

/** A temporary folder with a site and builds; `remove` deletes it. */
export interface SiteForTest {
  readonly site: string;
  /** Writes a build and returns its folder. */
  build(name: PackageName, options?: { needs?: Needs; provides?: Provides; word?: string }): string;
  remove(): void;
}

/** Creates a site without releases. */
export async function emptySite(): Promise<SiteForTest> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join(folder, 'site');
  await writeSettings(site, settingsForTest);
  let builds = 0;
  return {
    site,
    build: (name, options) => {
      const dist = join(folder, `build-${++builds}`);
      return name === 'host' ? writeHostBuild(dist, options) : writeRemoteBuild(dist, options);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Creates a site in which version 1.0.0 of every package runs. Built once and copied for each test. */
export async function fullSite(): Promise<SiteForTest> {
  template ??= await makeFullSite();
  const made = await emptySite();
  await copySite(template.site, made.site);
  return made;
}

/** Copies a site and composes it again for its new path. */
export async function copySite(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true });
  await writeSettings(to, settingsForTest);
}

let template: SiteForTest | undefined;
afterAll(() => template?.remove());

async function makeFullSite(): Promise<SiteForTest> {
  const made = await emptySite();
  for (const name of packageNames)
    await publish(made.site, {
      package: name,
      dist: made.build(name),
      version: '1.0.0',
      by: 'Aisyah',
      now: new Date('2026-03-02T08:00:00Z'),
    });
  return made;
}
