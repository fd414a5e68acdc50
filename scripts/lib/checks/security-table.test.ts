import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { complaintsAboutSecurity } from './security-table.mjs';

const root = resolve(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

test('docs/security.md has every requirement once, and names only files and tests that exist', () => {
  expect(complaintsAboutSecurity(text, root)).toEqual([]);
});

test.each([
  ['a requirement without a row', /\| 3\.4\.1 .*\n/, '', '3.4.1 has no row'],
  ['a requirement with two rows', '| 3.4.1 |', '| 3.4.1, 3.4.2 |', '3.4.2 has two rows'],
  ['an unknown id', '| 3.4.1 |', '| 3.4.1, 3.4.9 |', '3.4.9 is no requirement of level 1 or 2'],
  ['an unknown state', /(\| 3\.4\.2 .*?) \| met \|/, '$1 | mostly |', '3.4.2 has the unknown state "mostly"'],
  [
    'a row without a test cell',
    /(\| 4\.2\.1.*) \| –/,
    '$1',
    '4.2.1, 12.2.2, 15.3.4, 16.4.2 has 4 cells instead of 5',
  ],
  [
    'a file that does not exist',
    '`shared/src/foundation/portal-path.ts`',
    '`shared/src/gone.ts`',
    'shared/src/gone.ts does not exist',
  ],
  [
    'a test that does not exist',
    '“leads to no other site and throws nothing”',
    '“leads nowhere”',
    'host/src/core/portal-path.dom.test.ts has no test “leads nowhere”',
  ],
  [
    'an open row that the summary omits',
    '| 16.2.1 | on purpose',
    '| – | on purpose',
    '16.2.1 is not in the summary',
  ],
  [
    'a row that is met without evidence',
    /(\| 1\.4\.2 .* \| met \|) .*/,
    '$1 it is | – |',
    '1.4.2 is met, but names no file, document or test',
  ],
])('reports %s', (_, from, to, complaint) => {
  expect(complaintsAboutSecurity(text.replace(from, to), root)).toContain(complaint);
});
