import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@portal/shared/contract';
import { integrityOf } from '../../shared/build/assets/integrity.ts';
import { checkSlots } from '../../shared/mount/check-slots.ts';
import { SiteRefusal } from '../../shared/site/index.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { buildRelease } from '../support/processes/build-release.ts';
import { remoteNames } from '../support/remotes.ts';
import { chromium } from '../support/service/environment.ts';
import { buildWithEntry } from './releases/bad-releases.ts';

const version = '98.0.0';
const remote = 'mfe-history';

/** Bad slot → its file, and what is said of it. */
const badSlots = {
  'throws-on-load': ['throws-on-load.ts', 'throws while it is loaded'],
  'throws-on-render': ['throws-on-render.tsx', 'throws while it renders'],
  'throws-in-effect': ['bad-slots/throws-in-effect.tsx', 'throws in an effect'],
  'throws-in-later-code': ['bad-slots/throws-in-later-code.tsx', 'cannot be loaded later'],
  'throws-after-failed-call': ['bad-slots/throws-after-failed-call.tsx', 'throws when a call fails'],
  'is-no-parcel': ['bad-slots/is-no-parcel.tsx', 'it is no slot'],
  'never-mounts': ['bad-slots/never-mounts.tsx', 'not shown within 8 s'],
  'shows-too-late': ['bad-slots/shows-too-late.tsx', 'not shown within 8 s'],
  'leaves-interval': ['bad-slots/leaves-interval.tsx', 'an interval of 1000 ms outlives it'],
  'leaves-listener': ['bad-slots/leaves-listener.tsx', 'a listener of resize on window outlives it'],
  'leaves-timer-of-module': ['bad-slots/leaves-timer-of-module.tsx', 'an interval of 5000 ms outlives it'],
  'rejects-unhandled': ['bad-slots/rejects-unhandled.tsx', 'handles no rejection'],
  'throws-in-timer': ['bad-slots/throws-in-timer.tsx', 'throws in a timer'],
  'throws-on-unmount': ['bad-slots/throws-on-unmount.tsx', 'throws while it unmounts'],
} as const;
const names = Object.keys(badSlots);

/** The build that has all bad slots beside the remote's own. */
const buildBadSlots = () =>
  buildRelease({
    remote,
    version,
    slots: Object.fromEntries(
      Object.entries(badSlots).map(([name, [file]]) => [name, `federation/releases/${file}`]),
    ),
  });

/** A copy of that build with one of the bad slots, as if it had been built alone. Returns its folder. */
async function withOneBadSlot(dist: string, kept: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'portal-bad-release-'));
  await cp(dist, copy, { recursive: true });
  const file = join(copy, 'mf-manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const exposes = manifest.exposes.filter(
    ({ name }: { name: string }) => name === kept || !names.includes(name),
  );
  await writeFile(file, JSON.stringify({ ...manifest, exposes }));
  const hashesFile = join(copy, 'integrity.json');
  const hashes = JSON.parse(await readFile(hashesFile, 'utf8'));
  hashes['mf-manifest.json'] = integrityOf(await readFile(file));
  await writeFile(hashesFile, JSON.stringify(hashes));
  return copy;
}

/** Tries a build as a release does. Returns what is said of each slot for which the release is refused. */
async function tryBuild(site: string, name: RemoteName, dist: string): Promise<readonly string[]> {
  try {
    await checkSlots(site, { package: name, version, dist, by: 'a team' }, chromium);
    return [];
  } catch (error) {
    if (!(error instanceof SiteRefusal)) throw error;
    const [title, ...slots] = error.message.split('\n');
    expect(title).toBe(`${name} ${version} has slots that agents would not see:`);
    expect(slots.pop()).toBe('Nothing was released.');
    return slots.map((line) => line.trim());
  }
}

test('[FED-02] a release whose slot throws, is late, or leaves work behind is refused: 16 of 16 bad builds, with the reason', {
  tag: '@long',
}, async ({ site }) => {
  test.setTimeout(600_000);
  const dist = await buildBadSlots();
  for (const [name, [, says]] of Object.entries(badSlots)) {
    const said = await tryBuild(site.folder, remote, await withOneBadSlot(dist, name));
    expect(said, name).toEqual([expect.stringMatching(new RegExp(`^${name}: .*${says}`))]);
  }
  for (const [code, says] of [
    ['throw new Error("this release throws in its first script");', 'throws in its first script'],
    ['globalThis.nothing = 1;', 'no container'],
  ] as const) {
    const said = await tryBuild(site.folder, remote, await buildWithEntry(remote, code));
    expect(said, code).toEqual([expect.stringMatching(new RegExp(`^account-history: .*${says}`))]);
  }
});

test('[FED-02] the builds of all remotes here pass', { tag: '@long' }, async ({ site }) => {
  test.setTimeout(300_000);
  const root = resolve(import.meta.dirname, '../..');
  for (const name of remoteNames)
    expect(await tryBuild(site.folder, name, join(root, name, 'dist')), name).toEqual([]);
});
