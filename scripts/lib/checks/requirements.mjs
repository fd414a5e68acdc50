import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A row of requirements.json. `proof` is where the strongest proof belongs: `e2e` (the browser), `unit` (Jest), or
 * `contract` (the request that leaves the browser, compared with e2e/oracle).
 * @typedef {{ id: string, proof: string, text: string }} Requirement
 */

/** Every requirement, from all groups of requirements.json. @returns {Requirement[]} */
export const readRequirements = () =>
  Object.values(JSON.parse(readFileSync(join(import.meta.dirname, 'requirements.json'), 'utf8'))).flat();

/**
 * Returns the requirement ids that a test's title names in square brackets: `[SES-03] …`, `[SGN-05, SGN-06] …`; empty
 * when it names none.
 * @param {string} title
 */
export function idsIn(title) {
  return [...title.matchAll(/\[((?:[A-Z]{3}-\d{2}[, ]*)+)\]/g)].flatMap(
    ([, ids = '']) => ids.match(/[A-Z]{3}-\d{2}/g) ?? [],
  );
}

/**
 * Returns a line for each requirement that no passing test names, or that wants a browser test and has none, and
 * for each id in a title that no requirement has; empty when all is proved.
 * @param {readonly Requirement[]} requirements
 * @param {readonly import('./reports.mjs').RunTest[]} tests
 * @returns {string[]}
 */
export function complaintsAbout(requirements, tests) {
  /** @type {Map<string, Set<string>>} */
  const provedBy = new Map();
  /** @type {Set<string>} */
  const titleIds = new Set();
  for (const { title, file, outcome } of tests)
    for (const id of idsIn(title)) {
      titleIds.add(id);
      if (outcome === 'passed') provedBy.set(id, (provedBy.get(id) ?? new Set()).add(file));
    }
  const knownIds = new Set(requirements.map(({ id }) => id));
  return [
    ...requirements
      .filter(({ id }) => !provedBy.has(id))
      .map(({ id, text, proof }) => `missing  ${id} (${proof})  ${text}`),
    ...requirements
      .filter(({ id, proof }) => proof === 'e2e' && provedBy.has(id) && !inBrowser(provedBy.get(id)))
      .map(
        ({ id }) =>
          `weak     ${id}  proven only below the browser: ${[...(provedBy.get(id) ?? [])].join(', ')}`,
      ),
    ...[...titleIds]
      .filter((id) => !knownIds.has(id))
      .map((id) => `unknown  ${id}  is in no row of requirements.json`),
  ];
}

/** @param {Set<string> | undefined} files */
const inBrowser = (files) => [...(files ?? [])].some((file) => /(?:^|\/)e2e\//.test(file));

/**
 * Compares the tests that ran with requirements.json. Returns a line for each fault; empty when all is proved.
 * @param {readonly import('./reports.mjs').RunTest[]} tests
 */
export const checkRequirements = (tests) => complaintsAbout(readRequirements(), tests);
