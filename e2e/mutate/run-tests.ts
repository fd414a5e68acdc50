import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackageName } from '@portal/shared/site';
import { readJestTests, readPlaywrightTests } from '../../scripts/lib/checks/reports.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { findFreePortBase } from '../../scripts/lib/ports.mjs';

/** A test that ran, and its result. */
export type RunTest = ReturnType<typeof readJestTests>[number];

/** A test in the browser: a part of its title, and its file in `e2e`. */
export interface BrowserTest {
  readonly spec: string;
  readonly title: string;
}

/** Longest run of one command, in milliseconds. A fault may make a test hang. */
const timeLimit = 10 * 60_000;

interface Result {
  readonly isOk: boolean;
  readonly output: string;
}

/** Runs the tests of a project's folder. */
export class TestRunner {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Runs Jest files, by their paths from the root. Rejects with the output when Jest could not run. */
  async jest(files: readonly string[]): Promise<readonly RunTest[]> {
    const report = await this.#emptyReport('mutate-jest.json');
    const cache = join(this.#folder, '.cache/jest');
    const options = ['--ci', '--silent', `--cacheDirectory=${cache}`];
    const output = ['--json', `--outputFile=${report}`];
    const words = ['node_modules/jest/bin/jest.js', ...options, ...output, '--runTestsByPath', ...files];
    return this.#run(words, () => readJestTests(report));
  }

  /** Runs tests in the browser, of what is built. Rejects with the output when they could not run. */
  async browser(tests: readonly BrowserTest[]): Promise<readonly RunTest[]> {
    const report = await this.#emptyReport('playwright.json');
    const specs = [...new Set(tests.map(({ spec }) => spec))];
    const titles = tests.map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const words = ['--import=tsx', 'e2e/run.ts', ...specs, '--grep', titles.join('|')];
    return this.#run(words, () => readPlaywrightTests(report), {
      PORTAL_CHROMIUM: await findChromium(),
      PORTAL_PORT_BASE: String(await findFreePortBase(8200)),
      // a fault may be found by a test of the long form
      PORTAL_LONG: 'yes',
    });
  }

  /** Builds what has changed, or the given packages. Rejects with the output when a build fails. */
  async build(names?: readonly PackageName[]): Promise<void> {
    const { isOk, output } = await this.#node([
      '--import=tsx',
      'shared/build/cli.ts',
      ...(names ?? ['--if-stale']),
    ]);
    if (!isOk) throw new Error(output);
  }

  /** Runs a test runner, and reads its report. */
  async #run(
    words: readonly string[],
    readTests: () => readonly RunTest[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<readonly RunTest[]> {
    const { output } = await this.#node(words, env);
    const tests = readTests();
    if (tests.length === 0) throw new Error(`No test ran: ${words.join(' ')}\n${output}`);
    return tests;
  }

  /** Path of a report, whose earlier content is removed. */
  async #emptyReport(name: string): Promise<string> {
    const report = join(this.#folder, '.reports', name);
    await mkdir(dirname(report), { recursive: true });
    await rm(report, { force: true });
    return report;
  }

  /** Runs Node.js in the folder. Never rejects. The command ends with this process. */
  #node(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Result> {
    const options = {
      cwd: this.#folder,
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
      timeout: timeLimit,
    };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, args, options, (error, stdout, stderr) => {
        process.off('exit', end);
        resolve({ isOk: error === null, output: stdout + stderr });
      });
      const end = () => child.kill();
      process.prependOnceListener('exit', end);
    });
  }
}
