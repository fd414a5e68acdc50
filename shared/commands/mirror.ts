/** `npm run mirror`: sends a site to the bucket that its `site.json` names. */
import { describeSent, mirrorSite } from '../site/index.ts';
import { parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { bold, dim, Stop } from './terminal.mjs';

const usage = {
  text: `npm run mirror [-- --site <folder>] [--days <number>]

  Sends what the mirror of a site does not have yet, as each release, promotion, rollback and prune does.
  --site  folder of the site: .sandbox/site, the one of npm start, unless you say otherwise
  --days  how long a page may stay open, after which what it loads is deleted: 2 days unless you say otherwise`,
  allowed: ['site', 'days'],
} as const;

export const mirrorCommand: Command = async (words, workspace) => {
  const { site, days } = parseArguments(words, usage, workspace);
  const sent = await mirrorSite(site, {
    ...(days === undefined ? {} : { days }),
    onSent: (key, isDeleted) => console.log(dim(isDeleted ? `deleted ${key}` : key)),
  });
  if (!sent) throw new Stop(`${site} has no mirror: name one in its site.json (docs/platform.md).`);
  console.log(bold(describeSent(sent)));
};
