/**
 * `npm run mutate [-- name …]`: applies each deliberate fault in `faults/` to a copy of the project, and runs the test
 * that should catch it. A name is a fault's name or a part of it; default: all. Fails when a fault is not caught, when a
 * patch does not apply, or when a test fails without a fault, which proves nothing then.
 */
import { resolve } from 'node:path';
import { applyPatch, ProjectCopy } from './copy.ts';
import { type Fault, faults, patchOf } from './faults.ts';
import { type RunTest, TestRunner } from './run-tests.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * `did not run`: the code with the fault does not compile or start, which says nothing about the tests. `test fails`: the
 * test fails without a fault too.
 */
type Verdict = 'caught' | 'missed' | 'did not run' | 'test fails';

interface Row {
  readonly fault: Fault;
  readonly verdict: Verdict;
  readonly seconds: number;
  /** Title of the first failed test. */
  readonly failedTest: string | undefined;
}

function chooseFaults(words: readonly string[]): readonly Fault[] {
  const unknown = words.filter((word) => !faults.some(({ name }) => name.includes(word)));
  if (unknown.length > 0) throw new Error(`No fault has this name: ${unknown.join(', ')}.`);
  return faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

/** Throws an Error that names the patches that do not fit the project's files. */
async function assertPatchesApply(chosen: readonly Fault[]): Promise<void> {
  const complaints: string[] = [];
  for (const fault of chosen)
    await applyPatch(root, patchOf(fault), '--check').catch((error: Error) =>
      complaints.push(`${fault.name} does not apply: ${error.message}`),
    );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

const isFailed = ({ outcome }: RunTest) => outcome === 'failed';
/** `scripts/lib/checks/reports.mjs` ends the title of a file that could not run with these words. */
const couldNotRun = ({ title }: RunTest) => title.endsWith(' did not run');

/** Runs every chosen fault's test once without a fault. Returns the tests that failed: their failure proves nothing. */
async function runBaseline(
  copy: ProjectCopy,
  runner: TestRunner,
  chosen: readonly Fault[],
): Promise<readonly RunTest[]> {
  const catchers = chosen.map(({ caughtBy }) => caughtBy);
  const files = catchers.flatMap((catcher) => (catcher.runner === 'jest' ? [catcher.file] : []));
  const failed: RunTest[] = [];
  if (files.length > 0) failed.push(...(await runner.jest([...new Set(files)])).filter(isFailed));
  const browserTests = catchers.filter((catcher) => catcher.runner === 'browser');
  if (browserTests.length > 0) {
    await runner.build();
    await copy.saveBuilds();
    failed.push(...(await runner.browser(browserTests)).filter(isFailed));
  }
  for (const { title, reason = '' } of failed) console.error(`Fails without a fault: ${title}\n${reason}`);
  return failed;
}

/** Whether a test is one that should catch a fault. */
function isCatcher({ caughtBy }: Fault, { file, title }: RunTest): boolean {
  return caughtBy.runner === 'jest' ? file.endsWith(`/${caughtBy.file}`) : title.includes(caughtBy.title);
}

async function runCatcher(runner: TestRunner, { caughtBy }: Fault): Promise<readonly RunTest[]> {
  if (caughtBy.runner === 'jest') return runner.jest([caughtBy.file]);
  if (caughtBy.rebuild.length > 0) await runner.build(caughtBy.rebuild);
  return runner.browser([caughtBy]);
}

async function runFault(copy: ProjectCopy, runner: TestRunner, fault: Fault): Promise<Row> {
  const startedAt = performance.now();
  await copy.apply(patchOf(fault));
  const tests = await runCatcher(runner, fault).catch((error: Error) => {
    console.error(error.message);
    return [];
  });
  await copy.revert(patchOf(fault));
  if (fault.caughtBy.runner === 'browser') await copy.restoreBuilds(fault.caughtBy.rebuild);
  const [firstFailed] = tests.filter(isFailed);
  const hasRun = tests.length > 0 && !tests.some(couldNotRun);
  return {
    fault,
    verdict: hasRun ? (firstFailed ? 'caught' : 'missed') : 'did not run',
    seconds: (performance.now() - startedAt) / 1000,
    failedTest: firstFailed?.title.trim(),
  };
}

function printRow({ fault, verdict, seconds, failedTest }: Row): void {
  const { name, package: owner, breaks, caughtBy } = fault;
  const test = caughtBy.runner === 'jest' ? caughtBy.file : `e2e/${caughtBy.spec}`;
  const cells = [
    verdict.padEnd(11),
    name.padEnd(40),
    owner.padEnd(16),
    `${seconds.toFixed(0).padStart(4)} s`,
  ];
  console.log(`${cells.join('  ')}  ${test}`);
  console.log(`             ${failedTest ? `by: ${failedTest}` : breaks}`);
}

// an exit removes the copy and ends the running test
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

try {
  const chosen = chooseFaults(process.argv.slice(2));
  await assertPatchesApply(chosen);
  const startedAt = performance.now();
  const copy = await ProjectCopy.make();
  const runner = new TestRunner(copy.folder);
  console.log(`${chosen.length} faults; first their tests run without a fault …`);
  const failedBefore = await runBaseline(copy, runner, chosen);
  const rows: Row[] = [];
  for (const fault of chosen) {
    const isUseless = failedBefore.some((test) => isCatcher(fault, test));
    const row: Row = isUseless
      ? { fault, verdict: 'test fails', seconds: 0, failedTest: undefined }
      : await runFault(copy, runner, fault);
    printRow(row);
    rows.push(row);
  }
  const caught = rows.filter(({ verdict }) => verdict === 'caught').length;
  console.log(`\n${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  console.log(`${caught} caught, ${rows.length - caught} missed`);
  if (caught < rows.length) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
