import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const file = join(root, 'e2e/time-budget.json');

/** A file below this many worker seconds is not judged: a second more or less would double its share. */
const leastSeconds = 15;

/** How long `npm test` may take in CI, in minutes. The goal is 15 on two quiet cores. */
export const longestRun = 20;

/**
 * Worker seconds of each spec file, largest first.
 * @typedef {ReadonlyMap<string, number>} SecondsByFile
 */

/** Percent of the whole, with one decimal. @param {SecondsByFile} seconds @returns {Map<string, number>} */
export function sharesOf(seconds) {
  const whole = [...seconds.values()].reduce((sum, each) => sum + each, 0);
  return new Map([...seconds].map(([name, each]) => [name, Math.round((1000 * each) / whole) / 10]));
}

/**
 * Spec files whose share of the whole run is more than twice the recorded one, and files without a record. Shares are
 * steadier than seconds: on a slow machine every file takes longer.
 * @param {SecondsByFile} seconds
 * @param {Readonly<Record<string, number>>} budget file → percent of the whole run
 * @returns {string[]} one line for each
 */
export function overTimeBudget(seconds, budget) {
  return [...sharesOf(seconds)].flatMap(([name, share]) => {
    const recorded = budget[name];
    if (recorded === undefined) return [`${name} has no share in e2e/time-budget.json: npm run time:write`];
    if ((seconds.get(name) ?? 0) < leastSeconds || share <= 2 * recorded) return [];
    return [`${name} takes ${share} % of the run, more than twice its ${recorded} % in e2e/time-budget.json`];
  });
}

/** Lines for the log: seconds and share of each spec file, largest first. @param {SecondsByFile} seconds */
export function timeTable(seconds) {
  const shares = sharesOf(seconds);
  return [...seconds].map(
    ([name, each]) => `${each.toFixed(1).padStart(7)} s ${`${shares.get(name)} %`.padStart(7)}  ${name}`,
  );
}

/** @returns {Record<string, number>} */
export const readTimeBudget = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Records the shares of a run as the budget of the next ones. @param {SecondsByFile} seconds */
export function writeTimeBudget(seconds) {
  const shares = [...sharesOf(seconds)].sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(shares), null, 2)}\n`);
}
