import { parseArgs } from 'node:util';
import { remotesIn } from '../build/declaration/read-remote.ts';
import type { RemoteName } from '../src/contract/index.ts';

export interface Arguments {
  /** Remotes to develop alone; empty for the whole portal. */
  readonly remotes: readonly RemoteName[];
  /** Whether the parts of `shared` are shown, and no remote. */
  readonly showsParts: boolean;
  /** Whether the remotes' slots are shown without a portal. */
  readonly slotsAlone: boolean;
  /** Folder with the packages. */
  readonly root: string;
  /** Base port of remotes that are developed alone (`alonePort`). */
  readonly portBase: number;
  /** Path of the site's settings (`site.json`), for the whole portal. */
  readonly settings: string | undefined;
}

/**
 * Decodes the command line of `cli.ts`; without a folder in it, the repository is `defaultRoot`. Throws an Error with a
 * message for the terminal.
 */
export function parseArguments(words: readonly string[], defaultRoot: string): Arguments {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      'port-base': { type: 'string' },
      settings: { type: 'string' },
      alone: { type: 'boolean' },
    },
  });
  const root = values.root ?? defaultRoot;
  const known = remotesIn(root);
  const showsParts = positionals.length === 1 && positionals[0] === 'shared';
  const unknown = positionals.filter((word) => !showsParts && !known.some((name) => name === word));
  if (unknown.length > 0)
    throw new Error(`There is no remote ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  return {
    remotes: known.filter((name) => positionals.includes(name)),
    showsParts,
    slotsAlone: values.alone === true,
    root,
    portBase: Number(values['port-base'] ?? 4200),
    settings: values.settings,
  };
}

/** Port of a remote that is developed alone, above all ports of the sandbox. `root`: folder with the packages. */
export const alonePort = (portBase: number, root: string, remote: RemoteName): number =>
  portBase + 31 + remotesIn(root).indexOf(remote);
