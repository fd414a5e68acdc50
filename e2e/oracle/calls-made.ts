import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nameOf, oracle } from './oracle.ts';

const file = resolve(import.meta.dirname, '../../.reports/calls-made.txt');

/** Forgets what earlier runs have called. */
export const forgetCalls = (): void => rmSync(file, { force: true });

/** Notes the calls that a test has made. */
export function noteCalls(calls: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, calls.map((call) => `${call}\n`).join(''));
}

/** One line on how much of section 7 of the specification the whole run has called (API-01). */
export function callsMade(): string {
  const made = new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  const missing = oracle.main.map(nameOf).filter((call) => !made.has(call));
  const count = `${oracle.main.length - missing.length} of ${oracle.main.length} calls of the specification were made`;
  return missing.length === 0 ? count : `${count}; not made: ${missing.join(', ')}`;
}
