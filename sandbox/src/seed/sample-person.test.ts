import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { seedRows } from './seed.ts';

test('no customer has a name of the person on the sign-in page', () => {
  const sample = readFileSync(resolve(__dirname, '../../../mfe-auth/src/login/sample-data.ts'), 'utf8');
  const [, name = ''] = /name: '([^']+)', initials/.exec(sample) ?? [];
  const { customers } = seedRows({ customers: 1_000, now: new Date('2026-11-21T09:00:00+08:00') }).context
    .rows;
  expect(name.split(' ')).toHaveLength(2);
  for (const word of name.split(' ')) expect(customers.filter((row) => row.name.includes(word))).toEqual([]);
});
