#!/usr/bin/env node
/**
 * `portal-remote <command>`, in the folder of a remote in another repository that takes the packed `shared`:
 * `dev` shows its slots, `build` writes `dist`, `release --site <folder>` publishes it into a site.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { isRemoteName } from '../src/contract/index.ts';

const usage = `portal-remote dev [--port-base 4200]
portal-remote build
portal-remote release --site <folder> [--canary <percent>] [--by <name>] [--without-browser]`;

// the declaration of a remote is TypeScript
register();

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      by: { type: 'string' },
      canary: { type: 'string' },
      'without-browser': { type: 'boolean' },
      'port-base': { type: 'string' },
    },
  });
  const folder = process.cwd();
  const name = basename(folder);
  if (!isRemoteName(name))
    throw new Error(`${folder} is no folder of a remote: its name is not mfe- and small letters.`);
  const [command] = positionals;
  if (command === 'build') {
    const { buildOutside } = await import('./build-outside.ts');
    return buildOutside(folder, { withCache: true });
  }
  if (command === 'release' && values.site !== undefined) {
    const { releaseOutside } = await import('./release-outside.ts');
    const { readShare } = await import('../site/index.ts');
    return releaseOutside(folder, name, {
      site: resolve(values.site),
      by: values.by ?? userInfo().username,
      canary: values.canary === undefined ? undefined : readShare(values.canary),
      withoutBrowser: values['without-browser'] === true,
    });
  }
  if (command !== 'dev') throw new Error(usage);
  const output = realpathSync(mkdtempSync(join(tmpdir(), 'agent-portal-dev-')));
  process.on('exit', () => rmSync(output, { recursive: true, force: true }));
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => process.exit());
  const { developSlots } = await import('../dev/develop-slots.ts');
  const { reportBuilds } = await import('../dev/build/report-builds.ts');
  const portBase = Number(values['port-base'] ?? 4200);
  const { build, address } = await developSlots(name, { root: dirname(folder), portBase, output });
  reportBuilds([build], (text) => console.log(text));
  await build.waitUntilIdle();
  console.log(`Open   ${address}`);
  console.log('Every saved change shows in the page by itself. Ctrl-C ends it.');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
