/** `npm run release -- mfe-notes`: checks, builds and publishes one package into a site (FED-02). */
import { join } from 'node:path';
import { checkSlots } from '../mount/check-slots.ts';
import { assertNew, assertPublishable, publish, readWorkspaceVersion } from '../site/index.ts';
import { packageOf, parseArguments, personOf } from './arguments.ts';
import type { Command } from './command.ts';
import { deferSignals } from './defer-signals.ts';
import { assertRoom, withRoom } from './room.ts';
import { runStep } from './run.mjs';
import { readCommit } from './source.ts';
import { bold, dim } from './terminal.mjs';

const usage = {
  text: `npm run release -- <package> [--canary <percent>] [--site <folder>] [--by <name>] [--dry-run]

  Checks and builds one package alone and publishes it: agents get it at their next load.
  <package>   mfe-notes, another remote, or host
  --canary    gives it to this share of the browsers alone; npm run promote then gives it to all
  --site      folder of the site; in the portal’s repository .sandbox/site unless you say otherwise
  --by        who releases: your name in git unless you say otherwise
  --dry-run   do everything but publish
  --without-browser   do not mount its slots, where there is no Chromium`,
  allowed: ['site', 'by', 'dry-run', 'canary', 'without-browser'],
} as const;

export const releaseCommand: Command = async (words, workspace) => {
  const given = parseArguments(words, usage, workspace);
  const name = packageOf(given, usage, workspace);
  const { site, canary } = given;
  const release = {
    package: name,
    version: await readWorkspaceVersion(workspace.root, name),
    ...(canary === undefined ? {} : { canary }),
  };
  const title = `${name} ${release.version}`;

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
  if (given.dryRun) {
    await assertPublishable(site, publication);
    console.log(`${bold(`${title} would be released`)} into ${site}, from ${commit}, by ${publication.by}.`);
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
