import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { complaintsAboutSecurity } from './security-table.mjs';

const root = resolve(import.meta.dirname, '../../..');
const table = readFileSync(join(import.meta.dirname, 'security.json'), 'utf8');
const summary = readFileSync(join(root, 'docs/security.md'), 'utf8');

test('security.json has every requirement once, and names only files, headings and tests that exist', () => {
  expect(complaintsAboutSecurity(JSON.parse(table), summary, root)).toEqual([]);
});

test.each([
  ['a requirement without a row', /.*"ids": "3\.4\.1".*\n/, '', '3.4.1 has no row'],
  ['a requirement with two rows', '"3.4.1"', '"3.4.1, 3.4.2"', '3.4.2 has two rows'],
  ['an unknown id', '"3.4.1"', '"3.4.1, 3.4.9"', '3.4.9 is no requirement of level 1 or 2'],
  ['an unknown state', /("3\.4\.2".*"state": )"met"/, '$1"mostly"', '3.4.2 has the unknown state "mostly"'],
  [
    'a row without a test',
    /("4\.2\.1.*), "test": .*"/,
    '$1',
    '4.2.1, 12.2.2, 15.3.4, 16.4.2 has the fields ids, what, state, how',
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
    'a heading that does not exist',
    '`docs/data.md` “Keys”',
    '`docs/data.md` “No keys”',
    'docs/data.md has no heading “No keys”',
  ],
  [
    'a row that is met without evidence',
    /("1\.4\.2".*"how": ).*( \})/,
    '$1"it is", "test": "–"$2',
    '1.4.2 is met, but names no file, document or test',
  ],
])('reports %s', (_, from, to, complaint) => {
  expect(complaintsAboutSecurity(JSON.parse(table.replace(from, to)), summary, root)).toContain(complaint);
});

test('reports an open row that the summary omits', () => {
  const omitting = summary.replace('| 16.2.1 | on purpose', '| – | on purpose');
  expect(complaintsAboutSecurity(JSON.parse(table), omitting, root)).toContain(
    '16.2.1 is not in the summary',
  );
});
