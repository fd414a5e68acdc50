import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageNames } from '../support/packages.ts';
import { applyPatch } from './copy.ts';
import { type Fault, faults, patchOf } from './faults.ts';

const root = resolve(import.meta.dirname, '../..');

const byName = faults.map((fault): [string, Fault] => [fault.name, fault]);

test('every package has a fault', () => {
  expect(new Set(faults.map((fault) => fault.package))).toEqual(
    new Set([...packageNames, 'shared', 'sandbox']),
  );
});

test.each(byName)('%s applies to the project', async (_name, fault) => {
  await expect(applyPatch(root, patchOf(fault), '--check')).resolves.toBeUndefined();
});

test.each(byName)('%s: the test that should catch it exists', (_name, { caughtBy }) => {
  if (caughtBy.runner === 'jest') expect(existsSync(join(root, caughtBy.file))).toBe(true);
  else expect(readFileSync(join(root, 'e2e', caughtBy.spec), 'utf8').includes(caughtBy.title)).toBe(true);
});
