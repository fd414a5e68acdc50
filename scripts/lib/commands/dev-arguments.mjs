import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stop } from '../../../shared/commands/terminal.mjs';
import { defaultPortBase } from '../ports.mjs';
import { root } from '../root.mjs';
import { parsePortBase } from './arguments.mjs';

const usage = `npm run dev                                          the whole portal, with hot reload
npm run dev -- mfe-notes [mfe-other …]              some remotes, under the built portal
npm run dev -- mfe-notes --host https://portal.example   some remotes, under a portal that is deployed elsewhere
npm run dev -- mfe-notes --alone                     its slots with the test shell, without a portal
npm run dev -- shared                                all parts that remotes share, with examples
Options: --port-base 5000 moves all ports.`;

/**
 * Decodes the command line of `npm run dev`. `host`: origin of a deployed portal; `alone`: pages without one; `data`: the sandbox's folder; `root`:
 * folder with the packages, if it is another one. Throws Stop with the usage.
 * @param {readonly string[]} words
 */
export function parseDevArguments(words) {
  const { values, positionals } = parseWords(words);
  if (values.help) throw new Stop(usage);
  if (values.host !== undefined && positionals.length === 0)
    throw new Stop('--host needs a remote: npm run dev -- mfe-notes --host https://portal.example');
  if (values.alone && (positionals.length === 0 || values.host !== undefined))
    throw new Stop('--alone needs a remote, and no --host: npm run dev -- mfe-notes --alone');
  const showsParts = positionals.length === 1 && positionals[0] === 'shared' && values.host === undefined;
  if (!showsParts) assertRemotes(positionals);
  return {
    remotes: positionals,
    portBase: parsePortBase(words) ?? defaultPortBase,
    alone: showsParts || values.alone === true,
    host: values.host === undefined ? undefined : originOf(values.host),
    data: resolve(values.data ?? '.sandbox'),
    root: values.root,
  };
}

/** @param {readonly string[]} words */
function parseWords(words) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'port-base': { type: 'string' },
        host: { type: 'string' },
        alone: { type: 'boolean' },
        data: { type: 'string' },
        root: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * Throws Stop for a name that is not a remote's, before anything is installed or built. The folders are the list, because
 * this file runs before there is a TypeScript loader.
 * @param {readonly string[]} names
 */
function assertRemotes(names) {
  const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const unknown = names.filter((name) => !remotes.includes(name));
  if (unknown.length > 0)
    throw new Stop(`There is no remote ${unknown.join(', ')}. There are ${remotes.join(', ')}.\n\n${usage}`);
}

/** @param {string} address */
function originOf(address) {
  if (!URL.canParse(address)) throw new Stop(`--host needs an address, as in --host https://portal.example`);
  return new URL(address).origin;
}
