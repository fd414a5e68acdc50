import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Build, type Outcome } from './build.ts';

let folder: string;
let build: Build;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-build-'));
});
afterEach(async () => {
  build.close();
  await rm(folder, { recursive: true, force: true });
});

/** Saves the source and returns the outcome of its build. */
async function save(text: string): Promise<Outcome> {
  const outcome = new Promise<Outcome>((done) => build.onOutcome(done));
  await writeFile(join(folder, 'main.js'), text);
  return outcome;
}

test('builds a saved source again, and keeps the served files when it has errors', async () => {
  await writeFile(join(folder, 'main.js'), 'globalThis.word = "first"');
  build = new Build('mfe-cart', {
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'out'), filename: 'main.js' },
    optimization: { emitOnErrors: false },
    cache: false,
  });
  const served = () => readFileSync(join(build.folder, 'main.js'), 'utf8');
  await build.waitUntilIdle();
  const first = build.hash;
  expect(served()).toContain('"first"');
  expect(first).toBeTruthy();

  const broken = await save('globalThis.word = ;');
  expect(broken.errors).toEqual([expect.stringMatching(/main\.js[\s\S]*Unexpected token/)]);
  expect(build.hash).toBe(first);
  expect(served()).toContain('"first"');

  const hashes: string[] = [];
  build.onBuilt((hash) => hashes.push(hash));
  expect(await save('globalThis.word = "second"')).toMatchObject({ errors: [] });
  await build.waitUntilIdle();
  expect(served()).toContain('"second"');
  expect(hashes).toEqual([build.hash]);
  expect(build.hash).not.toBe(first);
});
