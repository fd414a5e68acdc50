import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFigure, findOverBudget, measureHost, measureRemote } from './budgets.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'budgets-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const write = (file: string, bytes: number) => writeFileSync(join(dist, file), Buffer.alloc(bytes));

test('measures a remote’s entry and the sum of its other scripts, in brotli where a build has it', () => {
  write('remoteEntry.11111111.js', 4500);
  write('page.22222222.js', 7000);
  write('common.33333333.js', 30_000);
  write('common.33333333.js.br', 10_000);
  write('page.22222222.js.map', 50_000);
  const figures = measureRemote('mfe-auth', dist);
  expect(figures).toEqual([
    { name: 'mfe-auth, remoteEntry', bytes: 4500, budget: 4000 },
    { name: 'mfe-auth, own code', bytes: 17_000 },
  ]);
  expect(findOverBudget(figures)).toEqual([expect.objectContaining({ name: 'mfe-auth, remoteEntry' })]);
});

test('measures a lazy library against its own budget', () => {
  write('remoteEntry.11111111.js', 2000);
  write('page.22222222.js', 7000);
  write('pdf.33333333.js', 350_000);
  const figures = measureRemote('mfe-applications', dist);
  expect(figures).toContainEqual({ name: 'mfe-applications, own code', bytes: 7000 });
  expect(findOverBudget(figures)).toEqual([
    { name: 'mfe-applications, library pdf', bytes: 350_000, budget: 125_000 },
  ]);
});

test('measures the host’s main script, layers, and facades in separate chunks, without a budget', () => {
  mkdirSync(join(dist, 'files'));
  write('files/main.11111111.js', 20_000);
  write('files/react.22222222.js', 50_000);
  write('files/base.33333333.js', 70_000);
  write('files/signed-in.44444444.js', 60_000);
  write('files/forms.55555555.js', 15_000);
  writeFileSync(
    join(dist, 'assets.json'),
    JSON.stringify({
      entry: ['files/react.22222222.js', 'files/main.11111111.js'],
      chunks: {
        'shared/src/screen/forms/index.ts': ['files/signed-in.44444444.js', 'files/forms.55555555.js'],
      },
    }),
  );
  expect(measureHost(dist).filter(({ bytes }) => bytes > 0)).toEqual([
    { name: 'host, main', bytes: 20_000 },
    { name: 'host, react', bytes: 50_000 },
    { name: 'host, base', bytes: 70_000 },
    { name: 'host, signed-in', bytes: 60_000 },
    { name: '@portal/shared/forms', bytes: 15_000 },
  ]);
});

test('describes a figure with the difference to its budget', () => {
  expect(describeFigure({ name: 'mfe-cart, remoteEntry', bytes: 4230, budget: 4000 })).toBe(
    'mfe-cart, remoteEntry: 4.2 kB of at most 4.0 kB, 0.2 kB too many',
  );
  expect(describeFigure({ name: 'mfe-cart, own code', bytes: 61_234 })).toBe('mfe-cart, own code: 61.2 kB');
  expect(describeFigure({ name: 'mfe-cart, remoteEntry', bytes: 2781, budget: 4000 })).toBe(
    'mfe-cart, remoteEntry: 2.8 kB of at most 4.0 kB, 1.2 kB to spare',
  );
});
