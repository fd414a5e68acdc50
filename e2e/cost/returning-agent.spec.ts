import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '@portal/shared/site';
import budgets from '../../shared/build/budgets.json' with { type: 'json' };
import { laterCart, laterNote, laterVersion } from '../federation/releases/later-cart.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { featuresOff, withoutDictionaries } from '../support/page/browser-features.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { coldPage } from './pages.ts';
import { measureReturningAgent, measureWithoutDictionaries } from './returning-agent.ts';

const { afterRelease: limits } = budgets;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await laterCart();
});

test('after a release a returning agent fetches differences to the files that the browser has', {
  tag: '@long',
}, async ({ browser, agent, seed, site }) => {
  test.setTimeout(60_000);
  const page = await coldPage(browser, seed);
  const path = `/cart?customerId=${firstCustomer(agent).customerId}`;
  const bytes = await measureReturningAgent(page, path, site.folder);
  console.log(
    `measured: /cart fetches ${bytes.cold} bytes cold, ${bytes.afterRemote} after a remote's release and ` +
      `${bytes.afterHost} after a host's`,
  );
  expect(bytes.cold).toBeGreaterThan(200_000);
  expect(bytes.again).toBe(0);
  // the new files run: their hashes are those of the new releases
  await expect(page.getByText(laterNote)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'laterRelease'))).toBe(true);
  expect(bytes.afterRemote).toBeGreaterThan(0);
  expect(bytes.afterRemote).toBeLessThanOrEqual(limits.remote);
  expect(bytes.afterHost).toBeGreaterThan(0);
  expect(bytes.afterHost).toBeLessThanOrEqual(limits.host);
  await page.context().close();
});

// `releases` proves that files that do not change keep their address, and the test above that the browser keeps them
test('without dictionaries, a returning agent fetches the files that a release of the host has changed, and no other', {
  tag: '@long',
}, async ({ browser, launchOptions, agent, seed, site }) => {
  test.setTimeout(60_000);
  const args = launchOptions.args?.map((each) => (each === featuresOff ? withoutDictionaries : each)) ?? [];
  expect(args).toContain(withoutDictionaries);
  const other = await browser.browserType().launch({ ...launchOptions, args });
  const page = await coldPage(other, seed);
  const path = `/cart?customerId=${firstCustomer(agent).customerId}`;
  const bytes = await measureWithoutDictionaries(page, path, site.folder);
  console.log(
    `measured: without dictionaries /cart fetches ${bytes.cold} bytes cold, ${bytes.sameFiles} after a host's release ` +
      `that changes no file and ${bytes.oneLayer} after one that changes a layer`,
  );
  expect(bytes.cold).toBeGreaterThan(200_000);
  expect(bytes.sameFiles).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'laterLayer'))).toBe(true);
  // the layer and the entry, which names it, as whole files
  expect(bytes.oneLayer).toBeGreaterThan(limits.host);
  expect(bytes.oneLayer).toBeLessThanOrEqual(limits.hostLayer);
  await other.close();
});

test('a remote whose differences are damaged on the server is fetched whole by the next attempt', {
  tag: '@long',
}, async ({ browser, agent, seed, site }) => {
  const page = await coldPage(browser, seed);
  const path = `/cart?customerId=${firstCustomer(agent).customerId}`;
  await page.goto(path);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  const cart = { package: 'mfe-cart', version: laterVersion, dist: await laterCart(), by: 'a team' } as const;
  await publish(site.folder, cart);
  const folder = join(site.folder, 'differences/mfe-cart', laterVersion);
  const differences = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of differences) writeFileSync(file, readFileSync(file).fill(0, 40));
  // the reload may abort a request for a file of the release before
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes(`/mfe-cart/${laterVersion}/`),
  );
  await page.reload();
  expect((await failed).failure()?.errorText).toBe('net::ERR_CONTENT_DECODING_FAILED');
  await expect(page.getByText(laterNote)).toBeVisible();
  await page.context().close();
});
