import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from '../files-below.mjs';
import { root } from '../root.mjs';

/** All flags of Node.js and V8 that our scripts pass. Each was tried with every tested version (`engines` of package.json). */
const flagsForNode = ['--expose-gc', '--import', '--input-type'];

/** Options of other programs which Node.js has too. */
const optionsOfOthers = ['--check', '--help', '--run', '--test'];

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 10_000_000 });

const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])--[a-z][a-z0-9-]*/g)].map(([name]) => name);

/** The options that this Node.js and its V8 list. */
const known = new Set(namesIn(run('--v8-options').stdout + run('--help').stdout));

/** Options that a source names and this Node.js has; Chromium has another V8. */
const nodeOptionsIn = (source: string): string[] =>
  namesIn(source.replace(/--js-flags=\S+/g, '')).filter(
    (name) => known.has(name) || known.has(name.replace('--no-', '--')),
  );

/** Option of Node.js → the files that name it. */
function nodeOptionsOfSources(): Readonly<Record<string, string[]>> {
  const files: Record<string, string[]> = {};
  for (const path of filesBelow(root)) {
    if (!/\.([cm]?[jt]sx?|json)$/.test(path) || path === __filename) continue;
    for (const name of nodeOptionsIn(readFileSync(path, 'utf8')))
      files[name] = [...(files[name] ?? []), relative(root, path)];
  }
  return files;
}

test.each([
  ["const options = ['--max-semi-space-size=64', '--no-opt'];", ['--max-semi-space-size', '--no-opt']],
  ["execArgv: ['--import=tsx', 'file.ts', '--port-base']", ['--import']],
  ['"start": "node --stack-size=2000 scripts/start.mjs"', ['--stack-size']],
  ["['--js-flags=--no-opt,--max-lazy']", []],
])('finds the options of Node.js in %s', (source, names) => {
  expect(nodeOptionsIn(source)).toEqual(names);
});

test('the sources pass no flag to Node.js that was not tried with every tested version', () => {
  const tried = [...flagsForNode, ...optionsOfOthers];
  expect(Object.entries(nodeOptionsOfSources()).filter(([name]) => !tried.includes(name))).toEqual([]);
});

test.each(flagsForNode)('%s is passed, and this Node.js knows it', (name) => {
  expect(Object.keys(nodeOptionsOfSources())).toContain(name);
  const values: Readonly<Record<string, string>> = { '--import': '=node:fs', '--input-type': '=module' };
  const { status, stderr } = run(`${name}${values[name] ?? ''}`, '-e', '0');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
