import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What a workflow runs of the project: a script with its words. */
const commandsOf = (file: string) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/\bnpm (?:run )?([\w:-]+)([^\n|]*)/g)].map(
    ([, name = '', words = '']) => ({ name, options: words.match(/(?<= )--[\w-]+/g) ?? [] }),
  );

test.each(readdirSync(folder))(
  '%s runs commands that the project has, with options that they take',
  (file) => {
    const commands = commandsOf(file);
    expect(commands.length).toBeGreaterThan(0);
    for (const { name, options } of commands) {
      expect(Object.keys(scripts)).toContain(name);
      const [script = ''] = /scripts\/\S+$/.exec(scripts[name]) ?? [];
      const source = readFileSync(join(root, script), 'utf8');
      for (const option of options) expect(`${name}: ${source}`).toContain(option);
    }
  },
);

test('a release is verified, and taken back when that fails', () => {
  const names = commandsOf('release.yml').map(({ name }) => name);
  expect(names).toEqual(['test', 'release', 'verify', 'rollback', 'rollback']);
});
