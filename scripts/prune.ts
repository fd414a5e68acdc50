/** `npm run prune`: deletes releases that no page can load any more. */
import { openPageDays, prune } from '../shared/site/index.ts';
import { bold, dim } from './lib/terminal.mjs';
import { parseArguments } from './release/arguments.ts';
import { runCommand } from './release/command.ts';
import { deferSignals } from './release/defer-signals.ts';

const usage = {
  text: `npm run prune [-- --site <folder>] [--days <number>] [--dry-run]

  Deletes the files of releases that are neither current nor previous, and that no open page can use.
  --site     folder of the site: .sandbox/site, the one of npm start, unless you say otherwise
  --days     how long a page may stay open: ${openPageDays} days unless you say otherwise
  --dry-run  only lists them`,
  allowed: ['site', 'days', 'dry-run'],
} as const;

await runCommand(async (words) => {
  const { site, days, dryRun } = parseArguments(words, usage);
  const removed = await deferSignals(() => prune(site, { dryRun, ...(days === undefined ? {} : { days }) }));
  for (const { package: name, version } of removed) console.log(`${name} ${version}`);
  const result = dryRun ? 'would be deleted' : 'deleted';
  console.log(bold(removed.length === 0 ? 'Nothing to delete.' : `${removed.length} ${result}.`));
  console.log(dim(site));
});
