import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { navigate } from '../support/page/navigate.ts';
import { storedKeys } from '../support/page/stored-data.ts';
import { atBothWidths } from '../support/page/widths.ts';
import { TeamServer } from '../support/processes/team-server.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { openAbout } from './about-dialog.ts';
import { laterCart, laterNote } from './releases/later-cart.ts';

const badge = (page: Page) => page.getByRole('complementary', { name: 'Override' });
const override = (server: TeamServer) => `override=mfe-cart@${server.manifest}`;
const panel = 'The cart could not be loaded';

/** The team's server, over a build of mfe-cart whose cart says so; it ends with the test. */
const it = test.extend<{ server: TeamServer }>({
  server: async ({ recorder }, use) => {
    const server = await TeamServer.over(await laterCart());
    recorder.alsoTo(`http://${server.host}`);
    await use(server);
    await server.end();
  },
});

it.beforeAll(async () => {
  it.setTimeout(180_000);
  await laterCart();
});

it('[FED-07] a team’s own server replaces its remote until it is reset, and a badge says so', async ({
  page,
  agent,
  seed,
  site,
  server,
}) => {
  const cart = `/cart?customerId=${firstCustomer(agent).customerId}`;
  await site.allowOverrides();
  await seed.session();
  await page.goto(`${cart}&${override(server)}`);
  await expect(page.getByText(laterNote)).toBeVisible();
  await expect(page).toHaveURL(cart);
  await expect(badge(page)).toHaveText(`Testing: mfe-cart from ${server.host}RemotesReset`);

  // no other page needs the address, and no other remote is taken from there
  await page.goto('/client');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(badge(page)).toBeVisible();
  await openAbout(page);
  const about = page.getByRole('dialog', { name: 'About Agent Portal' });
  await expect(about).toContainText(`from ${server.manifest}`);
  await page.keyboard.press('Escape');

  await page.goto(cart);
  await expect(page.getByText(laterNote)).toBeVisible();
  await badge(page).getByRole('button', { name: 'Reset' }).click();
  await expect(badge(page)).toBeHidden();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByText(laterNote)).toBeHidden();
});

it('[FED-07] the address resets, too', async ({ page, site, server }) => {
  await site.allowOverrides();
  await page.goto(`/?${override(server)}`);
  await expect(badge(page)).toBeVisible();
  await page.goto('/?override=reset');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page).toHaveURL('/');
  await expect(badge(page)).toBeHidden();
});

it('[FED-07] where the configuration does not allow it, an override has no effect', async ({
  page,
  agent,
  seed,
  server,
}) => {
  const kept = JSON.stringify({ 'mfe-cart': server.manifest });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storedKeys.overrides,
    kept,
  ] as const);
  await seed.session();
  const answer = await page.goto(`/cart?customerId=${firstCustomer(agent).customerId}&${override(server)}`);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByText(laterNote)).toBeHidden();
  await expect(badge(page)).toBeHidden();
  expect(server.asked).toEqual([]);
  expect(answer?.headers()['content-security-policy']).not.toContain('localhost:*');
});

it('[FED-07] a build that does not fit the host is refused by its manifest: no file of it is fetched', async ({
  page,
  agent,
  guard,
  recorder,
  seed,
  site,
}) => {
  guard.expect(/mfe-cart/);
  const unfit = await TeamServer.over(await laterCart(), { contract: '^9.0.0' });
  recorder.alsoTo(`http://${unfit.host}`);
  try {
    await site.allowOverrides();
    await seed.session();
    await page.goto(`/cart?customerId=${firstCustomer(agent).customerId}&${override(unfit)}`);
    await expect(page.getByText(panel)).toBeVisible();
    expect(new Set(unfit.asked)).toEqual(new Set(['mf-manifest.json']));
    await expect(page.getByRole('banner')).toBeVisible();
  } finally {
    await unfit.end();
  }
});

