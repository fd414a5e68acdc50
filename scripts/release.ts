/** `npm run release -- mfe-notes`: checks, builds and publishes one package into a site (FED-02). */
import { join } from 'node:path';
import { reportComplaints } from '../shared/api-reports/check.ts';
import { assertNew, assertPublishable, publish, readWorkspaceVersion } from '../shared/site/index.ts';
import { root } from './lib/root.mjs';
import { runStep } from './lib/run.mjs';
import { bold, dim, Stop } from './lib/terminal.mjs';
import { packageOf, parseArguments, personOf } from './release/arguments.ts';
import { checkSlotsOf } from './release/check-slots.ts';
import { buildPackage, checkBudget, checkPackage } from './release/checks.ts';
import { runCommand } from './release/command.ts';
import { deferSignals } from './release/defer-signals.ts';
import { readCommit } from './release/source.ts';

const usage = {
  text: `npm run release -- <package> [--canary <percent>] [--site <folder>] [--by <name>] [--dry-run]

  Checks and builds one package alone and publishes it: agents get it at their next load.
  <package>   mfe-notes, another remote, or host
  --canary    gives it to this share of the browsers alone; npm run promote then gives it to all
  --site      folder of the site: .sandbox/site, the one of npm start, unless you say otherwise
  --by        who releases: your name in git unless you say otherwise
  --dry-run   do everything but publish
  --without-browser   do not mount its slots, where there is no Chromium`,
  allowed: ['site', 'by', 'dry-run', 'canary', 'without-browser'],
} as const;

await runCommand(async (words) => {
  const given = parseArguments(words, usage);
  const name = packageOf(given, usage);
  const { site, canary } = given;
  const release = {
    package: name,
    version: await readWorkspaceVersion(root, name),
    ...(canary === undefined ? {} : { canary }),
  };
  const title = `${name} ${release.version}`;

  // quick checks come before slow ones
  await assertNew(site, release);
  const commit = await readCommit(root, name);
  const complaints = await runStep('Contract and facades', () => reportComplaints(root));
  if (complaints.length > 0) throw new Stop(complaints.join('\n'));

  await checkPackage(name);
  await buildPackage(name);
  const dist = join(root, name, 'dist');
  checkBudget(name, dist);
  const publication = { ...release, dist, commit, by: personOf(given) };
  if (name !== 'host' && !given.withoutBrowser) await checkSlotsOf(site, { ...publication, package: name });
  if (given.dryRun) {
    await assertPublishable(site, publication);
    console.log(`${bold(`${title} would be released`)} into ${site}, from ${commit}, by ${publication.by}.`);
    console.log(dim('Nothing was published: this was a dry run.'));
    return;
  }
  const notes = await deferSignals(() => runStep('Publish', () => publish(site, publication)));
  for (const note of notes) console.log(note);
  if (canary !== undefined) {
    console.log(`${bold(`${title} is released`)} to ${canary}% of the browsers, at their next load.`);
    console.log(dim(`To all: npm run promote -- ${name}. Back again: npm run rollback -- ${name} --abort`));
    return;
  }
  console.log(`${bold(`${title} is released`)}: agents get it at their next load.`);
  console.log(dim(`Back again: npm run rollback -- ${name}, with --withdraw when nothing ran before`));
});
