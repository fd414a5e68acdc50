/** `npm run promote -- mfe-notes`: gives a canary to all browsers (FED-02). */
import { promote } from '../site/index.ts';
import { packageOf, parseArguments, personOf } from './arguments.ts';
import type { Command } from './command.ts';
import { deferSignals } from './defer-signals.ts';
import { bold, dim } from './terminal.mjs';

const usage = {
  text: `npm run promote -- <package> [--site <folder>] [--by <name>]

  Gives the canary of a remote, which a share of the browsers has, to all: agents get it at their next load.
  <package>  mfe-notes, or another remote
  --site     folder of the site; in the portal’s repository .sandbox/site unless you say otherwise
  --by       who promotes: your name in git unless you say otherwise`,
  allowed: ['site', 'by'],
  ofSite: true,
} as const;

export const promoteCommand: Command = async (words, workspace) => {
  const given = parseArguments(words, usage, workspace);
  const name = packageOf(given, usage, workspace);
  const onNote = (note: string) => console.log(note);
  const version = await deferSignals(() =>
    promote(given.site, { package: name, by: personOf(given, workspace), onNote }),
  );
  console.log(`${bold(`${name} ${version} runs in all browsers`)} from their next load on.`);
  console.log(dim(`Back again: npm run rollback -- ${name}`));
};
