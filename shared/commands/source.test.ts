import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommit } from './source.ts';

let root: string;
const sourcesOf = (name: string) => [name, 'shared', 'pnpm-lock.yaml', 'patches'];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clone-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Mei', '-c', 'user.email=mei@teams.example', ...words], { cwd: root });

/** A clone with everything in its commit. */
function clone(): void {
  for (const folder of ['mfe-cart', 'mfe-auth', 'shared', 'patches']) {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, 'a.ts'), '');
  }
  writeFileSync(join(root, 'pnpm-lock.yaml'), '');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
}

test('returns the commit even if other packages have uncommitted files', async () => {
  clone();
  writeFileSync(join(root, 'mfe-auth/a.ts'), 'changed');
  expect(await readCommit({ root, sourcesOf }, 'mfe-cart')).toMatch(/^[0-9a-f]{8}$/);
});

test.each([
  ['the package', 'mfe-cart/a.ts', / M mfe-cart\/a\.ts/],
  ['a new file of it', 'mfe-cart/b.ts', /\?\? mfe-cart\/b\.ts/],
  ['what it shares', 'shared/a.ts', / M shared\/a\.ts/],
  ['its libraries', 'pnpm-lock.yaml', / M pnpm-lock\.yaml/],
  ['a new patch', 'patches/a.patch', /\?\? patches\/a\.patch/],
])('changed files are named: %s', async (_, file, named) => {
  clone();
  writeFileSync(join(root, file), 'changed');
  const refused = readCommit({ root, sourcesOf }, 'mfe-cart');
  await expect(refused).rejects.toThrow(named);
  await expect(refused).rejects.toThrow(
    /is built from files that no commit has:[\s\S]*Commit them, or put them aside/,
  );
});

test('names ten uncommitted files and counts the others', async () => {
  clone();
  for (let file = 1; file <= 13; file++) writeFileSync(join(root, `mfe-cart/new-${file}.ts`), '');
  await expect(readCommit({ root, sourcesOf }, 'mfe-cart')).rejects.toThrow(/ {2}and 3 more\n/);
});

test('throws Stop in a folder without git', async () => {
  await expect(readCommit({ root, sourcesOf }, 'mfe-cart')).rejects.toThrow(
    /is no git working folder with a commit\. .* release from a clone/,
  );
});
