import { Stop } from '../../../shared/commands/terminal.mjs';

/**
 * Returns the base port of a command line; `undefined` if it has none. Throws Stop for an invalid one. @param {readonly
 * string[]} words
 */
export function parsePortBase(words) {
  const at = words.findIndex((word) => word === '--port-base' || word.startsWith('--port-base='));
  if (at < 0) return undefined;
  const value = words[at]?.split('=')[1] ?? words[at + 1];
  const port = Number(value);
  if (!/^\d+$/.test(value ?? '') || port < 1024 || port > 65_000)
    throw new Stop(`--port-base needs a port from 1024 to 65000, as in --port-base 4300.`);
  return port;
}
