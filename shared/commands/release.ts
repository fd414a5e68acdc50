/** `npm run release -- mfe-notes`: checks, builds and publishes one package into a site (FED-02). */
import { join } from 'node:path';
import { checkSlots } from '../mount/check-slots.ts';
import {
  assertNew,
  assertPublishable,
  describeReplacement,
  type PackageName,
  type Publication,
  publish,
  readOtherSite,
  readWorkspaceVersion,
} from '../site/index.ts';
import { type Arguments, packageOf, parseArguments, personOf } from './arguments.ts';
import type { Command } from './command.ts';
import { deferSignals } from './defer-signals.ts';
import { assertRoom, withRoom } from './room.ts';
import { runStep } from './run.mjs';
import { readCommit } from './source.ts';
import { bold, dim } from './terminal.mjs';
import type { Workspace } from './workspace.ts';

const usage = {
  text: `npm run release -- <package> [--from <folder>] [--canary <percent>] [--site <folder>] [--by <name>] [--dry-run]

  Checks and builds one package alone and publishes it: agents get it at their next load.
  <package>   mfe-notes, another remote, or host
  --from      takes the release that runs in this other site, byte by byte, and builds and tests nothing
  --canary    gives it to this share of the browsers alone; npm run promote then gives it to all
  --site      folder of the site; in the portal’s repository .sandbox/site unless you say otherwise
  --by        who releases: your name in git unless you say otherwise
  --dry-run   do everything but publish
  --other-team  although the remote is another team's
  --older     although a newer version runs
  --without-browser   do not mount its slots, where there is no Chromium`,
  allowed: ['site', 'from', 'by', 'dry-run', 'canary', 'older', 'other-team', 'without-browser'],
} as const;

/** Checks a package's sources and builds them. Throws Stop or SiteRefusal for the first check that fails. */
async function buildRelease(name: PackageName, given: Arguments, workspace: Workspace): Promise<Publication> {
  const { site, canary } = given;
  const release = {
    package: name,
    version: await readWorkspaceVersion(workspace.root, name),
    older: given.older,
    ...(canary === undefined ? {} : { canary }),
  };
  // quick checks come before slow ones
  await assertNew(site, release);
  await assertRoom(site);
  const commit = await readCommit(workspace, name);
  const chromium = name === 'host' || given.withoutBrowser ? undefined : await workspace.findChromium();

  await workspace.check(name);
  await workspace.build(name);
  const dist = join(workspace.root, name, 'dist');
  const publication = { ...release, dist, commit, by: personOf(given, workspace) };
  if (name !== 'host' && chromium !== undefined)
    await runStep('Slots in a browser', () => checkSlots(site, { ...publication, package: name }, chromium));
  return publication;
}

export const releaseCommand: Command = async (words, workspace) => {
  const given = parseArguments(words, usage, workspace);
  const name = packageOf(given, usage, workspace);
  const { site, canary, from } = given;
  const release =
    from === undefined
      ? await buildRelease(name, given, workspace)
      : await runStep(`Release of ${from}`, () =>
          readOtherSite(from, {
            package: name,
            by: personOf(given, workspace),
            ...(canary === undefined ? {} : { canary }),
          }),
        );
  const { older, otherTeam } = given;
  const publication = { ...release, older, otherTeam };
  const title = `${name} ${publication.version}`;
  for (const line of await describeReplacement(site, publication)) console.log(line);
  await assertRoom(site);
  if (given.dryRun) {
    await assertPublishable(site, publication);
    console.log(
      `${bold(`${title} would be released`)} into ${site}, from ${from ?? publication.commit}, by ${publication.by}.`,
    );
    console.log(dim('Nothing was published: this was a dry run.'));
    return;
  }
  const notes = await deferSignals(() =>
    runStep('Publish', () => withRoom(site, () => publish(site, publication))),
  );
  for (const note of notes) console.log(note);
  if (canary !== undefined) {
    console.log(`${bold(`${title} is released`)} to ${canary}% of the browsers, at their next load.`);
    console.log(dim(`To all: npm run promote -- ${name}. Back again: npm run rollback -- ${name} --abort`));
    return;
  }
  console.log(`${bold(`${title} is released`)}: agents get it at their next load.`);
  console.log(dim(`Back again: npm run rollback -- ${name}, with --withdraw when nothing ran before`));
};
