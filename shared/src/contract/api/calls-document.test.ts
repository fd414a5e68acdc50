import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { endpoints } from '@portal/shared/api/index';

test('docs/calls.md lists every call with what its failure does, and no other', () => {
  const text = readFileSync(resolve(__dirname, '../../../../docs/calls.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `((?:GET|POST) \/\S+)` \| \S.* \| (\w+) \|$/gm)].map(
    ([, call, failure]) => `${call} ${failure}`,
  );
  const defined = Object.values(endpoints).map(
    ({ method, path, onFailure }) => `${method} ${path} ${onFailure}`,
  );
  expect(rows.sort()).toEqual([...new Set(defined)].sort());
});
