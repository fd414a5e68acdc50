import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../files-below.mjs';
import { root } from '../root.mjs';

const specifiers =
  /\b(?:from|import|mock|requireActual)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?(?:'((?:\.|@portal\/shared\/)[^'\n]+)'|"((?:\.|@portal\/shared\/)[^"\n]+)")/g;

/** The wings of `shared/src`: each uses those before it, and `testing` all. */
const wings = ['foundation', 'contract', 'service', 'domain', 'screen', 'testing'];

/**
 * Finds imports that leave their zone. In host and remotes a folder below `src` is a feature: inside it, files import one
 * another freely; another feature is imported by its `index` only; everything may import `core`, and `core` imports no
 * feature. Files directly in `src` put the features together and may import any file. In `shared/src` a folder is a wing,
 * which imports those before it (docs/architecture.md); a test may import all.
 * @param {string} [folder] repository; default: this one
 * @returns {string[]} one line for each import: `file:line: …`; empty when there is none
 */
export function checkImportZones(folder = root) {
  const addresses = readAddresses(folder);
  return filesBelow(folder)
    .map((path) => relative(folder, path))
    .filter((file) => /^(?:host|shared|mfe-[^/]+)\/src\/.*\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(specifiers)].flatMap((match) => {
        const specifier = match[1] ?? match[2] ?? '';
        const fault = file.startsWith('shared/')
          ? wingFaultOf(file, specifier, addresses)
          : faultOf(file, specifier);
        const line = text.slice(0, match.index).split('\n').length;
        return fault === undefined ? [] : [`${file}:${line}: ${fault}`];
      });
    });
}

/**
 * The file of each import path of `shared`; a path may have one `*`.
 * @param {string} folder
 * @returns {Readonly<Record<string, string>>}
 */
function readAddresses(folder) {
  const file = join(folder, 'shared/package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).exports : {};
}

/**
 * The wing of the file that an import of `shared` means; `undefined` for one of a library or outside `src`.
 * @param {string} file
 * @param {string} specifier
 * @param {Readonly<Record<string, string>>} addresses
 */
function wingOf(file, specifier, addresses) {
  if (specifier.startsWith('.')) return wingOfPath(normalize(join(dirname(file), specifier)));
  const path = specifier.replace('@portal/shared', '.');
  const [, target = ''] =
    Object.entries(addresses).find(([address]) => address === path) ??
    Object.entries(addresses).find(([address]) => {
      const [before = '', after] = address.split('*');
      return after !== undefined && path.startsWith(before) && path.endsWith(after);
    }) ??
    [];
  return wingOfPath(join('shared', target));
}

/** @param {string} path */
const wingOfPath = (path) => /^shared\/src\/([^/]+)/.exec(path)?.[1];

/**
 * What is wrong with an import of `shared/src`, or `undefined`.
 * @param {string} file
 * @param {string} specifier
 * @param {Readonly<Record<string, string>>} addresses
 */
function wingFaultOf(file, specifier, addresses) {
  const from = wingOfPath(file) ?? '';
  const to = wingOf(file, specifier, addresses);
  if (!wings.includes(from)) return `${file} is in no wing: ${wings.join(', ')}`;
  if (to === undefined || /\.test\.tsx?$/.test(file)) return undefined;
  return wings.indexOf(to) <= wings.indexOf(from)
    ? undefined
    : `${specifier} is of ${to}, and ${from} uses only ${wings.slice(0, wings.indexOf(from) + 1).join(', ')}`;
}

/**
 * What is wrong with an import of host or remotes, or `undefined`.
 * @param {string} file
 * @param {string} specifier
 */
function faultOf(file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const target = normalize(join(dirname(file), specifier));
  const [host, src] = file.split('/');
  const path = relative(`${host}/${src}`, target);
  const from = zoneOf(relative(`${host}/${src}`, file));
  const to = zoneOf(path);
  if (path.startsWith('..')) {
    // a test may compare with a constant of the build
    return /\.test\.tsx?$/.test(file)
      ? undefined
      : `${specifier} is outside the package: import @portal/shared/…`;
  }
  if (from === undefined || from === to || to === 'core') return undefined;
  if (to === undefined) return `${specifier} puts the features together: move what a feature needs to core`;
  if (from === 'core')
    return `${specifier} is a feature, and core imports none: move it to core, or pass it in`;
  if (/^[^/]+\/index\.tsx?$/.test(path)) return undefined;
  return `${specifier} is inside another feature: import its index, or move what both need to core`;
}

/** The folder below `src` that a file is in; `undefined` for a file directly in it. @param {string} path */
const zoneOf = (path) => (path.includes('/') ? path.split('/')[0] : undefined);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = checkImportZones();
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
