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
const rows = [
  ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(
    /^\| `(\/[^`]*)` \| \[([^\]]+)\]\(([^)]+)\) \|$/gm,
  ),
];

test('lists every route in README’s table', () => {
  expect(rows.map(([, path]) => path).sort()).toEqual(routes.map(({ path }) => path).sort());
});

test.each(rows.map(([, path, label, file]) => [path, label, file]))(
  'links %s to the existing file %s',
  (path, label, file) => {
    expect(label).toBe(file);
    expect(existsSync(join(root, file ?? ''))).toBe(true);
    const route = routes.find((candidate) => candidate.path === path);
    if (route?.slot !== undefined) expect(file).toMatch(new RegExp(`/slots/${route.slot}\\.tsx$`));
  },
);
