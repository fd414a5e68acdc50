import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, readRegistry } from '@portal/shared/federation';
import { filePath, hostRelease, listReleases, publish } from '@portal/shared/site';
import type { Locator, Page } from 'playwright/test';
import type { OwnSite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { runProgram } from '../support/processes/run-program.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';
import { readRunningHost } from './host-files.ts';
import { laterCart, laterNote as note, laterVersion as version } from './releases/later-cart.ts';

async function release({ folder }: OwnSite): Promise<void> {
  await publish(folder, { package: 'mfe-cart', version, dist: await laterCart(), by: 'the cart team' });
}

/** Version of mfe-cart that a site runs. */
async function runningCart({ folder }: OwnSite): Promise<string | undefined> {
  const rows = await listReleases(folder);
  return rows.find((row) => row.package === 'mfe-cart' && row.state === 'current')?.version;
}

/** Every file of a site's packages but mfe-cart → a hash of its content. */
function othersFiles({ folder }: OwnSite): Readonly<Record<string, string>> {
  const packages = ['host', 'mfe-auth', 'mfe-client', 'mfe-applications', 'mfe-history'];
  return Object.fromEntries(
    packages.flatMap((name) =>
      readdirSync(join(folder, name), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
    ),
  );
}

/** Runs one of the project's commands, as in a terminal. */
const run = (command: 'rollback' | 'releases', ...words: readonly string[]): Promise<string> =>
  runProgram('scripts/site.ts', command, ...words);

/** Opens the invest drawer over the profile and fills half of it. */
async function fillHalf(page: Page, customer: Customer) {
  await page.goto(investAddress(customer, 'CS', 'CBSUK'));
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('25,0');
  return drawer;
}

/** Fills in the rest, and follows the item through the summary into the cart. */
async function finish(page: Page, drawer: Locator): Promise<void> {
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  await amount.press('End');
  await amount.pressSequentially('00');
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Cart, has items' }).click();
  const summary = page.getByRole('dialog', { name: 'Cart Summary' });
  await expect(summary.getByRole('region', { name: 'Invest' })).toContainText('MYR 25,000.00');
  await summary.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await laterCart();
});

test('[FED-02] a release reaches the agent at the next load; files of other packages do not change', async ({
  page,
  agent,
  seed,
  site,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await page.goto(`/cart?customerId=${customerId}`);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByText(note)).toBeHidden();

  const before = othersFiles(site);
  await release(site);
  await page.reload();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  expect(othersFiles(site)).toEqual(before);
});

test('[FED-02] an agent half-way through the invest drawer loses nothing when a release lands', {
  tag: '@long',
}, async ({ page, agent, seed, site }) => {
  await seed.session();
  const drawer = await fillHalf(page, firstCustomer(agent));
  await release(site);
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toHaveValue('25,0');
  // the page goes on with what it began with, and the next load has the release
  await finish(page, drawer);
  await expect(page.getByText(note)).toBeHidden();
  await page.reload();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
});

// `fallback` loads from another release what the first one no longer has
test('[FED-02] an agent half-way through the invest drawer loses nothing when the release that the page began with is removed from the server', {
  tag: '@long',
}, async ({ page, agent, seed, site, guard }) => {
  guard.expect(/404/, /mfe-cart/);
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) loaded.push(new URL(response.url()).pathname);
  });
  await seed.session();
  const former = await runningCart(site);
  const drawer = await fillHalf(page, firstCustomer(agent));
  await release(site);
  rmSync(join(site.folder, `mfe-cart/${former}`), { recursive: true });

  // what was not fetched yet is found in the release that runs now
  await finish(page, drawer);
  expect(loaded.filter((path) => path.startsWith(`/mfe-cart/${version}/`))).not.toEqual([]);
});

test('[FED-04] a rollback by one command reaches the agent at the next load', async ({
  page,
  agent,
  seed,
  site,
}) => {
  const { customerId } = firstCustomer(agent);
  const former = await runningCart(site);
  await release(site);
  await seed.session();
  await page.goto(`/cart?customerId=${customerId}`);
  await expect(page.getByText(note)).toBeVisible();

  const said = await run('rollback', 'mfe-cart', '--site', site.folder, '--by', 'the cart team');
  expect(said).toContain(`mfe-cart ${former} runs again`);
  await page.reload();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByText(note)).toBeHidden();

  const table = await run('releases', 'mfe-cart', '--site', site.folder);
  expect(table).toMatch(new RegExp(`${version} +withdrawn .* the cart team .*left for ${former}`));
});

test('[FED-01] remotes come from the registry: no file of the host names a remote’s address', async ({
  page,
  request,
}) => {
  const requested: URL[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url())));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  const { origin } = new URL(page.url());
  const ofRemotes = () =>
    requested
      .filter((address) => address.origin !== origin && address.pathname.endsWith('.js'))
      .map(({ href }) => href);
  // the page paints the button before it asks for the remote
  await expect.poll(ofRemotes).not.toEqual([]);
  const { registry } = readRegistry(await (await request.get('/registry.json')).json());
  const current = entriesOf(registry.remotes).map(([, entry]) => entry.current);
  const vouchedFor = current.flatMap(({ base, integrity }) =>
    Object.keys(integrity).map((file) => base + file),
  );
  expect(vouchedFor).toEqual(expect.arrayContaining(ofRemotes()));

  const { hashes, version } = await readRunningHost();
  const scripts = Object.keys(hashes).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const addresses = current.map(({ base }) => new URL(base).host);
  for (const file of scripts) {
    const answer = await request.get(filePath(hostRelease(version), file));
    expect(answer.ok(), file).toBe(true);
    const text = await answer.text();
    for (const address of addresses) expect(text, file).not.toContain(address);
  }
});
