import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nameOf, oracle } from './oracle.ts';

const file = resolve(import.meta.dirname, '../../.reports/calls-made.txt');

/** Deletes the calls of earlier runs. */
export const deleteCalls = (): void => rmSync(file, { force: true });

/** Saves the calls that a test has made. */
export function saveCalls(calls: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, calls.map((call) => `${call}\n`).join(''));
}

/** Describes in one line how many calls of the specification's section 7 the whole run has made (API-01). */
export function summarizeCalls(): string {
  const made = new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  const missing = oracle.main.map(nameOf).filter((call) => !made.has(call));
  const count = `${oracle.main.length - missing.length} of ${oracle.main.length} calls of the specification were made`;
  return missing.length === 0 ? count : `${count}; not made: ${missing.join(', ')}`;
}
