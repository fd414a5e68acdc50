import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nameOf, oracle } from './oracle.ts';

const reports = resolve(import.meta.dirname, '../../.reports');
/** What the tests of a run have noted: a line for each call of each test. */
const notes = resolve(reports, 'calls-noted.txt');
/** The list of all calls. */
const list = resolve(reports, 'calls-made.txt');

/** Separates a call from the test that made it. */
const separator = '\t';

/** Deletes the calls of earlier runs. */
export const deleteCalls = (): void => rmSync(notes, { force: true });

/** Saves the calls that a test has made with exactly the specification's parameters. `test`: its file and title. */
export function saveCalls(calls: readonly string[], test: string): void {
  mkdirSync(reports, { recursive: true });
  appendFileSync(notes, calls.map((call) => `${call}${separator}${test}\n`).join(''));
}

/** All calls of the specification, each with the first test that made it. */
export interface CallList {
  /** One line for each call. */
  readonly lines: readonly string[];
  readonly missing: readonly string[];
}

/** Returns each call with the first of the noted tests that made it. */
export function listCalls(calls: readonly string[], noted: readonly string[]): CallList {
  const byCall = calls.map((call) => ({
    call,
    tests: noted.flatMap((line) => (line.startsWith(call + separator) ? [line.slice(call.length + 1)] : [])),
  }));
  const width = Math.max(...calls.map(({ length }) => length));
  return {
    lines: byCall.map(({ call, tests: [first = 'NOT MADE'] }) => `${call.padEnd(width)}  ${first}`),
    missing: byCall.filter(({ tests }) => tests.length === 0).map(({ call }) => call),
  };
}

/** Writes the list of the specification's calls to `.reports/calls-made.txt`. Returns it in one line, and what is missing (API-01). */
export function reportCalls(): { readonly summary: string; readonly missing: readonly string[] } {
  const noted = existsSync(notes) ? readFileSync(notes, 'utf8').split('\n') : [];
  const { lines, missing } = listCalls(oracle.main.map(nameOf), noted);
  mkdirSync(reports, { recursive: true });
  writeFileSync(list, `${lines.join('\n')}\n`);
  const count = `calls: ${lines.length - missing.length} of ${lines.length} of the specification were made, with exactly its parameters (.reports/calls-made.txt)`;
  return { summary: missing.length === 0 ? count : `${count}; not made: ${missing.join(', ')}`, missing };
}
