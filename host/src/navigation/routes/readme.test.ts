import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from './route-table.ts';

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
    if (route?.view.kind === 'slot') expect(file).toMatch(new RegExp(`/slots/${route.view.slot}\\.tsx$`));
  },
);
