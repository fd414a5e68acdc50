import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RemoteName, remoteNames } from '@portal/shared/contract';
import { type Needs, type Provides, unmetNeeds } from '@portal/shared/federation';
import type { PackageName } from '@portal/shared/site';
import { readNeeds, readProvides } from '../../shared/site/builds/build.ts';
import { unpackKept } from './kept-releases.ts';

const root = resolve(import.meta.dirname, '../..');

/** A release of a remote held against a host. */
interface Verdict {
  readonly remote: RemoteName;
  /** What the host lacks, a word each; the release runs when that is nothing. */
  readonly lacks: readonly string[];
}

/** One way in which releases and host may be apart. */
export interface Skew {
  /** Said of each remote's release. */
  readonly release: string;
  readonly host: string;
  /** Whose release `skew.spec.ts` runs in a browser; of the others the gate's rule alone is asked. */
  readonly inBrowser: readonly RemoteName[];
  readonly verdicts: readonly Verdict[];
}

/** The remote that the browser runs in variations that were never released: the smallest. */
export const variedRemote: RemoteName = 'mfe-history';

/** An export that no facade has. */
const laterExport = 'ExportOfALaterHost';

/** `1.2.3` → `1.3.0` */
const nextMinor = (version: string): string => {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
};

/** `1.2.3` → `2.0.0` */
export const nextMajor = (version: string): string => `${Number(version.split('.')[0]) + 1}.0.0`;

/** What builds state: of the host what it provides, of each remote what it needs. */
interface Stated {
  readonly provides: Provides;
  readonly needs: ReadonlyMap<RemoteName, Needs>;
}

async function statedIn(distOf: (name: PackageName) => string): Promise<Stated> {
  const needs = remoteNames.map(async (name) => [name, await readNeeds(distOf(name))] as const);
  return { provides: await readProvides(distOf('host')), needs: new Map(await Promise.all(needs)) };
}

/** Every way that the matrix tells of, judged by the gate from what builds state: today's and the kept. */
export async function judgeSkews(): Promise<readonly Skew[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-kept-'));
  try {
    const kept = await unpackKept(folder);
    return skewsOf(
      await statedIn((name) => join(root, name, 'dist')),
      await statedIn((name) => kept(name).dist),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const kinds = { contract: 'contract', federation: 'runtime', shared: 'version', export: 'export' } as const;

function judge({ provides }: Stated, { needs }: Stated, change = (own: Needs) => own): readonly Verdict[] {
  return [...needs].map(([remote, own]) => {
    const words = unmetNeeds(change(own), provides).map(({ kind }) => kinds[kind]);
    return { remote, lacks: [...new Set(words)] };
  });
}

/** Needs with another range of every facade. */
const withFacades =
  (range: string) =>
  (own: Needs): Needs => ({
    ...own,
    shared: Object.fromEntries(
      Object.entries(own.shared).map(([name, was]) => [name, name.startsWith('@portal/') ? range : was]),
    ),
  });

function skewsOf(today: Stated, previous: Stated): readonly Skew[] {
  const { contract, federation, shared } = today.provides;
  const facades = shared['@portal/shared/ui'] ?? '';
  const [runtime = ''] = federation;
  const ofThisHost = (release: string, inBrowser: readonly RemoteName[], change: (own: Needs) => Needs) => ({
    release,
    host: 'this',
    inBrowser,
    verdicts: judge(today, today, change),
  });
  return [
    { release: 'the previous', host: 'this', inBrowser: remoteNames, verdicts: judge(today, previous) },
    { release: 'this', host: 'the previous', inBrowser: remoteNames, verdicts: judge(previous, today) },
    ofThisHost('using an export that a later facade has', [variedRemote], (own) => ({
      ...own,
      exports: { ...own.exports, '@portal/shared/ui': [laterExport] },
    })),
    ofThisHost('built after an export changed in a later facade', [], withFacades(`^${nextMinor(facades)}`)),
    ofThisHost(
      'built with the next major version of the facades',
      [variedRemote],
      withFacades(`^${nextMajor(facades)}`),
    ),
    ofThisHost('built with the major version of the facades before', [], withFacades('^0.9.0')),
    ofThisHost('built for something new in the contract', [], (own) => ({
      ...own,
      contract: `^${nextMinor(contract)}`,
    })),
    ofThisHost('built with another minor version of the federation runtime', [], (own) => ({
      ...own,
      federation: nextMinor(runtime),
    })),
    ofThisHost('built with the next major version of the federation runtime', [], (own) => ({
      ...own,
      federation: nextMajor(runtime),
    })),
  ];
}

const preface = `# Which releases run together

Written by \`npm run skew:matrix\` from the builds themselves. \`npm test\` fails when it is not up to date, and runs what
is marked ● in a browser. Why it is so: [ADR 11](adr/0011-skew.md).

*This* is what the working tree builds, *the previous* what went out last (\`e2e/skew/kept-releases.json.br\`). Of a
release that is refused no file is fetched; the one that ran before it runs instead.
`;

const legend = `In brackets is what the host does not provide: the *contract* that the release was built for, a federation *runtime*
that it can run in, the *version* of a facade, or an *export* that it uses.
`;

/** docs/skew-matrix.md */
export function matrixDocument(skews: readonly Skew[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = skews.map(({ release, host, inBrowser, verdicts }) => {
    const cells = verdicts.map(({ remote, lacks }) => {
      const mark = inBrowser.includes(remote) ? ' ●' : '';
      return (lacks.length === 0 ? 'runs' : `refused (${lacks.join(', ')})`) + mark;
    });
    return row([release, host, ...cells]);
  });
  const head = [
    row(['release of the remote', 'host', ...remoteNames]),
    row(['---', '---', ...remoteNames.map(() => '---')]),
  ];
  return [preface, ...head, ...rows, '', legend].join('\n');
}
