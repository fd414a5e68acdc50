import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * A row of docs/requirements.md. `isOpen`: what it asks for is not built yet.
 * @typedef {{ id: string, text: string, proof: string, isOpen: boolean }} Requirement
 */

/**
 * Reads the requirements from the table of docs/requirements.md: id, text, kind of proof, and whether it is open (not
 * proved yet).
 * @param {string} markdown
 * @returns {Requirement[]}
 */
export function requirementsOf(markdown) {
  return [...markdown.matchAll(/^\| ([A-Z]{3}-\d{2}) \| (.*?) \| (\w+)(, open)? \|$/gm)].map(
    ([, id = '', text = '', proof = '', open]) => ({ id, text, proof, isOpen: open !== undefined }),
  );
}

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
 * Returns a line for each requirement that no passing test names, or that wants a browser test and has none, unless it
 * is open, and for each id in a title that no requirement has; empty when all is proved.
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
  const builtRequirements = requirements.filter(({ isOpen }) => !isOpen);
  return [
    ...builtRequirements
      .filter(({ id }) => !provedBy.has(id))
      .map(({ id, text, proof }) => `missing  ${id} (${proof})  ${text}`),
    ...builtRequirements
      .filter(({ id, proof }) => proof === 'e2e' && provedBy.has(id) && !inBrowser(provedBy.get(id)))
      .map(
        ({ id }) =>
          `weak     ${id}  proven only below the browser: ${[...(provedBy.get(id) ?? [])].join(', ')}`,
      ),
    ...[...titleIds]
      .filter((id) => !knownIds.has(id))
      .map((id) => `unknown  ${id}  is in no row of docs/requirements.md`),
  ];
}

/** @param {Set<string> | undefined} files */
const inBrowser = (files) => [...(files ?? [])].some((file) => /(?:^|\/)e2e\//.test(file));

/**
 * Compares the tests that ran with docs/requirements.md. Returns a line for each fault; empty when all is proved.
 * @param {readonly import('./reports.mjs').RunTest[]} tests
 */
export const checkRequirements = (tests) =>
  complaintsAbout(requirementsOf(readFileSync(join(root, 'docs/requirements.md'), 'utf8')), tests);
