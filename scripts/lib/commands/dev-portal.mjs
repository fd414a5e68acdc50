import { join } from 'node:path';
import { isStopping, runStep } from '../../../shared/commands/run.mjs';
import { bold, dim, Stop } from '../../../shared/commands/terminal.mjs';
import { buildIfStale } from '../build.mjs';
import { installIfStale } from '../install.mjs';
import { assertPortsFree } from '../ports.mjs';
import { startServer } from '../server.mjs';
import { parseDevArguments } from './dev-arguments.mjs';
import { startSandbox } from './start-portal.mjs';

/** @typedef {ReturnType<typeof parseDevArguments>} DevArguments */
/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/**
 * Develops the portal, or some of its remotes, with hot reload until Ctrl-C (docs/development.md). Throws Stop when a
 * server ends by itself, a port is taken or the command line is wrong.
 * @param {readonly string[]} words
 */
export async function developPortal(words) {
  const options = parseDevArguments(words);
  if (options.host === undefined && !options.alone) await assertPortsFree(options.portBase);
  await installIfStale();
  const servers = await startServers(options);
  console.log(dim('Every saved change shows in the page by itself. Ctrl-C ends everything.'));
  const code = await Promise.race(servers.map(({ ended }) => ended));
  if (!isStopping()) throw new Stop(`A server ended by itself (${code}).`);
}

/** @param {DevArguments} options */
function startServers(options) {
  if (options.alone) return pagesAlone(options);
  return options.remotes.length === 0 ? wholePortal(options) : someRemotes(options);
}

/** Serves a page of each named remote's slots with the test shell, or of the parts of `shared`. @param {DevArguments} options */
async function pagesAlone(options) {
  const { remotes } = options;
  const builder = await runStep(`Building ${remotes.join(', ')}`, () =>
    builds(options, [...remotes, '--alone']),
  );
  printSummary(builder);
  for (const address of builder.ready.split(' ')) console.log(`${bold('Open')}   ${address}`);
  return [builder];
}

/** Starts the sandbox, and one process that serves host and remotes at the portal's origins. @param {DevArguments} options */
async function wholePortal(options) {
  const { portBase, data } = options;
  const sandbox = await runStep('Starting the sandbox', () =>
    startSandbox(portBase, ['--data', data, '--without-portal']),
  );
  const settings = join(data, 'site/site.json');
  const builder = await runStep('Building host and remotes', () => builds(options, ['--settings', settings]));
  printSummary(sandbox, builder);
  return [sandbox, builder];
}

/** Serves each named remote, which replaces the one of a built or deployed portal. @param {DevArguments} options */
async function someRemotes(options) {
  const { remotes, portBase, data, host } = options;
  /** @type {Server[]} */
  const sandbox = [];
  if (host === undefined) {
    await buildIfStale();
    const words = ['--data', data, '--allow-overrides'];
    sandbox.push(await runStep('Starting the sandbox', () => startSandbox(portBase, words)));
  }
  const builder = await runStep(`Building ${remotes.join(', ')}`, () => builds(options, remotes));
  printSummary(...sandbox, builder);
  const portal = host ?? `http://localhost:${portBase}`;
  const overrides = builder.ready.split(' ').map((override) => `override=${override}`);
  console.log(`${bold('Open')}   ${portal}/?${overrides.join('&')}\n`);
  return [...sandbox, builder];
}

/** @param {DevArguments} given @param {readonly string[]} words */
const builds = ({ portBase, root }, words) =>
  startServer('shared/dev/cli.ts', [
    ...words,
    '--port-base',
    String(portBase),
    ...(root === undefined ? [] : ['--root', root]),
  ]);

/** @param {readonly Server[]} servers */
function printSummary(...servers) {
  for (const { summary } of servers) for (const line of summary) console.log(line);
}
