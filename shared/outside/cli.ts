#!/usr/bin/env node
/**
 * `portal-remote <command>`, in the folder of a remote in another repository that takes the packed `shared`. The commands of a
 * site are those of the portal's repository.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { type Command, runCommand } from '../commands/command.ts';
import { siteCommands } from '../commands/index.ts';
import { Stop } from '../commands/terminal.mjs';
import { buildOutside } from './build-outside.ts';
import { checkFolder, remoteFolder, remoteIn } from './remote-folder.ts';
import { runBrowserTests } from './run-browser-tests.ts';
import { upgrade } from './upgrade.ts';

const usage = `portal-remote dev [--port-base 4200]   shows its slots
portal-remote test [--port-base 4200]  lint, types, unit tests, browser tests with the packed sandbox
portal-remote build                     builds it into dist
portal-remote upgrade <file> …          takes other packages of shared and sandbox, says what changed, and tests
portal-remote ${[...siteCommands.keys()].join(' | ')}   --site <folder>; each says more with --help`;

/** Returns the first of the ports that are used. Throws Stop when the words name none. */
function readPortBase(words: readonly string[]): number {
  const { values } = parseArgs({ args: [...words], options: { 'port-base': { type: 'string' } } });
  const port = Number(values['port-base'] ?? 4200);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  throw new Stop('--port-base needs a port from 1024 to 65000, as in --port-base 4300.');
}

/** Shows the remote's slots until Ctrl-C. */
async function develop(words: readonly string[]): Promise<void> {
  const folder = process.cwd();
  const output = realpathSync(mkdtempSync(join(tmpdir(), 'agent-portal-dev-')));
  process.on('exit', () => rmSync(output, { recursive: true, force: true }));
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => process.exit());
  const { developSlots } = await import('../dev/develop-slots.ts');
  const { reportBuilds } = await import('../dev/build/report-builds.ts');
  const portBase = readPortBase(words);
  const { build, address } = await developSlots(remoteIn(folder), {
    root: dirname(folder),
    portBase,
    output,
  });
  reportBuilds([build], (text) => console.log(text));
  await build.waitUntilIdle();
  console.log(`Open   ${address}`);
  console.log('Every saved change shows in the page by itself. Ctrl-C ends it.');
}

/** Runs all tests of the remote. */
async function test(words: readonly string[]): Promise<void> {
  await checkFolder(process.cwd());
  await runBrowserTests(process.cwd(), readPortBase(words));
}

const ownCommands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['dev', develop],
  ['test', test],
  ['build', () => buildOutside(process.cwd(), { withCache: true })],
  ['upgrade', (files) => upgrade(process.cwd(), files)],
]);

await runCommand(async ([name = '', ...words]) => {
  // the declaration of a remote is TypeScript
  register();
  const command = ownCommands.get(name) ?? siteCommands.get(name);
  if (!command) throw new Stop(usage);
  await command(words, remoteFolder(process.cwd()));
});
