import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * A row of docs/requirements.md.
 * @typedef {{ id: string, text: string, proof: string, owned: boolean }} Requirement
 */

/** @param {string} markdown @returns {Requirement[]} */
export function requirementsOf(markdown) {
  return [...markdown.matchAll(/^\| ([A-Z]{3}-\d{2}) \| (.*?) \| (\w+) \| (✓?) ?\|$/gm)].map(
    ([, id = '', text = '', proof = '', owned]) => ({ id, text, proof, owned: owned === '✓' }),
  );
}

/** Ids that a title names in square brackets: `[SES-03] …`, `[SGN-05, SGN-06] …`. @param {string} title */
export function idsIn(title) {
  return [...title.matchAll(/\[((?:[A-Z]{3}-\d{2}[, ]*)+)\]/g)].flatMap(
    ([, ids = '']) => ids.match(/[A-Z]{3}-\d{2}/g) ?? [],
  );
}

/**
 * What the tests still owe to the requirements: owned rows that no passing test names, rows that want a browser
 * and have none, and ids that no requirement has.
 * @param {readonly Requirement[]} requirements
 * @param {readonly import('./reports.mjs').RunTest[]} tests
 * @returns {string[]}
 */
export function complaintsAbout(requirements, tests) {
  /** @type {Map<string, Set<string>>} */
  const provedBy = new Map();
  /** @type {Set<string>} */
  const named = new Set();
  for (const { title, file, outcome } of tests)
    for (const id of idsIn(title)) {
      named.add(id);
      if (outcome === 'passed') provedBy.set(id, (provedBy.get(id) ?? new Set()).add(file));
    }
  const known = new Set(requirements.map(({ id }) => id));
  const owned = requirements.filter((requirement) => requirement.owned);
  return [
    ...owned
      .filter(({ id }) => !provedBy.has(id))
      .map(({ id, text, proof }) => `missing  ${id} (${proof})  ${text}`),
    ...owned
      .filter(({ id, proof }) => proof === 'e2e' && provedBy.has(id) && !inBrowser(provedBy.get(id)))
      .map(
        ({ id }) =>
          `weak     ${id}  proven only below the browser: ${[...(provedBy.get(id) ?? [])].join(', ')}`,
      ),
    ...[...named]
      .filter((id) => !known.has(id))
      .map((id) => `unknown  ${id}  is in no row of docs/requirements.md`),
  ];
}

/** @param {Set<string> | undefined} files */
const inBrowser = (files) => [...(files ?? [])].some((file) => file.startsWith('e2e/'));

/** Holds the tests that ran against the project's requirements. @param {readonly import('./reports.mjs').RunTest[]} tests */
export const checkRequirements = (tests) =>
  complaintsAbout(requirementsOf(readFileSync(join(root, 'docs/requirements.md'), 'utf8')), tests);
