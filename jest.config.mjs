import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleLibraries } from './scripts/lib/checks/bundle-libraries.mjs';
import { jestTransforms } from './shared/outside/jest-options.mjs';

// files that the tests of this run share, such as a seeded database
process.env.PORTAL_TEST_FILES = mkdtempSync(join(tmpdir(), 'portal-jest-'));

/** `npm run test:long` alone: whether the patches of `npm run mutate` fit, which a change of the code need not keep. */
const longFormAlone = process.env.PORTAL_LONG === 'yes' ? [] : ['/e2e/mutate/'];

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));
const others = ['host', 'shared', 'sandbox', 'e2e', 'scripts'];

/**
 * What all tests have in common.
 * @param {readonly string[]} folders
 * @returns {import('jest').Config}
 */
const commonOptions = (folders) => ({
  rootDir: import.meta.dirname,
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  ...jestTransforms,
});

/** @type {import('jest').Config} */
const domOptions = {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.tsx$'],
  setupFilesAfterEnv: [
    '<rootDir>/shared/src/testing/setup-jsdom.ts',
    ...(process.env.PORTAL_STRICT === 'yes' ? ['<rootDir>/shared/src/testing/strict-mode.ts'] : []),
  ],
};

/**
 * Unit, component and contract tests of the whole workspace. Tests lie beside the code that they test. A test of
 * functions, or of rendering on a server (`.node.test.tsx`), runs in Node. One that renders (`.test.tsx`) or needs a
 * browser's objects (`.dom.test.ts`) runs in jsdom, which takes a second longer for each file. Pages of remotes have no
 * styles there: what a style hides is tested in host, shared and the browser.
 * @returns {Promise<import('jest').Config>}
 */
export default async () => ({
  // two cores, and a database in some tests; Jest takes both from here only, not from a project
  maxWorkers: '100%',
  // a process that ran hundreds of files collects garbage most of the time: files ran six times as long at the end
  workerIdleMemoryLimit: '1GB',
  // a page test takes two seconds, and thirty times as long on a busy machine
  testTimeout: 60_000,
  globalTeardown: '<rootDir>/scripts/lib/checks/remove-test-files.mjs',
  projects: [
    {
      ...commonOptions([...remotes, ...others]),
      displayName: 'node',
      testEnvironment: 'node',
      moduleNameMapper: await bundleLibraries('node', { styles: true }),
      testMatch: ['**/*.test.ts', '**/*.node.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '\\.dom\\.test\\.ts$', ...longFormAlone],
    },
    {
      ...commonOptions(others),
      ...domOptions,
      displayName: 'dom',
      moduleNameMapper: await bundleLibraries('browser', { styles: true }),
    },
    {
      ...commonOptions(remotes),
      ...domOptions,
      displayName: 'remotes',
      moduleNameMapper: await bundleLibraries('browser', { styles: false }),
    },
  ],
});
