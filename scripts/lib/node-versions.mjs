import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** @typedef {{ readonly major: number, readonly minor: number }} NodeVersion `minor`: the oldest that works */

/** @param {string} text @returns {NodeVersion} */
function parseVersion(text) {
  const [major = 0, minor = 0] = text.split('.').map(Number);
  return { major, minor };
}

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The Node.js versions that every command is tested with, oldest first: `engines` of the root's package.json. */
export const testedVersions = String(engines.node)
  .split('||')
  .map((range) => parseVersion(range.replace(/[^\d.]/g, '')));

/** `20.19`, `24` */
const nameOf = (/** @type {NodeVersion} */ { major, minor }) =>
  minor === 0 ? `${major}` : `${major}.${minor}`;

/** The tested versions as words: `20.19, 22.13, 24 or 26`. */
export const testedNames = testedVersions
  .map(nameOf)
  .join(', ')
  .replace(/, (\S+)$/, ' or $1');

/** Whether a version is tested, is a later one of the same major version, or is newer than all. @param {string} version */
export function isSupported(version) {
  const { major, minor } = parseVersion(version);
  return (
    testedVersions.some((tested) => tested.major === major && tested.minor <= minor) ||
    testedVersions.every((tested) => tested.major < major)
  );
}
