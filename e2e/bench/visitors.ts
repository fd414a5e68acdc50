import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'playwright/test';
import { putBaseline } from '../cost/baseline-site.ts';
import { type Baseline, buildBaseline } from '../cost/baselines.ts';
import { Control } from '../support/service/control.ts';

/** The compared sites: the portal, its baselines, one with more remotes, and another site that the command line names. */
export type Subject = 'portal' | 'beside' | 'grown' | Baseline;
/** Sites whose first page is compared. */
export const subjects: readonly Subject[] = ['portal', 'vite-login', 'one-bundle'];

/** The part of the User-Agent by which the sandbox selects the site. */
export const visitorOf = (subject: Subject): string => `portal-bench/${subject}`;

/** The sandbox's control API, for what one of the sites is visited with. */
export const controlOf = async (subject: Subject): Promise<Control> =>
  new Control(await request.newContext(), visitorOf(subject));

/**
 * Makes the sandbox serve each baseline to its visitor, from a copy of the site. Returns the function that removes the
 * copies.
 */
export async function serveBaselines(site: string): Promise<() => Promise<void>> {
  const folders: string[] = [];
  for (const baseline of ['vite-login', 'one-bundle'] as const) {
    const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
    folders.push(folder);
    await cp(site, folder, { recursive: true });
    await putBaseline(folder, baseline, await buildBaseline(baseline));
    await (await controlOf(baseline)).serveSite(folder);
  }
  return async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
}
