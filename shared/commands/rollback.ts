/** `npm run rollback -- mfe-notes`: makes an earlier release run again (FED-04). */
import { rollBack, withdraw } from '../site/index.ts';
import { packageOf, parseArguments, personOf } from './arguments.ts';
import type { Command } from './command.ts';
import { deferSignals } from './defer-signals.ts';
import { bold, dim } from './terminal.mjs';

const usage = {
  text: `npm run rollback -- <package> [--to-version <version> | --withdraw | --abort] [--from-version <version>] [--site <folder>] [--by <name>]

  Lets the release before run again, or takes a canary back, without a build: agents get it at their next load.
  <package>     mfe-notes, another remote, or host
  --to-version  the release to go to: the one that ran before unless you say otherwise
  --from-version  the release to leave: refused when another one runs by then, so that two rollbacks go back once
  --withdraw    takes the remote out of the portal, for one whose first release is wrong
  --abort       takes a canary back and nothing else: refused when there is none
  --site        folder of the site; in the portal’s repository .sandbox/site unless you say otherwise
  --by          who rolls back: your name in git unless you say otherwise`,
  allowed: ['site', 'by', 'to-version', 'from-version', 'withdraw', 'abort'],
  alternatives: ['to-version', 'withdraw', 'abort'],
  ofSite: true,
} as const;

export const rollbackCommand: Command = async (words, workspace) => {
  const given = parseArguments(words, usage, workspace);
  const name = packageOf(given, usage, workspace);
  const { toVersion: to, fromVersion } = given;
  const left = fromVersion === undefined ? {} : { fromVersion };
  const onNote = (note: string) => console.log(note);
  if (given.withdraw) {
    await deferSignals(() =>
      withdraw(given.site, { package: name, by: personOf(given, workspace), ...left, onNote }),
    );
    console.log(`${bold(`${name} is taken out`)}: agents see nothing of it from their next load on.`);
    console.log(dim(`Back again: npm run rollback -- ${name}`));
    return;
  }
  const { from, to: now } = await deferSignals(() =>
    rollBack(given.site, {
      package: name,
      by: personOf(given, workspace),
      abort: given.abort,
      onNote,
      ...left,
      ...(to === undefined ? {} : { to }),
    }),
  );
  console.log(`${bold(`${name} ${now} runs again`)}: agents get it at their next load.`);
  if (from !== now) console.log(dim(`${from} keeps its folder, for pages that are open.`));
};
