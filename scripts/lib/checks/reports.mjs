import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.mjs';

/**
 * A test that a runner has run; `reason` is what the runner said of one that failed.
 * @typedef {{ title: string, file: string, outcome: 'passed' | 'failed' | 'skipped', reason?: string }} RunTest
 */

/** @param {string} file @returns {any} */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Reads the tests of Jest's JSON report; empty when there is no report. A file that could not run counts as one failed
 * test.
 * @param {string} file
 * @returns {RunTest[]}
 */
export function readJestTests(file) {
  const report = readReport(file);
  if (!report) return [];
  return report.testResults.flatMap((/** @type {any} */ suite) => {
    const path = relative(root, suite.name);
    // a file that cannot run at all has no tests and must not look like success
    if (suite.status === 'failed' && suite.assertionResults.length === 0)
      return [{ title: `${path} did not run`, file: path, outcome: 'failed', ...reasonOf([suite.message]) }];
    return suite.assertionResults.map((/** @type {any} */ test) => ({
      title: test.fullName,
      file: path,
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      ...reasonOf(test.failureMessages ?? []),
    }));
  });
}

/**
 * Reads the tests of Playwright's JSON report, one for each project they ran in; empty when there is no report.
 * @param {string} file
 * @returns {RunTest[]}
 */
export function readPlaywrightTests(file) {
  const report = readReport(file);
  if (!report) return [];
  /** @param {any} suite @param {string} above @returns {RunTest[]} */
  const walk = (suite, above) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        title: `${above} ${spec.title}`,
        file: spec.file,
        outcome: outcomes[/** @type {keyof typeof outcomes} */ (test.status)] ?? 'failed',
        ...reasonOf(
          (test.results ?? []).flatMap((/** @type {any} */ result) =>
            (result.errors ?? []).map((/** @type {any} */ error) => `[${test.projectName}] ${error.message}`),
          ),
          (test.results ?? []).flatMap(journalOf),
        ),
      })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => walk(inner, `${above} ${inner.title}`)),
  ];
  return report.suites.flatMap((/** @type {any} */ suite) => walk(suite, ''));
}

/** The last lines of what `e2e/support/fixtures/journal.ts` has noted. @param {any} result @returns {string[]} */
function journalOf({ attachments = [] }) {
  const body = attachments.find((/** @type {any} */ { name }) => name === 'journal')?.body ?? '';
  return Buffer.from(body, 'base64').toString('utf8').split('\n').slice(-30);
}

/**
 * What a runner said, without its colours, as far as somebody who has only the log needs it.
 * @param {readonly string[]} output @param {readonly string[]} journal what led there, whole
 */
function reasonOf(output, journal = []) {
  const plain = stripVTControlCharacters(output.join('\n')).trim().slice(0, 1500);
  return plain === '' ? {} : { reason: [plain, ...journal].join('\n').trimEnd() };
}

/**
 * Returns the tests that failed, each with its reason, as lines for the end of a log.
 * @param {readonly RunTest[]} tests
 */
export const failuresOf = (tests) =>
  tests
    .filter(({ outcome }) => outcome === 'failed')
    .map(
      ({ title, file, reason }) =>
        `✗ ${file} › ${title.trim()}${reason ? `\n${reason.replace(/^/gm, '    ')}` : ''}`,
    );

/** Playwright's words; a flaky test has failed once, and counts as failed. */
const outcomes = /** @type {const} */ ({
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
});

/**
 * Counts the tests that passed and those that failed; skipped ones are in neither.
 * @param {readonly RunTest[]} tests
 */
export const countOf = (tests) => ({
  passed: tests.filter(({ outcome }) => outcome === 'passed').length,
  failed: tests.filter(({ outcome }) => outcome === 'failed').length,
});
