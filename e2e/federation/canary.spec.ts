import { createHash } from 'node:crypto';
import { listReleases, publish } from '@portal/shared/site';
import type { Page } from 'playwright/test';
import { isInShare } from '../../host/src/federation/registry/canary.ts';
import { expectMonitored } from '../monitoring/walk.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { navigate } from '../support/page/navigate.ts';
import { runProgram } from '../support/processes/run-program.ts';
import { contextsOf } from '../support/service/reported-contexts.ts';
import { buildWithEntry } from './releases/bad-releases.ts';

const remote = 'mfe-applications';
const version = '98.0.0';
const share = 10;

/** A number by which a browser gets the canary, and one by which it does not. */
const numbers = Array.from({ length: 100 }, (_, number) => number);
const inside = numbers.find((number) => isInShare(remote, version, share, number));
const outside = numbers.find((number) => !isInShare(remote, version, share, number));

/** Runs one of the project's commands, as a pipeline does. */
const run = (command: 'rollback' | 'releases', ...words: readonly string[]) =>
  runProgram('scripts/site.ts', command, remote, ...words);

/** Loads the list of applications again. Returns whether the page asked for a file of the canary. */
async function openList(page: Page): Promise<boolean> {
  let isAsked = false;
  const note = (request: { url(): string }) => {
    isAsked ||= request.url().includes(`/${version}/`);
  };
  page.on('request', note);
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect(page.getByText('could not be loaded')).toBeHidden();
  page.off('request', note);
  return isAsked;
}

test('[FED-02] a bad canary: who gets it, by number or by the flag, has the release before, monitoring says it, and --abort takes it back', {
  tag: '@long',
}, async ({ page, agent, control, guard, seed, site }) => {
  guard.expect(/mfe-applications/, /this canary throws/);
  const rows = await listReleases(site.folder);
  const running = rows.find((row) => row.package === remote && row.state === 'current')?.version;
  await site.switchTelemetryOn();
  const dist = await buildWithEntry(remote, 'throw new Error("this canary throws");');
  await publish(site.folder, { package: remote, version, dist, by: 'a team', canary: share });
  const of = ['--site', site.folder] as const;
  expect(await run('releases', ...of)).toMatch(/98\.0\.0 +canary, 10%/);

  await seed.session();
  const setNumber = (number: number | undefined) =>
    page.evaluate((value) => localStorage.setItem('portal-canary', value), String(number));
  // the page's own registry decides, before anything of the remote is loaded
  const shown = page.getByRole('rowgroup', { name: remote });
  await page.goto('/about/remotes');
  await setNumber(inside);
  await page.reload();
  await expect(shown).toContainText(/98\.0\.0Canary.*among the 10% that get 98\.0\.0/);
  await setNumber(outside);
  await page.reload();
  await expect(shown).toContainText(String(running));
  await expect(shown).not.toContainText('Canary');
  expect(await openList(page)).toBe(false);
  await setNumber(inside);
  expect(await openList(page)).toBe(true);
  await setNumber(outside);
  expect(await openList(page)).toBe(false);
  const code = createHash('sha256').update(String(agent.codes.ut)).digest('hex');
  await control.flag('canary-agents', `0123456789abcdef ${code.slice(0, 16)}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal-canary'))).toBe('-1');
  expect(await openList(page)).toBe(true);
  await expectMonitored(page);
  // a view that has ended is sent
  await navigate(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  // leaving the page sends what is buffered
  await page.goto('about:blank');
  const fallback = expect.objectContaining({ remote, version: running, insteadOf: version });
  await expect
    .poll(async () => contextsOf(await control.reports(), 'view', '/application"'))
    .toContainEqual(fallback);

  const said = await run('rollback', ...of, '--abort', '--by', 'the pipeline');
  expect(said).toContain(`${remote} ${running} runs again`);
  expect(await openList(page)).toBe(false);
  expect(await run('releases', ...of)).toMatch(/98\.0\.0 +withdrawn .*the pipeline/);
});
