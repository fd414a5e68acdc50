/**
 * `tsx shared/dev/cli.ts [mfe-… | shared] --port-base N [--settings site.json] [--alone] [--root folder]`: see
 * scripts/lib/commands/dev-portal.mjs. Loads only what a command uses: most of the start is reading code.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArguments } from './arguments.ts';
import type { Build } from './build/build.ts';
import { reportBuilds } from './build/report-builds.ts';

const output = realpathSync(mkdtempSync(join(tmpdir(), 'agent-portal-dev-')));
process.on('exit', () => rmSync(output, { recursive: true, force: true }));
// 'disconnect': the process that started this one has ended
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => process.exit());

/** Starts all builds and servers. `words`: values of `?override=` for the portal's address, or addresses of pages. */
async function start(): Promise<{ builds: readonly Build[]; words: readonly string[] }> {
  const { remotes, showsParts, slotsAlone, root, portBase, settings } = parseArguments(
    process.argv.slice(2),
    resolve(import.meta.dirname, '../..'),
  );
  if (settings !== undefined) {
    const { readSettings } = await import('../site/index.ts');
    const { developPortal } = await import('./develop-portal.ts');
    const site = await readSettings(dirname(settings));
    return { builds: await developPortal({ root, settings: site, output }), words: [] };
  }
  if (showsParts) {
    const { developParts } = await import('../catalogue/develop-parts.ts');
    // below the ports of remotes that are developed alone
    const { build, address } = await developParts({ root, port: portBase + 30, output });
    return { builds: [build], words: [address] };
  }
  const options = { root, portBase, output };
  if (slotsAlone) {
    const { developSlots } = await import('./develop-slots.ts');
    const shown = [];
    for (const remote of remotes) shown.push(await developSlots(remote, options));
    return { builds: shown.map(({ build }) => build), words: shown.map(({ address }) => address) };
  }
  const { developAlone } = await import('./develop-alone.ts');
  const alone = [];
  for (const remote of remotes) alone.push(await developAlone(remote, options));
  return { builds: alone.map(({ build }) => build), words: alone.map(({ override }) => override) };
}

try {
  const { builds, words } = await start();
  reportBuilds(builds, (text) => console.log(text));
  await Promise.all(builds.map((build) => build.waitUntilIdle()));
  console.log(`ready ${words.join(' ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
