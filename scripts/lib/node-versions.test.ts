import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSupported, testedNames, testedVersions } from './node-versions.mjs';
import { root } from './root.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['25.1.0', false],
  ['26.12.1', true],
  ['27.0.0', true],
])('Node.js %s can run the commands: %s', (version, expected) => {
  expect(isSupported(version)).toBe(expected);
});

test.each(['README.md', 'docs/development.md', 'docs/adr/0002-pinned-versions.md'])(
  '%s names the tested versions',
  (file) => {
    expect(read(file)).toContain(`Node ${testedNames}`);
  },
);

test('the workflow runs the oldest tested version and the newest two', () => {
  const majors = testedVersions.map(({ major }) => major);
  const [, list] = /node: \[(.*)\]/.exec(read('.github/workflows/test.yml')) ?? [];
  expect(list).toBe([majors[0], ...majors.slice(-2)].join(', '));
});
