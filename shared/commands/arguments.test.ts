import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageOf, parseArguments, personOf } from './arguments.ts';
import { Stop } from './terminal.mjs';
import type { Workspace } from './workspace.ts';

const done = () => Promise.resolve();
const workspace: Workspace = {
  root: __dirname,
  packages: ['host', 'mfe-auth', 'mfe-cart'],
  site: '/srv/start/site',
  sourcesOf: (name) => [name],
  check: done,
  build: done,
  findChromium: () => Promise.resolve('/usr/bin/chromium'),
};

const usage = {
  text: 'how it is called',
  allowed: ['site', 'by', 'to-version', 'canary', 'abort'],
  alternatives: ['to-version', 'abort'],
} as const;

test('decodes a package and its options', () => {
  const parsed = parseArguments(
    ['mfe-cart', '--site', '/srv/portal', '--by=Aisyah', '--to-version', '1.0.0'],
    usage,
    workspace,
  );
  expect(parsed).toEqual({
    package: 'mfe-cart',
    site: '/srv/portal',
    by: 'Aisyah',
    dryRun: false,
    toVersion: '1.0.0',
    otherTeam: false,
    older: false,
    withdraw: false,
    withoutBrowser: false,
    abort: false,
  });
  expect(packageOf(parsed, usage, workspace)).toBe('mfe-cart');
  expect(personOf(parsed, workspace)).toBe('Aisyah');
});

test('defaults to the site of npm start and the current user', () => {
  const parsed = parseArguments([], usage, workspace);
  expect(parsed.site).toBe('/srv/start/site');
  expect(personOf(parsed, workspace)).not.toBe('');
  expect(() => packageOf(parsed, usage, workspace)).toThrow(
    'Which one? There are host, mfe-auth, mfe-cart.\n\nhow it is called',
  );
});

test.each([
  ['an unknown package', ['mfe-kart'], /There is no mfe-kart to release\. There are host, mfe-auth/],
  ['two packages', ['mfe-cart', 'mfe-auth'], /One package at a time: mfe-cart, mfe-auth/],
  ['an unknown option', ['mfe-cart', '--folder', 'x'], /--folder[\s\S]*how it is called/],
  ['an option of another command', ['mfe-cart', '--dry-run'], /There is no --dry-run here/],
  [
    'options that exclude each other',
    ['mfe-cart', '--abort', '--to-version', '1.0.0'],
    /One at a time: --to-version and --abort exclude each other\.[\s\S]*how it is called/,
  ],
  [
    'a site that is a file',
    ['mfe-cart', '--site', __filename],
    /--site takes a folder, and .*arguments\.test\.ts is none/,
  ],
  ['an option without its value', ['mfe-cart', '--site'], /--site[\s\S]*how it is called/],
])('throws Stop for %s', (_, words, says) => {
  expect(() => parseArguments(words, usage, workspace)).toThrow(Stop);
  expect(() => parseArguments(words, usage, workspace)).toThrow(says);
});

test('a command that needs releases only knows a package of the site that this checkout lacks', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'mfe-kart'));
  try {
    const words = ['mfe-kart', '--site', site];
    expect(parseArguments(words, { ...usage, ofSite: true }, workspace).package).toBe('mfe-kart');
    expect(() => parseArguments(words, usage, workspace)).toThrow('There is no mfe-kart to release.');
  } finally {
    rmSync(site, { recursive: true });
  }
});

test('a folder with one remote means that one, and has no site by default', () => {
  const { site: _, ...alone } = {
    ...workspace,
    packages: ['mfe-notes'] as const,
    only: 'mfe-notes' as const,
  };
  expect(parseArguments(['--site', '/srv/portal'], usage, alone).package).toBe('mfe-notes');
  expect(() => parseArguments([], usage, alone)).toThrow('Which site? Name its folder: --site <folder>.');
});
