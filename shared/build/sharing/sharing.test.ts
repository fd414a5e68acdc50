/** @jest-environment node */
import { facades, facadesWithReact } from './facades.ts';
import { sharing } from './sharing.ts';

const carried = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', ...facadesWithReact];
const namesWhere = (table: ReturnType<typeof sharing>, matches: (entry: (typeof table)[string]) => boolean) =>
  Object.entries(table)
    .filter(([, entry]) => matches(entry))
    .map(([name]) => name)
    .sort();

test('the host carries every entry and a remote none', () => {
  expect(namesWhere(sharing('host'), (entry) => entry.import === false)).toEqual([]);
  expect(namesWhere(sharing('remote'), (entry) => entry.import !== false)).toEqual([]);
});

test('[FED-07] a remote alone carries React and the facades that import it in a separate scope', () => {
  const table = sharing('alone');
  const separate = namesWhere(table, (entry) => entry.shareScope === 'alone');
  expect(separate).toEqual([...carried].sort());
  expect(namesWhere(table, (entry) => entry.import === false)).toEqual(
    facades.filter((name) => !separate.includes(name)).sort(),
  );
});
