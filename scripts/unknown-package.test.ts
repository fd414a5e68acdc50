import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { scripts } from '../package.json';

/** Runs a script of `package.json` with an unknown package, and returns its exit code and what it printed as errors. */
const runWithUnknownPackage = (name: keyof typeof scripts) =>
  new Promise<{ readonly code: unknown; readonly errors: string }>((done) => {
    const [, file = '', ...rest] = scripts[name].split(' ');
    const words = ['--import=tsx', join(__dirname, '..', file), ...rest, 'mfe-kart'];
    execFile(process.execPath, words, (error, _output, errors) => done({ code: error?.code, errors }));
  });

test.each(['dev', 'build', 'release', 'rollback', 'releases', 'skew:keep'] as const)(
  'npm run %s refuses an unknown package with the known ones',
  async (name) => {
    const { code, errors } = await runWithUnknownPackage(name);
    expect(code).toBe(1);
    expect(errors).toMatch(/mfe-kart.*There are .*mfe-cart/);
  },
);
