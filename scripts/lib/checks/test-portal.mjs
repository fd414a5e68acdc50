import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isStopping, run, runStep } from '../../../shared/commands/run.mjs';
import { formatDuration, Stop } from '../../../shared/commands/terminal.mjs';
import { buildIfStale, typescript } from '../build.mjs';
import { findChromium, prepareChromium } from '../chromium.mjs';
import { installIfStale } from '../install.mjs';
import { findFreePortBase } from '../ports.mjs';
import { root } from '../root.mjs';
import { checkImportZones } from './import-zones.mjs';
import { specsOfRemote } from './named-remote.mjs';
import { countOf, failuresOf, readJestTests, readPlaywrightTests } from './reports.mjs';
import { checkRequirements } from './requirements.mjs';
import { writeTypeSettings } from './type-settings.mjs';
import { checkWords } from './words.mjs';

const reports = join(root, '.reports');
const jestReport = join(reports, 'jest.json');
const workflows = join(root, '.github/workflows');
const workflowValidator = '@action-validator/cli/cli.mjs';
const playwrightReport = join(reports, 'playwright.json');

/**
 * How long `npm test` may take in CI, in minutes. The goal is 18 on two quiet cores; computers of CI are at times half as fast
 * as these.
 */
const longestRun = 45;

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs every check of `npm test`, also after one has failed, and prints what failed and the counts. Sets the exit code
 * to 1 when something failed. With a remote: what its team needs before a release, with the tests of that remote only.
 * @param {string} [remote]
 */
export async function testPortal(remote) {
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

  // most of them use one core, and the build waits between its parts
  const [build, ...checks] = await Promise.all([
    attempt(buildIfStale),
    check('Types', () =>
      tool('typescript/bin/tsc', ['-p', remote ? writeTypeSettings(remote) : 'tsconfig.json']),
    ),
    check('API reports of contract and facades', apiReports),
    check('Lint and format', () =>
      tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', remote ?? '.']),
    ),
    check('Words', () => refuseAny(checkWords())),
    check('Import zones', () => refuseAny(checkImportZones())),
    ...(remote ? [] : checksOfAll()),
  ]);
  for (const count of checks) add(count);
  add(
    await suite(
      'Unit and component tests',
      () => jest(remote),
      () => readJestTests(jestReport),
    ),
  );
  if (build.failed) add(build);
  else
    add(
      await suite(
        'End-to-end tests',
        () => endToEnd(remote),
        () => readPlaywrightTests(playwrightReport),
      ),
    );
  if (!remote) add(await check('Requirements', () => refuseAny(checkRequirements(allTests()))));
  if (process.env.CI && !remote) add(await check(`At most ${longestRun} minutes`, () => endInTime(began)));

  // a log of a long run may keep only its end
  for (const failure of failuresOf(allTests())) console.log(failure);
  console.log(`Took ${formatDuration(Date.now() - began)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Checks of what no remote has alone. */
const checksOfAll = () => [
  check('Unused exports, files and dependencies', () =>
    tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  ),
  check('Workflows', () =>
    Promise.all(readdirSync(workflows).map((file) => tool(workflowValidator, [join(workflows, file)]))),
  ),
  check('Links of documents', () => tool('remark-cli/cli.js', ['.', '--frail', '--quiet'])),
];

/** @param {readonly string[]} complaints @throws Stop when there is one */
async function refuseAny(complaints) {
  if (complaints.length > 0) throw new Stop(complaints.join('\n'));
}

/** Whether work passes, as a count of one. @param {() => Promise<unknown>} work @returns {Promise<Count>} */
async function attempt(work) {
  try {
    await work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (isStopping()) process.exit(130);
    console.log(error instanceof Stop ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** A check that passes or fails as one. @param {string} name @param {() => Promise<unknown>} work */
const check = (name, work) => attempt(() => runStep(name, work));

/**
 * A runner whose tests count one by one. One that dies without a failed test counts as one failure.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @param {() => import('./reports.mjs').RunTest[]} readTests
 * @returns {Promise<Count>}
 */
async function suite(name, work, readTests) {
  const { failed } = await check(name, work);
  const count = countOf(readTests());
  return failed === 0 || count.failed > 0 ? count : { ...count, failed };
}

/**
 * Runs a Node.js program of the project and returns its output. Throws Stop with it when the program fails.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
async function program(args, env = {}) {
  const { code, output } = await run(process.execPath, args, { env });
  if (code !== 0) throw new Stop(output.trimEnd());
  return output;
}

/** Runs a tool installed at the root. @param {string} script @param {readonly string[]} args */
const tool = (script, args) => program([join(root, 'node_modules', script), ...args]);

const apiReports = () => program([...typescript('shared/api-reports/cli.ts'), '--check']);

/** @param {string | undefined} remote */
const jest = (remote) =>
  program([
    join(root, 'node_modules/jest/bin/jest.js'),
    '--ci',
    '--silent',
    '--reporters=default',
    '--json',
    `--outputFile=${jestReport}`,
    ...(remote ? [`/${remote}/`] : []),
  ]);

const allTests = () => [...readJestTests(jestReport), ...readPlaywrightTests(playwrightReport)];

/** @param {string | undefined} remote */
async function endToEnd(remote) {
  const env = {
    PORTAL_CHROMIUM: await findChromium(),
    PORTAL_PORT_BASE: String(await findFreePortBase(5200)),
    PORTAL_PICTURES: 'no',
    ...(remote ? { PORTAL_REMOTE: remote } : {}),
  };
  const output = await program([...typescript('e2e/run.ts'), ...(remote ? specsOfRemote(remote) : [])], env);
  // the list of the specification's calls, in one line; no remote makes all of them
  if (!remote) for (const line of output.split('\n')) if (line.startsWith('calls: ')) console.log(line);
}

/** A run that takes longer is run rarely, and its failures are found late. @param {number} began epoch milliseconds */
async function endInTime(began) {
  const taken = Date.now() - began;
  if (taken > longestRun * 60_000)
    throw new Stop(`npm test took ${formatDuration(taken)}, more than ${longestRun} minutes.`);
}
