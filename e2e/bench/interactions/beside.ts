import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { prepareSite } from '@portal/sandbox/src/portal/index.ts';
import { origins } from '../../support/service/environment.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
const options = { allowOverrides: false, telemetry: true } as const;

/** Makes a site of this project's builds in a folder, with monitoring and flags as agents have them. Returns its folder. */
export const preparePortalSite = async (data: string): Promise<string> =>
  (await prepareSite(data, origins, { ...options, root })).folder;

/** Builds a commit in a folder, as its own commands do. */
async function buildCommit(commit: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  await run('git', ['archive', `--output=${archive}`, commit], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  const install = "import('./scripts/lib/install.mjs').then(({ installIfStale }) => installIfStale())";
  await run(process.execPath, ['-e', install], { cwd: folder });
  await run('npm', ['run', 'build'], { cwd: folder });
}

/**
 * Makes a site to compare with in a folder: a copy of the site `beside`, or a site of the commit of that name, which is
 * built. Returns its folder.
 */
export async function prepareSiteBeside(beside: string, data: string): Promise<string> {
  if (existsSync(join(beside, 'site.json'))) {
    await cp(beside, join(data, 'site'), { recursive: true });
    return (await prepareSite(data, origins, { ...options, root: undefined })).folder;
  }
  const checkout = join(data, 'checkout');
  await buildCommit(beside, checkout);
  return (await prepareSite(data, origins, { ...options, root: checkout })).folder;
}
