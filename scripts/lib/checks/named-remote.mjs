import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../../../shared/commands/terminal.mjs';
import { root } from '../root.mjs';

/** Specs that test each remote by its `e2e/tests.json`; with `PORTAL_REMOTE` they test that remote alone. */
const specsOfEachRemote = [
  'e2e/cost/sizes.spec.ts',
  'e2e/federation/remote-at-fault.spec.ts',
  'e2e/federation/skew/skew.spec.ts',
  'e2e/memory/leaks.spec.ts',
];

/**
 * Returns the remote that `npm test -- mfe-notes` names; undefined when it names none. Throws Stop, with the names that there
 * are, for anything else.
 * @param {readonly string[]} words
 * @returns {string | undefined}
 */
export function parseNamedRemote(words) {
  const [name, ...others] = words;
  if (name === undefined) return undefined;
  const remotes = readdirSync(root).filter(
    (folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'remote.ts')),
  );
  if (others.length === 0 && remotes.includes(name)) return name;
  throw new Stop(
    `npm test tests everything, npm test -- <remote> one remote. No such remote: ${words.join(' ')}. There are ${remotes.join(', ')}.`,
  );
}

/**
 * Returns the browser tests of a remote's check: those in its folder, those that its `e2e/tests.json` lists, and those of each
 * remote.
 * @param {string} remote
 * @returns {string[]}
 */
export function specsOfRemote(remote) {
  const file = join(root, remote, 'e2e/tests.json');
  /** @type {readonly string[]} */
  const listed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).specs : [];
  return [`${remote}/e2e/`, ...listed.map((spec) => `/e2e/${spec}`), ...specsOfEachRemote];
}