it('[FED-07] a server that does not answer leaves the panel, never the deployed release; Try again takes it', async ({
  page,
  agent,
  guard,
  seed,
  site,
  server,
}) => {
  guard.expect(/mfe-cart/, /404/);
  server.up = false;
  await site.allowOverrides();
  await seed.session();
  await page.goto(`/cart?customerId=${firstCustomer(agent).customerId}&${override(server)}`);
  await expect(page.getByText(panel)).toBeVisible();
  server.up = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(laterNote)).toBeVisible();
});

/** The rows of mfe-cart on the page of remotes. */
const cartRows = (page: Page) => page.getByRole('rowgroup', { name: 'mfe-cart', exact: true });

it('[FED-07] the page of remotes overrides a remote, shows it, and resets it', {
  tag: '@long',
}, async ({ page, agent, guard, seed, site, server, inspect }) => {
  guard.expect(/404/);
  const cart = `/cart?customerId=${firstCustomer(agent).customerId}`;
  const rows = cartRows(page);
  const choose = async (command: string) => {
    await rows.getByRole('button', { name: 'More for mfe-cart' }).click();
    await page.getByRole('menuitem', { name: command }).click();
  };
  await site.allowOverrides();
  await seed.session();
  await page.goto(cart);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await openAbout(page);
  await page.getByRole('link', { name: 'Details for support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remotes' })).toBeFocused();
  await expect(rows).toContainText(/Running, loaded in \d+\.\d\d s/);
  await page.getByText('Pages and places that each remote fills').click();
  await expect(page.getByText('/cart, /checkout, /payment, /payment/successful')).toBeVisible();

  await choose('Override');
  const field = rows.getByRole('textbox', { name: /^Address of another build’s manifest/ });
  await expect(field).toBeFocused();
  await page.keyboard.type(`${server.manifest}.none`);
  await page.keyboard.press('Enter');
  await expect(rows).toContainText('No manifest could be loaded from this address.');
  await inspect('remotes-override');
  await field.fill(server.manifest);
  await page.keyboard.press('Enter');
  await expect(rows).toContainText('from another server');
  await expect(rows).toContainText(`http://${server.host}/mf-manifest.json`);

  await navigate(page, cart);
  await expect(page.getByText(laterNote)).toBeVisible();
  await badge(page).getByRole('link', { name: 'Remotes' }).click();
  await expect(page).toHaveURL('/about/remotes');
  await expect(rows).toContainText(/Running from another server, loaded in \d+\.\d\d s/);
  await inspect('remotes-overridden');
  await choose('Reset');
  await expect(badge(page)).toBeHidden();
  await expect(rows).toContainText('Ready, not opened in this tab');
  await navigate(page, cart);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByText(laterNote)).toBeHidden();
});

it('[FED-07] where the configuration does not allow it, the page of remotes offers no override', {
  tag: '@long',
}, async ({ page, seed, inspect }) => {
  await seed.session();
  await page.goto('/about/remotes');
  await expect(cartRows(page)).toContainText('Ready, not opened in this tab');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Copy for support']);
  await inspect('remotes');
});

/** Waits until the badge covers nothing of the end of a page. Scrolls at each attempt: what loads late moves the end. */
async function expectUncovered(page: Page, last: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [lowest, over] = [await last.boundingBox(), await badge(page).boundingBox()];
    if (!lowest || !over) throw new Error('Nothing to compare: the badge or the last thing has no box');
    expect(lowest.y + lowest.height).toBeLessThanOrEqual(over.y);
  }).toPass();
}

it('[FED-07] the badge can be read and reached at both widths, before and after signing in', {
  tag: '@long',
}, async ({ page, signIn, site, server, shot, accessible }) => {
  const disclaimer = page.getByRole('link', { name: 'Disclaimer' });
  await site.allowOverrides();
  await page.goto(`/?${override(server)}`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(badge(page)).toBeVisible();
  await shot('override-sign-in');
  await atBothWidths(page, () => expectUncovered(page, disclaimer));
  await accessible();

  await signIn();
  await expect(page.getByRole('table', { name: 'Top performing funds' })).toBeVisible();
  await shot('override-home');
  await atBothWidths(page, async () => {
    await expect(badge(page)).toBeInViewport({ ratio: 1 });
    await expectUncovered(page, disclaimer);
  });
});
