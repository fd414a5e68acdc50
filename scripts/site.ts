/** `npm run release`, `promote`, `rollback`, `releases`, `verify`, `mirror` and `prune`: the commands of a site, in this repository. */
import { runCommand } from '../shared/commands/command.ts';
import { siteCommands } from '../shared/commands/index.ts';
import { repository } from './repository.ts';

await runCommand(async ([name = '', ...words]) => {
  const command = siteCommands.get(name);
  if (!command) throw new Error(`There is no command ${name} of a site.`);
  await command(words, repository);
});
