import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as z from '@portal/shared/schema';

const areas = ['fund', 'client', 'order', 'branch', 'tax', 'fee', 'team', 'market'];
const subjects = ['alerts', 'notes', 'reports', 'limits', 'calendar', 'tasks', 'letters', 'goals'];

/** Names of the generated remotes, which no repository has. */
const generatedRemotes: readonly string[] = areas.flatMap((area) =>
  subjects.map((subject) => `mfe-${area}-${subject}`),
);

/** How many releases run before the current one, as the registry keeps. */
const earlierReleases = 2;

const digest = (text: string, algorithm = 'sha256') => createHash(algorithm).update(text);
/** Returns eight characters as builds put them into file names. */
const shortHash = (text: string): string => digest(text).digest('hex').slice(0, 8);

/** Random but repeatable: an icon's elements are of about this size, and no two are alike. */
const iconOf = (name: string): readonly unknown[] =>
  [1, 2, 3].map((part) => {
    const numbers = [...digest(`${name} ${part}`).digest().subarray(0, 12)].map((byte) => byte / 10);
    return ['path', { d: `M${numbers.join(' ')}` }];
  });

/** Two pages, one in the menu, and an action on a customer: what a team's first release has. */
function declarationOf(name: string, slots: readonly string[]) {
  const [, area = '', subject = ''] = name.split('-');
  const label = `${area.charAt(0).toUpperCase()}${area.slice(1)} ${subject}`;
  const path = `/${area}-${subject}`;
  const home = { label: 'Home', path: '/dashboard' };
  const [first = '', second = first] = slots;
  return {
    labels: { [first]: label, [second]: `One of ${label.toLowerCase()}` },
    pages: [
      {
        path,
        slot: first,
        title: label,
        crumbs: [home, { label }],
        nav: { label, icon: iconOf(name), after: ['/application'] },
        next: [`${path}/detail/:id`],
      },
      {
        path: `${path}/detail/:id`,
        slot: second,
        title: `One of ${label.toLowerCase()}`,
        customer: true,
        crumbs: [home, { label, path }, { label: '{id}' }],
      },
    ],
    fills: [
      {
        place: 'customer.action/1',
        slot: second,
        shownAs: 'over-page',
        meta: { label: `Open ${label.toLowerCase()}` },
      },
    ],
  };
}

const manifestSchema = z.looseObject({
  metaData: z.looseObject({}),
  exposes: z.array(z.looseObject({ name: z.string() })),
});

/** A release that is made from another one's files. */
interface Copy {
  /** Folder of a release of one of this repository's remotes, and its name. */
  readonly source: { readonly folder: string; readonly name: string };
  readonly name: string;
  readonly version: string;
}

/**
 * Writes a release with the files of another one, in number, size and names alike, and with separate hashes. It runs like
 * the other one. Returns its entry in the ledger.
 */
async function writeCopy(site: string, { source, name, version }: Copy) {
  const folder = join(site, name, version);
  await mkdir(folder, { recursive: true });
  const container = (remote: string) => remote.replaceAll('-', '_');
  const rename = (text: string) =>
    text
      .replaceAll(/(?<=[."])[0-9a-f]{8}(?=[."])/g, (hash) => shortHash(`${hash} ${name} ${version}`))
      .replaceAll(container(source.name), container(name));
  const hashes: Record<string, string> = {};
  const write = async (file: string, content: string | Buffer) => {
    hashes[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    await writeFile(join(folder, file), content);
  };
  const files = await readdir(source.folder);
  for (const file of files.filter((each) => each.endsWith('.js'))) {
    const text = rename(await readFile(join(source.folder, file), 'utf8'));
    const renamed = rename(file);
    await write(renamed, text);
    await write(`${renamed}.gz`, gzipSync(text, { level: 1 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
    await write(`${renamed}.br`, brotliCompressSync(text, { params }));
  }
  const json: unknown = JSON.parse(rename(await readFile(join(source.folder, 'mf-manifest.json'), 'utf8')));
  const { metaData, exposes, ...rest } = manifestSchema.parse(json);
  const declares =
    name === source.name
      ? metaData
      : {
          ...metaData,
          declares: declarationOf(
            name,
            exposes.map((each) => each.name),
          ),
        };
  await write('mf-manifest.json', JSON.stringify({ ...rest, metaData: declares, exposes }));
  const integrity = JSON.stringify(hashes);
  await writeFile(join(folder, 'integrity.json'), integrity);
  const integrityHash = `sha384-${digest(integrity, 'sha384').digest('base64')}`;
  return {
    package: name,
    version,
    at: '2026-03-02T08:00:00.000Z',
    by: 'a generator',
    seals: { 'integrity.json': integrityHash },
  };
}

const ledgerSchema = z.looseObject({
  releases: z.array(z.looseObject({ package: z.string(), version: z.string() })),
  running: z.record(z.string(), z.array(z.string())),
});

/**
 * Copies a site and adds generated remotes until it has `count`, each with two earlier releases; so do the remotes of the site
 * then. It is composed by the next change only: publishing one by one would compose it some hundred times.
 */
export async function growSite(from: string, folder: string, count: number): Promise<void> {
  await cp(from, folder, { recursive: true, preserveTimestamps: true });
  const file = join(folder, 'releases.json');
  const json: unknown = JSON.parse(await readFile(file, 'utf8'));
  const ledger = ledgerSchema.parse(json);
  const sources = Object.entries(ledger.running).flatMap(([name, [version]]) =>
    name === 'host' || version === undefined ? [] : [{ name, folder: join(folder, name, version) }],
  );
  const releases = [...ledger.releases];
  const running = { ...ledger.running };
  const add = async (copy: Copy) => void releases.push(await writeCopy(folder, copy));
  for (const source of sources) {
    const earlier = Array.from({ length: earlierReleases }, (_, at) => `0.9.${earlierReleases - at}`);
    for (const version of earlier) await add({ source, name: source.name, version });
    running[source.name] = [...(running[source.name] ?? []).slice(0, 1), ...earlier];
  }
  for (const [at, name] of generatedRemotes.slice(0, Math.max(0, count - sources.length)).entries()) {
    const source = sources[at % sources.length];
    if (!source) throw new Error(`${from} has no remotes`);
    const versions = Array.from(
      { length: 1 + earlierReleases },
      (_, back) => `1.${earlierReleases - back}.0`,
    );
    for (const version of versions) await add({ source, name, version });
    running[name] = versions;
  }
  await writeFile(file, JSON.stringify({ ...ledger, releases, running }));
}
