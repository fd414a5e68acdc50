import { join } from 'node:path';
import { jestTransforms } from './jest-options.mjs';

/** Unit tests of a remote in another repository: `jest --config node_modules/@portal/shared/outside/jest.config.mjs`. */
export default {
  ...jestTransforms,
  rootDir: process.cwd(),
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  setupFilesAfterEnv: [join(import.meta.dirname, '../src/testing/setup-jsdom.js')],
  testTimeout: 60_000,
};
