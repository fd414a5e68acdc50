import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseNamedRemote, specsOfRemote } from './named-remote.mjs';

const root = resolve(__dirname, '../../..');
const fromTests = createRequire(join(root, 'e2e/package.json'));
const playwright = join(fromTests.resolve('playwright/package.json'), '../cli.js');

test('takes the name of a remote; without a word everything is tested', () => {
  expect(parseNamedRemote([])).toBeUndefined();
  expect(parseNamedRemote(['mfe-history'])).toBe('mfe-history');
});

test.each([[['mfe-hystory']], [['host']], [['mfe-history', 'mfe-cart']]])(
  'refuses %j with the names that there are',
  (words) => {
    expect(() => parseNamedRemote(words)).toThrow(/There are .*mfe-cart.*mfe-history/);
  },
);

test('lists the remote’s folder, the specs that it names, and those of each remote', () => {
  expect(specsOfRemote('mfe-applications').slice(0, 2)).toEqual([
    'mfe-applications/e2e/',
    '/e2e/applications/',
  ]);
});

test('a remote’s check runs its own browser tests, and of those of each remote its own', async () => {
  // Playwright refuses to run where it takes itself to be in Jest
  const { JEST_WORKER_ID: _worker, ...env } = process.env;
  const words = ['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter', 'line'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [playwright, ...words, ...specsOfRemote('mfe-history')],
    { cwd: root, env: { ...env, PORTAL_REMOTE: 'mfe-history' } },
  );
  const tests = stdout.split('\n').filter((line) => line.includes(' › '));
  expect(tests.filter((line) => line.includes('mfe-history/e2e/')).length).toBeGreaterThan(0);
  expect(tests.length).toBeGreaterThan(5);
  const others = tests.filter((line) => /mfe-(?!history)|account-linking|login|cart/.test(line));
  expect(others).toEqual([]);
  // Playwright compiles every spec on a machine that has not run it
}, 180_000);
