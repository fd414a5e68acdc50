import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run, start } from '../../../shared/commands/run.mjs';
import { Stop } from '../../../shared/commands/terminal.mjs';
import { typescript } from '../build.mjs';
import { testedVersions } from '../node-versions.mjs';
import { findFreePortBase } from '../ports.mjs';
import { root } from '../root.mjs';

/** The major versions that the long form runs beside the Node.js that it was started with. */
export const otherMajors = testedVersions
  .map(({ major }) => major)
  .slice(-2)
  .filter((major) => major !== Number.parseInt(process.versions.node, 10));

/**
 * Takes the newest Node.js of a major version from the package registry into a folder of the project. Returns the folder of its
 * program. Throws Stop when it cannot be had.
 * @param {number} major
 */
async function takeNode(major) {
  const folder = join(root, `node_modules/.cache/node-${major}`);
  mkdirSync(folder, { recursive: true });
  const name = `node-${process.platform}-${process.arch}`;
  const words = ['install', '--prefix', folder, '--no-save', '--no-package-lock', `${name}@${major}`];
  const { code, output } = await run('npm', words);
  if (code !== 0) throw new Stop(`${name}@${major} could not be installed.\n${output.trimEnd()}`);
  return join(folder, 'node_modules', name, 'bin');
}

/**
 * Runs Jest, a build without a cache and a start under another Node.js. Throws Stop when Jest does not
 * run, or the build or the start fails; the tests are in the report.
 * @param {number} major
 * @param {string} report path of Jest's report
 */
export async function runUnderNode(major, report) {
  const programs = await takeNode(major);
  const node = join(programs, 'node');
  const env = { PATH: `${programs}${delimiter}${process.env.PATH}` };
  const tests = await run(
    node,
    [join(root, 'node_modules/jest/bin/jest.js'), '--ci', '--silent', '--json', `--outputFile=${report}`],
    {
      env,
    },
  );
  if (!existsSync(report)) throw new Stop(`Jest wrote no report under Node.js ${major}.\n${tests.output}`);
  const build = await run(node, [...typescript('shared/build/cli.ts'), '--without-cache'], { env });
  if (build.code !== 0) throw new Stop(`The portal did not build under Node.js ${major}.\n${build.output}`);
  await startOnce(node, env);
}

/** Starts the portal as `npm start` does, with separate data, and ends it once its page is served. @param {string} node @param {Record<string, string>} env */
async function startOnce(node, env) {
  const data = mkdtempSync(join(tmpdir(), 'portal-start-'));
  const portBase = await findFreePortBase(5200);
  const words = ['scripts/start.mjs', '--port-base', String(portBase), '--data', data];
  const child = start(node, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  try {
    await new Promise((serves, fails) => {
      const read = (/** @type {Buffer} */ bytes) => {
        output += bytes;
        // the last line of a start
        if (output.includes('Ctrl-C ends everything.')) serves(undefined);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('close', () => fails(new Stop(`The portal did not start.\n${output}`)));
    });
    const { ok, status } = await fetch(`http://localhost:${portBase}/`);
    if (!ok) throw new Stop(`The portal’s page was answered with ${status}.`);
  } finally {
    const ended = child.exitCode !== null || new Promise((done) => child.once('close', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}
