import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, typescript } from '../build.mjs';
import { findChromium, prepareChromium } from '../chromium.mjs';
import { installIfStale } from '../install.mjs';
import { freePortBase } from '../ports.mjs';
import { root } from '../root.mjs';
import { run, step, stopping } from '../run.mjs';
import { duration, Stop } from '../terminal.mjs';
import { checkImportZones } from './import-zones.mjs';
import { countOf, failuresOf, jestTests, playwrightTests } from './reports.mjs';
import { checkRequirements } from './requirements.mjs';
import { checkWords } from './words.mjs';

const reports = join(root, '.reports');
const jestReport = join(reports, 'jest.json');
const proofsReport = join(reports, 'jest-proofs.json');
const playwrightReport = join(reports, 'playwright.json');
/** How long `npm test` may take in CI, in minutes. The goal is 18 on two quiet cores. */
const longestRun = 30;

/** Files that both runs of Jest share: a seeded database, which takes seconds to create. */
const testFiles = join(reports, 'jest-files');

/** @typedef {{ passed: number, failed: number }} Count */

/** Runs every check, also after one has failed, and ends the process with the count of all. */
export async function testPortal() {
  const began = Date.now();
  // their packages come from different servers
  await Promise.all([installIfStale(), prepareChromium()]);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  /** @type {Count} */
  const total = { passed: 0, failed: 0 };
  const add = (/** @type {Count} */ { passed, failed }) => {
    total.passed += passed;
    total.failed += failed;
  };

  add(
    await check('Lint and format', () =>
      tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
    ),
  );
  add(await check('Words', () => refuseAny(checkWords())));
  add(await check('Import zones', () => refuseAny(checkImportZones())));
  add(await check('Links of documents', () => tool('remark-cli/cli.js', ['.', '--frail', '--quiet'])));
  add(
    await check('Unused exports, files and dependencies', () =>
      tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
    ),
  );
  // each of them uses one core
  const sideBySide = [
    check('Types', () => tool('typescript/bin/tsc', ['-p', 'tsconfig.json'])),
    check('API reports of contract and facades', apiReports),
    check('Bundles of libraries for Jest', bundleForJest),
  ];
  for (const count of await Promise.all(sideBySide)) add(count);
  add(await suite('Unit and component tests', unitTests, () => jestTests(jestReport)));
  add(await suite('Random sequences of the cart', proofs, () => jestTests(proofsReport)));
  rmSync(testFiles, { recursive: true, force: true });
  const build = await attempt(buildIfStale);
  if (build.failed) add(build);
  else add(await suite('End-to-end tests', endToEnd, () => playwrightTests(playwrightReport)));
  add(await check('Requirements', () => refuseAny(checkRequirements(allTests()))));
  if (process.env.CI) add(await check(`At most ${longestRun} minutes`, () => endInTime(began)));

  // a log of a long run may keep only its end
  for (const failure of failuresOf(allTests())) console.log(failure);
  console.log(`Took ${duration(Date.now() - began)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** @param {readonly string[]} complaints @throws Stop when there is one */
async function refuseAny(complaints) {
  if (complaints.length > 0) throw new Stop(complaints.join('\n'));
}

/** Whether work passes, as a count of one. @param {() => Promise<void>} work @returns {Promise<Count>} */
async function attempt(work) {
  try {
    await work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    complain(error);
    return { passed: 0, failed: 1 };
  }
}

/** A check that passes or fails as one. @param {string} name @param {() => Promise<void>} work */
const check = (name, work) => attempt(() => step(name, work));

/**
 * A runner whose tests count one by one. One that dies without a failed test counts as one failure.
 * @param {string} name
 * @param {() => Promise<void>} work
 * @param {() => import('./reports.mjs').RunTest[]} readTests
 * @returns {Promise<Count>}
 */
async function suite(name, work, readTests) {
  const { failed } = await check(name, work);
  const count = countOf(readTests());
  return failed === 0 || count.failed > 0 ? count : { ...count, failed };
}

/** @param {unknown} error */
function complain(error) {
  if (stopping()) process.exit(130);
  console.log(error instanceof Stop ? error.message : error);
}

/**
 * Runs a tool installed at the root.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ readonly nodeOptions?: readonly string[], readonly env?: Record<string, string> }} [options]
 */
async function tool(script, args, { nodeOptions = [], env = {} } = {}) {
  const command = [...nodeOptions, join(root, 'node_modules', script), ...args];
  const { code, output } = await run(process.execPath, command, { env });
  if (code !== 0) throw new Stop(output.trimEnd());
}

/**
 * Each test file loads its modules again and runs for seconds: optimized code and a collection of young objects every few
 * milliseconds took a fifth of Jest's time.
 */
const nodeOptionsOfJest = [
  '--interrupt-budget=3000000',
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
];

async function bundleForJest() {
  // its packages are there only after installing
  const { bundleLibraries } = await import('./bundle-libraries.mjs');
  await bundleLibraries('node', { styles: true });
  await bundleLibraries('browser', { styles: true });
  await bundleLibraries('browser', { styles: false });
}

async function apiReports() {
  const { code, output } = await run(process.execPath, [
    ...typescript('shared/api-reports/cli.ts'),
    '--check',
  ]);
  if (code !== 0) throw new Stop(output.trimEnd());
}

/**
 * @param {string} report
 * @param {string} paths pattern of the paths of the test files
 * @param {readonly string[]} [nodeOptions]
 */
function jest(report, paths, nodeOptions = []) {
  const options = ['--ci', '--silent', '--reporters=default', '--json'];
  const args = [...options, `--outputFile=${report}`, `--testPathPatterns=${paths}`];
  return tool('jest/bin/jest.js', args, { nodeOptions, env: { PORTAL_TEST_FILES: testFiles } });
}

/** Jest compares patterns with the path from the root. */
const proofsFolder = 'mfe-cart/proofs/';

const unitTests = () => jest(jestReport, `^(?!.*${proofsFolder})`, nodeOptionsOfJest);

/** Two files that compute for half a minute, so V8's optimized code is worth its time. */
const proofs = () => jest(proofsReport, proofsFolder);

const allTests = () => [
  ...jestTests(jestReport),
  ...jestTests(proofsReport),
  ...playwrightTests(playwrightReport),
];

async function endToEnd() {
  const chromium = await findChromium();
  const portBase = await freePortBase(5200);
  const { code, output } = await run(process.execPath, [...typescript('e2e/run.ts')], {
    env: { PORTAL_CHROMIUM: chromium, PORTAL_PORT_BASE: String(portBase), PORTAL_PICTURES: 'no' },
  });
  if (code !== 0) throw new Stop(output.trimEnd());
}

/** A run that takes longer is run rarely, and its failures are found late. @param {number} began epoch milliseconds */
async function endInTime(began) {
  const taken = Date.now() - began;
  if (taken > longestRun * 60_000)
    throw new Stop(`npm test took ${duration(taken)}, more than ${longestRun} minutes.`);
}
