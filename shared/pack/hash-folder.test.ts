import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashFolder } from './hash-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

test('a packed version is another one for other contents, a build among them, and the same for the same', () => {
  write('src/a.js', '1');
  write('host/dist/main.js', '1');
  const first = hashFolder(folder, '{}');
  expect(first).toMatch(/^h[0-9a-f]{12}$/);
  expect(hashFolder(folder, '{}')).toBe(first);
  expect(hashFolder(folder, '{"a":1}')).not.toBe(first);
  write('host/dist/main.js', '2');
  const second = hashFolder(folder, '{}');
  renameSync(join(folder, 'src/a.js'), join(folder, 'src/b.js'));
  expect(new Set([first, second, hashFolder(folder, '{}')]).size).toBe(3);
});
