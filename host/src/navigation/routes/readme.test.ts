import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '@portal/shared/federation';
import { declaredRemotes } from '../../../../shared/build/declaration/declared-remotes.ts';
import { hostPages } from './host-pages.ts';

const routes = [
  ...hostPages.map(({ path }) => ({ path, slot: undefined })),
  ...entriesOf(declaredRemotes()).flatMap(([, { declares }]) => declares?.pages ?? []),
];

const root = join(__dirname, '../../../..');

/** Rows of the README in a folder, whose links begin there. */
const rowsIn = (folder: string) =>
  [
    ...readFileSync(join(root, folder, 'README.md'), 'utf8').matchAll(
      /^\| `(\/[^`]*)` \| \[([^\]]+)\]\(([^)]+)\) \|$/gm,
    ),
  ].map(([, path, label, file = '']) => ({ path, label, file: join(folder, file) }));

const remotes = entriesOf(declaredRemotes()).map(([name]) => name);
const rows = [...rowsIn('.'), ...remotes.flatMap(rowsIn)];

test('lists every route in README’s table, or in that of its remote', () => {
  expect(rows.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort());
});

test.each(rows)('links $path to the existing file $file', ({ path, label, file }) => {
  expect(label).toBe(file);
  expect(existsSync(join(root, file))).toBe(true);
  const route = routes.find((candidate) => candidate.path === path);
  if (route?.slot !== undefined) expect(file).toMatch(new RegExp(`/slots/${route.slot}\\.tsx$`));
});
