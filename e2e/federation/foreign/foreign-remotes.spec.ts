import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listReleases } from '@portal/shared/site';
import type { Page } from 'playwright/test';
import { readProvides } from '../../../shared/site/builds/build.ts';
import { expectCheap, loadCold } from '../../cost/cheap-page.ts';
import { type Alive, Memory } from '../../memory/memory.ts';
import { Quiet } from '../../memory/quiet.ts';
import { countRoots, type Stop, walk } from '../../memory/rounds.ts';
import { eightPages } from '../../memory/rounds-of-slots.ts';
import { steadyHeap } from '../../memory/steady-heap.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { navigate } from '../../support/page/navigate.ts';
import { firstCustomer } from '../../support/service/agent.ts';
import { origins } from '../../support/service/environment.ts';
import { ForeignRemotes, foreign } from './foreign-remotes.ts';

test.use(steadyHeap);
// in one worker, which makes the remotes once
test.describe.configure({ mode: 'default', timeout: 1_200_000 });

let remotes: ForeignRemotes;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  remotes = await ForeignRemotes.make();
});
test.afterAll(async () => {
  await remotes?.remove();
});

const releaseAll = async (site: string) => {
  for (const name of Object.values(foreign)) await remotes.release(site, name);
};

const filesOf = (name: string) => `${origins.remotes.url}/${name}/`;
const isForeign = (url: string) => Object.values(foreign).some((name) => url.startsWith(filesOf(name)));

test('[FED-08] a release that was built with a newer React minor is refused with the reason, and the one with an older React runs on', {
  tag: '@long',
}, async ({ site }) => {
  await remotes.release(site.folder, foreign.page);
  const { shared } = await readProvides(join(resolve(import.meta.dirname, '../../..'), 'host/dist'));
  const provided = shared.react ?? '';
  const [major, minor] = provided.split('.').map(Number);
  const newer = `${major}.${(minor ?? 0) + 1}.0`;
  await expect(remotes.releaseBuiltWith(site.folder, newer)).rejects.toThrow(
    `it needs react/jsx-runtime ^${newer}, and the host provides ${provided}`,
  );
  const rows = (await listReleases(site.folder)).filter((row) => row.package === foreign.page);
  expect(rows).toEqual([expect.objectContaining({ version: '1.0.0', state: 'current' })]);
});

test('[FED-02] pages of the five fetch the same files, and keep their budgets, with three remotes of others beside them', {
  tag: '@long',
}, async ({ browser, agent, seed, site }) => {
  const { customerId } = firstCustomer(agent);
  const pages = ['/client-profile', '/cart', '/checkout'].map((path) => `${path}?customerId=${customerId}`);
  const paths = ['/', '/dashboard', '/client', '/application', ...pages];
  const measure = async () => {
    const files: Record<string, readonly string[]> = {};
    const html: Record<string, number> = {};
    for (const path of paths)
      await loadCold(path === '/' ? { browser } : { browser, seed }, path, async (load, page) => {
        await expectCheap(load, path, isForeign);
        files[path] = load.scripts
          .map(({ url }) => url)
          .filter((url) => !isForeign(url))
          .sort();
        html[path] = brotliCompressSync(await (await page.request.get(path)).body()).length;
      });
    return { files, html };
  };
  const before = await measure();
  await releaseAll(site.folder);
  const after = await measure();
  expect(after.files, 'names have the hash of what they contain').toEqual(before.files);
  const grown = paths.map((path) => (after.html[path] ?? 0) - (before.html[path] ?? 0));
  console.log(`measured: three remotes more: HTML grows by ${grown.join(', ')} bytes (${paths.join(', ')})`);
});

/** Ten stops, of which one is each of the three. A page is shown, or left as soon as its parcels are there. */
function roundWithForeign(customerId: string): readonly Stop[] {
  const stops = eightPages(customerId).slice(0, -1);
  const profile = `/client-profile?customerId=${customerId}`;
  const last = stops.findLastIndex(({ step }) => 'path' in step && step.path.startsWith(profile));
  const panel = 'The customer’s visit notes could not be loaded';
  return [
    ...stops.slice(0, last + 1),
    {
      step: { path: `${profile}&tab=${foreign.tab}/visit-notes-tab` },
      mark: { selector: '[role=tabpanel]', text: panel },
      mounts: 1,
    },
    ...stops.slice(last + 1),
    { step: { path: '/market-news' }, mark: { selector: 'h1', text: 'Market news' }, mounts: 1 },
    { step: { path: '/dashboard' }, mark: { selector: 'main', text: 'Time in the market.' }, mounts: 1 },
  ];
}

/** Opens home while files of the tile are slow, leaves it before they are there, and comes back. */
async function visitSlowHome(page: Page): Promise<void> {
  await page.route(`${filesOf(foreign.tile)}**`, async (route) => {
    await new Promise((later) => setTimeout(later, 3_000));
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  const quote = page.getByRole('region', { name: 'Daily quote' });
  await expect(quote).toBeVisible();
  await expect(quote).not.toContainText(/The quote is|Time in/);
  await navigate(page, '/client');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await navigate(page, '/dashboard');
  await expect(quote).toContainText('Time in the market.');
}

/** What must not grow with each round. */
const counted = ['nodes', 'listeners', 'roots', 'observers', 'parcels', 'detached'] as const;

test('[FED-02] [FED-03] an agent walks over 200 pages of the five and of three remotes of others, of which one throws and one is slow: nothing fails but the one that throws, and nothing stays', {
  tag: '@long',
}, async ({ page, agent, guard, seed, site }) => {
  await releaseAll(site.folder);
  guard.expect(/slot visit-notes-tab: /);
  const quiet = await Quiet.on(page);
  await page.addInitScript(countRoots);
  await seed.session();
  await visitSlowHome(page);

  const memory = await Memory.of(page);
  const round = roundWithForeign(firstCustomer(agent).customerId);
  expect(round).toHaveLength(10);
  const measure = async (): Promise<Alive & { readonly heap: number }> => {
    await quiet.reached();
    return { ...(await memory.alive()), heap: await memory.heap() };
  };
  await walk(page, round, 2);
  const counts = [await measure()];
  for (let part = 1; part <= 2; part++) {
    const mounts = 10 * round.length;
    expect(await walk(page, round, 10)).toEqual({ mounted: mounts, unmounted: mounts });
    counts.push(await measure());
  }
  console.log(`measured: 200 pages with three remotes of others: ${JSON.stringify(counts)}`);
  const grown = (count: (typeof counted)[number]): number =>
    Math.min(...counts.slice(1).map((now, at) => now[count] - (counts[at]?.[count] ?? Number.NaN)));
  for (const count of counted) expect.soft(grown(count), `${count} that grow`).toBeLessThanOrEqual(0);
  const [first, , last] = counts;
  expect((last?.heap ?? Number.NaN) / (first?.heap ?? Number.NaN), 'heap').toBeLessThanOrEqual(1.1);
});
