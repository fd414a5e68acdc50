/**
 * `tsx shared/dev/cli.ts [mfe-…] --port-base N [--settings site.json] [--root folder]`: see
 * scripts/lib/commands/dev-portal.mjs.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readSettings } from '../site/index.ts';
import { parseArguments } from './arguments.ts';
import type { Build } from './build/build.ts';
import { reportBuilds } from './build/report-builds.ts';
import { developAlone } from './develop-alone.ts';
import { developPortal } from './develop-portal.ts';

const output = realpathSync(mkdtempSync(join(tmpdir(), 'agent-portal-dev-')));
process.on('exit', () => rmSync(output, { recursive: true, force: true }));
// 'disconnect': the process that started this one has ended
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => process.exit());

/** Starts all builds and servers. `overrides`: values of `?override=` for the portal's address. */
async function start(): Promise<{ builds: readonly Build[]; overrides: readonly string[] }> {
  const { remotes, root, portBase, settings } = parseArguments(
    process.argv.slice(2),
    resolve(import.meta.dirname, '../..'),
  );
  if (settings !== undefined) {
    const site = await readSettings(dirname(settings));
    return { builds: await developPortal({ root, settings: site, output }), overrides: [] };
  }
  const alone = [];
  for (const remote of remotes) alone.push(await developAlone(remote, { root, portBase, output }));
  return { builds: alone.map(({ build }) => build), overrides: alone.map(({ override }) => override) };
}

try {
  const { builds, overrides } = await start();
  reportBuilds(builds, (text) => console.log(text));
  await Promise.all(builds.map((build) => build.waitUntilIdle()));
  console.log(`ready ${overrides.join(' ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
