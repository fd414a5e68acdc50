import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReport } from '../../api-reports/report.ts';
import { reportFile } from '../../api-reports/subjects.ts';
import { facades, facadesWithReact } from './facades.ts';
import { sharingTable, supportedRange } from './sharing.ts';

const carried = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', ...facadesWithReact];
const namesWhere = (
  table: ReturnType<typeof sharingTable>,
  matches: (entry: (typeof table)[string]) => boolean,
) =>
  Object.entries(table)
    .filter(([, entry]) => matches(entry))
    .map(([name]) => name)
    .sort();

test('the host carries every entry and a remote none', () => {
  expect(namesWhere(sharingTable('host'), (entry) => entry.import === false)).toEqual([]);
  expect(namesWhere(sharingTable('remote'), (entry) => entry.import !== false)).toEqual([]);
});

test('[FED-07] a remote alone carries React and the facades that import it in a separate scope', () => {
  const table = sharingTable('alone');
  const separate = namesWhere(table, (entry) => entry.shareScope === 'alone');
  expect(separate).toEqual([...carried].sort());
  expect(namesWhere(table, (entry) => entry.import === false)).toEqual(
    facades.filter((name) => !separate.includes(name)).sort(),
  );
});

describe('the versions that a build supports', () => {
  const name = '@portal/shared/ui';
  const { version, since } = parseReport(readFileSync(reportFile(join(__dirname, '../../..'), name), 'utf8'));
  const nextMajor = `${Number(version.split('.')[0]) + 1}.2.0`;

  test('[FED-08] begin where nothing has changed since', () => {
    expect(supportedRange(name, version)).toBe(`^${since}`);
  });

  test('[FED-08] begin with the major version after a new one', () => {
    expect(supportedRange(name, nextMajor)).toBe(nextMajor.replace(/^(\d+).*/, '^$1.0.0'));
  });

  test('[FED-08] begin with the own version if there is no report', () => {
    expect(supportedRange('@portal/shared/unknown', '1.4.0')).toBe('^1.4.0');
  });
});
