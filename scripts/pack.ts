/** `npm run pack -- --to <folder>`: packs `shared` and the sandbox for remotes in other repositories. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../shared/commands/command.ts';
import { bold, dim, Stop } from '../shared/commands/terminal.mjs';
import { packInto } from './new-remote/pack-into.ts';

const usage = `npm run pack -- --to <folder>

  Packs shared, and the sandbox with host and remotes, for remotes in other repositories: a file each, whose version is unique
  for its content.
  --to  the folder: the other repository's, beside the remote's folder`;

await runCommand(async (words) => {
  const { values } = parseArgs({ args: [...words], options: { to: { type: 'string' } }, strict: false });
  if (typeof values.to !== 'string') throw new Stop(usage);
  const { shared, sandbox } = await packInto(resolve(values.to));
  console.log(`${bold(shared)} and ${bold(sandbox)} are written.`);
  console.log(dim(`In the remote's folder: npm run upgrade -- ${shared} ${sandbox}`));
});
