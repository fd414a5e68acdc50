import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { applyPatch } from './copy.ts';
import { type Fault, faults, faultyPackages, patchOf } from './faults.ts';

const root = resolve(import.meta.dirname, '../..');

const byName = faults.map((fault): [string, Fault] => [fault.name, fault]);

test('each patch has a fault in the table, and each fault a patch', () => {
  const patches = readdirSync(join(import.meta.dirname, 'faults')).map((file) => basename(file, '.patch'));
  expect(faults.map(({ name }) => name).sort()).toEqual(patches.sort());
});

test('every package has a fault', () => {
  expect(new Set(faults.map((fault) => fault.package))).toEqual(new Set(faultyPackages));
});

test.each(byName)('%s applies to the project, in its package', async (_name, fault) => {
  await applyPatch(root, patchOf(fault), '--check');
  const [, file] = /^\+\+\+ b\/(.+)$/m.exec(readFileSync(patchOf(fault), 'utf8')) ?? [];
  expect(file?.split('/')[0]).toBe(fault.package);
});

test.each(byName)('%s: the test that should catch it exists', (_name, { caughtBy }) => {
  if (caughtBy.runner === 'jest') expect(existsSync(join(root, caughtBy.file))).toBe(true);
  else expect(readFileSync(join(root, 'e2e', caughtBy.spec), 'utf8').includes(caughtBy.title)).toBe(true);
});
