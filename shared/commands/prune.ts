/** `npm run prune`: deletes releases that no page can load any more. */
import { openPageDays, prune } from '../site/index.ts';
import { parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { deferSignals } from './defer-signals.ts';
import { bold, dim } from './terminal.mjs';

const usage = {
  text: `npm run prune [-- --site <folder>] [--days <number>] [--dry-run]

  Deletes the files of releases that are neither current nor previous, and that no open page can use.
  --site     folder of the site; in the portal’s repository .sandbox/site unless you say otherwise
  --days     how long a page may stay open: ${openPageDays} days unless you say otherwise
  --dry-run  only lists them`,
  allowed: ['site', 'days', 'dry-run'],
} as const;

export const pruneCommand: Command = async (words, workspace) => {
  const { site, days, dryRun } = parseArguments(words, usage, workspace);
  const removed = await deferSignals(() =>
    prune(site, { dryRun, onNote: (note) => console.log(note), ...(days === undefined ? {} : { days }) }),
  );
  for (const { package: name, version } of removed) console.log(`${name} ${version}`);
  const result = dryRun ? 'would be deleted' : 'deleted';
  console.log(bold(removed.length === 0 ? 'Nothing to delete.' : `${removed.length} ${result}.`));
  console.log(dim(site));
};
