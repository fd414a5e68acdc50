/** @jest-environment node */
import { facades, facadesWithReact } from './facades.ts';
import { sharing } from './sharing.ts';

const carried = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', ...facadesWithReact];
const namesWhere = (table: ReturnType<typeof sharing>, isSo: (entry: (typeof table)[string]) => boolean) =>
  Object.entries(table)
    .filter(([, entry]) => isSo(entry))
    .map(([name]) => name)
    .sort();

test('the host carries everything, and a remote nothing', () => {
  expect(namesWhere(sharing('host'), (entry) => entry.import === false)).toEqual([]);
  expect(namesWhere(sharing('remote'), (entry) => entry.import !== false)).toEqual([]);
});

test('[FED-07] a remote alone carries React and what holds it, apart from the host’s; the rest is the host’s', () => {
  const table = sharing('alone');
  const apart = namesWhere(table, (entry) => entry.shareScope === 'alone');
  expect(apart).toEqual([...carried].sort());
  expect(namesWhere(table, (entry) => entry.import === false)).toEqual(
    facades.filter((name) => !apart.includes(name)).sort(),
  );
});
