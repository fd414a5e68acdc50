/** `npm run pack -- --to <folder>`: packs `shared` for remotes in other repositories. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../shared/commands/command.ts';
import { bold, dim, Stop } from '../shared/commands/terminal.mjs';
import { packInto } from './new-remote/pack-into.ts';

const usage = `npm run pack -- --to <folder>

  Packs shared for remotes in other repositories into a file. Its version is unique for its content.
  --to  the folder: the other repository's, beside the remote's folder`;

await runCommand(async (words) => {
  const { values } = parseArgs({ args: [...words], options: { to: { type: 'string' } }, strict: false });
  if (typeof values.to !== 'string') throw new Stop(usage);
  const file = await packInto(resolve(values.to));
  console.log(`${bold(file)} is written.`);
  console.log(dim(`In the remote's folder: npm run upgrade -- ${file}`));
});
