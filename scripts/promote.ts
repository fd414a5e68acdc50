/** `npm run promote -- mfe-notes`: gives a canary to all browsers (FED-02). */
import { promote } from '../shared/site/index.ts';
import { bold, dim } from './lib/terminal.mjs';
import { packageOf, parseArguments, personOf } from './release/arguments.ts';
import { runCommand } from './release/command.ts';
import { deferSignals } from './release/defer-signals.ts';

const usage = {
  text: `npm run promote -- <package> [--site <folder>] [--by <name>]

  Gives the canary of a remote, which a share of the browsers has, to all: agents get it at their next load.
  <package>  mfe-notes, or another remote
  --site     folder of the site: .sandbox/site, the one of npm start, unless you say otherwise
  --by       who promotes: your name in git unless you say otherwise`,
  allowed: ['site', 'by'],
  ofSite: true,
} as const;

await runCommand(async (words) => {
  const given = parseArguments(words, usage);
  const name = packageOf(given, usage);
  const onNote = (note: string) => console.log(note);
  const version = await deferSignals(() =>
    promote(given.site, { package: name, by: personOf(given), onNote }),
  );
  console.log(`${bold(`${name} ${version} runs in all browsers`)} from their next load on.`);
  console.log(dim(`Back again: npm run rollback -- ${name}`));
});
