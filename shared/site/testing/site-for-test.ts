import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Needs } from '../../src/contract/federation/index.ts';
import type { RemoteName } from '../../src/contract/index.ts';
import type { Declares } from '../../src/contract/remote/declares.ts';
import { knownPlaces } from '../../src/contract/remote/known-places.ts';
import { testConfig } from '../../src/testing/test-config.ts';
import type { HostProvides } from '../builds/build.ts';
import { type PackageName, publish, type SiteSettings, writeSettings } from '../index.ts';

export const settingsForTest: SiteSettings = {
  origins: {
    host: 'https://portal.example',
    'mfe-auth': 'https://auth.example',
    'mfe-client': 'https://client.example',
    'mfe-cart': 'https://cart.example',
    'mfe-applications': 'https://applications.example',
    'mfe-history': 'https://history.example',
  },
  config: { ...testConfig, signInRemote: 'mfe-auth' },
};

/** Packages of the full test site. */
export const packagesForTest = [
  'host',
  'mfe-auth',
  'mfe-client',
  'mfe-cart',
  'mfe-applications',
  'mfe-history',
] as const;

export const providesForTest: HostProvides = {
  contract: '1.0.0',
  federation: ['2.9.2'],
  shared: { react: '19.3.1', '@portal/shared/ui': '1.0.0' },
  exports: { '@portal/shared/ui': ['Button', 'Stack'] },
  places: [...knownPlaces.keys()],
};

/** Path of the one page that a fixture build declares. */
const pathsForTest: Readonly<Record<RemoteName, string>> = {
  'mfe-auth': '/',
  'mfe-client': '/client',
  'mfe-cart': '/cart',
  'mfe-applications': '/application/detail/:id',
};

/** What a fixture build of a remote declares. */
const declaresForTest = (name: RemoteName): Declares => ({
  labels: { page: 'A page' },
  pages: [{ path: pathsForTest[name] ?? `/${name.slice('mfe-'.length)}`, slot: 'page', title: 'A page' }],
  fills: [],
});

export const needsForTest: Needs = {
  contract: '^1.0.0',
  federation: '2.9.2',
  shared: { react: '^19.3.1', '@portal/shared/ui': '^1.0.0' },
  exports: { '@portal/shared/ui': ['Button'] },
};

type Files = Readonly<Record<string, string | Buffer>>;

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

interface RemoteBuildOptions {
  readonly needs?: Needs;
  readonly word?: string;
  /** File of its container; default: the one that it has. */
  readonly entry?: string;
  /** Default: one page. */
  readonly declares?: Declares;
  /** Default: it names none. */
  readonly team?: string;
  /** How many further scripts it has; default: none. */
  readonly moreScripts?: number;
}

/** Writes a fixture build of a remote with one slot. `word` makes builds differ. */
function writeRemoteBuild(
  folder: string,
  name: RemoteName,
  {
    needs = needsForTest,
    word = 'first',
    entry = 'remoteEntry.11111111.js',
    declares = declaresForTest(name),
    team,
    moreScripts = 0,
  }: RemoteBuildOptions = {},
): string {
  writeBuild(folder, {
    'remoteEntry.11111111.js': `/* ${word} entry */`,
    'page.22222222.js': `/* ${word} page */`,
    ...Object.fromEntries(
      Array.from({ length: moreScripts }, (_, at) => [`part-${at}.33333333.js`, `/* ${word} part ${at} */`]),
    ),
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: entry }, needs, declares, team },
      exposes: [{ name: 'page', assets: { js: { sync: ['page.22222222.js'], async: [] } } }],
    }),
  });
  // builds have source maps, which are never published
  writeFileSync(join(folder, 'page.22222222.js.map'), '{}');
  return folder;
}

/** A fixture build of the host. */
interface HostBuildOptions {
  readonly provides?: HostProvides;
  /** Makes builds differ. */
  readonly word?: string;
  /** The same for the layer `bootstrap` alone; default: `word`. */
  readonly layer?: string;
  /** Text of its composer; default: none. */
  readonly composer?: string;
}

/**
 * For tests: writes a fixture build of the host into a folder, and returns the folder. `word` and `layer` change the
 * content of its files, whose names have a hash of it.
 */
export function writeHostBuild(
  folder: string,
  { provides = providesForTest, word = 'first', layer = word, composer }: HostBuildOptions = {},
): string {
  const named = (name: string, type: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { file: `files/${name}.${hash}.${type}`, content };
  };
  const bootstrap = named('bootstrap', 'js', `/* ${layer} bootstrap */`);
  const main = named('main', 'js', `/* ${word} main, ${bootstrap.file} */`);
  const font = named('inter', 'woff2', 'a font');
  writeBuild(folder, {
    ...Object.fromEntries([main, bootstrap, font].map(({ file, content }) => [file, content])),
    ...(composer === undefined ? {} : { 'composer.mjs': composer }),
    [`${bootstrap.file}.gz`]: gzipSync(bootstrap.content),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'provides.json': JSON.stringify(provides),
    'assets.json': JSON.stringify({
      entry: [main.file],
      chunks: { 'host/src/bootstrap.tsx': [bootstrap.file] },
    }),
  });
  const pages = ['login-callback', 'logout-callback'];
  const scripts = pages.map((page) => named(page, 'js', `/* ${word} ${page} */`));
  writeBuild(join(folder, 'oidc'), {
    ...Object.fromEntries(pages.map((page) => [`${page}.html`, `<html><head></head>${page}</html>`])),
    'capture.html': '<html><head><style>p{}</style></head>capture</html>',
    ...Object.fromEntries(scripts.map(({ file, content }) => [file, content])),
    'assets.json': JSON.stringify({
      entry: scripts.map(({ file }) => file),
      chunks: Object.fromEntries(
        pages.map((page, at) => [`host/src/callback/${page}.ts`, [scripts[at]?.file]]),
      ),
    }),
  });
  return folder;
}

/** A temporary folder with a site and builds; `remove` deletes it. */
export interface SiteForTest {
  readonly site: string;
  /** Writes a build and returns its folder. */
  build(name: PackageName, options?: HostBuildOptions & RemoteBuildOptions): string;
  remove(): void;
}

/** For tests: creates a site without releases in a temporary folder. */
export async function createEmptySite(): Promise<SiteForTest> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join(folder, 'site');
  await writeSettings(site, settingsForTest);
  let builds = 0;
  return {
    site,
    build: (name, options) => {
      const dist = join(folder, `build-${++builds}`);
      return name === 'host' ? writeHostBuild(dist, options) : writeRemoteBuild(dist, name, options);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** For tests: creates a site in which version 1.0.0 of every package runs. Built once and copied for each test. */
export async function createFullSite(): Promise<SiteForTest> {
  template ??= await makeFullSite();
  const made = await createEmptySite();
  await copySite(template.site, made.site);
  return made;
}

/** For tests: copies a site and composes it again for its new path. */
export async function copySite(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true });
  await writeSettings(to, settingsForTest);
}

let template: SiteForTest | undefined;
afterAll(() => template?.remove());

async function makeFullSite(): Promise<SiteForTest> {
  const made = await createEmptySite();
  for (const name of packagesForTest)
    await publish(made.site, {
      package: name,
      dist: made.build(name),
      version: '1.0.0',
      by: 'Aisyah',
      now: new Date('2026-03-02T08:00:00Z'),
    });
  return made;
}
