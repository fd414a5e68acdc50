import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run, runStep } from '../../../shared/commands/run.mjs';
import { Stop } from '../../../shared/commands/terminal.mjs';
import { installOtherBrowsersIfMissing } from '../browsers.mjs';
import { buildIfStale, typescript } from '../build.mjs';
import { findChromium } from '../chromium.mjs';
import { filesBelow } from '../files-below.mjs';
import { installIfStale } from '../install.mjs';
import { installNginxIfMissing } from '../nginx.mjs';
import { findFreePortBase } from '../ports.mjs';
import { root } from '../root.mjs';
import { otherMajors, runUnderNode } from './other-nodes.mjs';
import { countOf, failuresOf, readJestTests, readPlaywrightTests } from './reports.mjs';

const reports = join(root, '.reports');
const jestReport = join(reports, 'jest-long.json');
const strictReport = join(reports, 'jest-strict.json');
const playwrightReport = join(reports, 'playwright.json');
const nodeReport = (/** @type {number} */ major) => join(reports, `jest-node-${major}.json`);

/** Specs with a long form: those that ask `run-form.ts`, and those that the configuration leaves to the long form. */
function longSpecs() {
  const config = readFileSync(join(root, 'e2e/playwright.config.ts'), 'utf8');
  return filesBelow(root)
    .map((path) => relative(root, path))
    .filter((name) => /^(?:mfe-[^/]+\/)?e2e\/.*\.spec\.ts$/.test(name))
    .filter(
      (name) =>
        config.includes(`'${name.replace('e2e/', '')}'`) ||
        /run-form\.ts|@long/.test(readFileSync(join(root, name), 'utf8')),
    );
}

/** Lines that tests print with a figure. @param {string} output */
const measurementsOf = (output) => output.split('\n').filter((line) => line.includes('measured: '));

/** Runs tests of Jest. @param {readonly string[]} patterns @param {string} report @param {Record<string, string>} env */
const runJest = (patterns, report, env) =>
  run(
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), ...patterns, '--ci', '--json', `--outputFile=${report}`],
    { env },
  );

/**
 * 1,000 random sequences and 200 checkouts of the cart's own commands, against the sandbox's API; 10,000 random hand-offs of
 * pictures; every call that changes something under every fault; 100,000 sales, redemptions, withdrawals and switches; 20,000
 * mixed carts; 20 cards; the full seed; every exported function with 500 hostile texts.
 */
async function runProofs() {
  const { output } = await runJest(
    [
      'mfe-[a-z-]+/proofs',
      'src/transaction-rules/holdings/size',
      'src/switch/both-legs',
      'e2e/payloads/limits',
      'e2e/payloads/withdrawals',
      'shared/src/foundation/money/rules',
      'sandbox/src/seed/seed.test',
      'sandbox/src/cards/read-picture',
      'sandbox/src/api/server/request-validation',
      'e2e/checkout/carts',
      'e2e/hand-off',
      'e2e/lost-replies',
      'e2e/federation/mirror',
      'e2e/mutate/faults.test',
      'e2e/hostile-text',
    ],
    jestReport,
    {
      PORTAL_SEQUENCES: '1000',
      PORTAL_WALKS: '100',
      PORTAL_SALES: '100000',
      PORTAL_REDEMPTIONS: '100000',
      PORTAL_SWITCHES: '100000',
      PORTAL_WITHDRAWALS: '100000',
      PORTAL_LIMITS: '100000',
      PORTAL_CARTS: '20000',
      PORTAL_HAND_OFFS: '10000',
      PORTAL_CUSTOMERS: '20000',
      PORTAL_LONG: 'yes',
    },
  );
  return output;
}

/** Every test that renders, in React's strict mode. */
const runStrict = () => runJest(['\\.test\\.tsx$'], strictReport, { PORTAL_STRICT: 'yes' });

/** Every browser test that has a long form. */
async function runSpecs() {
  const chromium = await findChromium();
  await installNginxIfMissing();
  await installOtherBrowsersIfMissing();
  const portBase = await findFreePortBase(5200);
  const { output } = await run(process.execPath, [...typescript('e2e/run.ts'), ...longSpecs()], {
    env: { PORTAL_CHROMIUM: chromium, PORTAL_PORT_BASE: String(portBase), PORTAL_LONG: 'yes' },
  });
  return output;
}

/** Applies every deliberate fault, to see whether its test finds it. */
const runFaults = () => run(process.execPath, typescript('e2e/mutate/run.ts'));

/**
 * Runs unit tests, build and start under the other tested versions of Node.js. Returns how many builds and starts failed.
 */
async function runOtherNodes() {
  let failed = 0;
  for (const major of otherMajors)
    try {
      await runStep(`Unit tests, build and start under Node.js ${major}`, () =>
        runUnderNode(major, nodeReport(major)),
      );
    } catch (error) {
      console.log(error instanceof Stop ? error.message : error);
      failed += 1;
    }
  return failed;
}

/**
 * Runs the long forms of the tests, the page tests in strict mode, the deliberate faults, and what other versions of Node.js
 * run; prints what they measured, what failed and the counts. Sets the exit code to 1 when one failed, no test passed or a fault
 * was not found.
 */
export async function testLong() {
  await installIfStale();
  await buildIfStale();
  mkdirSync(reports, { recursive: true });
  for (const report of [jestReport, strictReport, playwrightReport, ...otherMajors.map(nodeReport)])
    rmSync(report, { force: true });
  const proofs = await runStep('Random sequences and checkouts', runProofs);
  await runStep('Page tests in strict mode', runStrict);
  const specs = await runStep('Browser tests in their long form', runSpecs);
  const faults = await runStep('Deliberate faults', runFaults);
  const failedNodes = await runOtherNodes();
  const tests = [
    ...readJestTests(jestReport),
    ...readJestTests(strictReport),
    ...readPlaywrightTests(playwrightReport),
    ...otherMajors.flatMap((major) => readJestTests(nodeReport(major))),
  ];
  for (const figure of measurementsOf(`${proofs}\n${specs}`)) console.log(figure);
  for (const failure of failuresOf(tests)) console.log(failure);
  console.log(faults.output.trimEnd());
  const { passed, failed: failedTests } = countOf(tests);
  const failed = failedTests + failedNodes;
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 || faults.code !== 0 ? 1 : 0;
}
