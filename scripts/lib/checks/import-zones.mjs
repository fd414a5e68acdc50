import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../files-below.mjs';
import { root } from '../root.mjs';

const specifiers =
  /\b(?:from|import|mock|requireActual)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?(?:'(\.[^'\n]+)'|"(\.[^"\n]+)")/g;

/**
 * Finds relative imports that leave their zone, in host and remotes. A folder below `src` is a feature: inside it,
 * files import one another freely; another feature is imported by its `index` only; everything may import `core`, and
 * `core` imports no feature. Files directly in `src` put the features together and may import any file.
 * @param {string} [folder] repository; default: this one
 * @returns {string[]} one line for each import: `file:line: …`; empty when there is none
 */
export function checkImportZones(folder = root) {
  return filesBelow(folder)
    .map((path) => relative(folder, path))
    .filter((file) => /^(?:host|mfe-[^/]+)\/src\/.*\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(specifiers)].flatMap((match) => {
        const fault = faultOf(file, match[1] ?? match[2] ?? '');
        const line = text.slice(0, match.index).split('\n').length;
        return fault === undefined ? [] : [`${file}:${line}: ${fault}`];
      });
    });
}

/**
 * What is wrong with an import, or `undefined`.
 * @param {string} file
 * @param {string} specifier
 */
function faultOf(file, specifier) {
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
