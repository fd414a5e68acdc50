import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readComments } from './comments.ts';

let installed: string;
beforeEach(() => {
  installed = mkdtempSync(join(tmpdir(), 'installed-'));
});
afterEach(() => rmSync(installed, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(installed, file)), { recursive: true });
  writeFileSync(join(installed, file), text);
};

test('returns what the packed declarations say of an export, of the facade’s own folder first', () => {
  write('src/contract/box.d.ts', '/** Another box. */\nexport interface Box {}\n');
  write(
    'src/screen/ui/box.d.ts',
    '/** Not of Box. */\ndeclare const base: string;\n/**\n * A box\n * with a border.\n */\nexport declare function Box(): void;\nexport declare const Frame: string;\n',
  );
  const commentOf = readComments(installed);
  expect(commentOf('@portal/shared/ui', 'Box')).toBe('A box with a border.');
  expect(commentOf('@portal/shared/contract', 'Box')).toBe('Another box.');
  expect(commentOf('@portal/shared/ui', 'Frame')).toBeUndefined();
});
