import { entriesOf, readRegistry } from '@portal/shared/federation';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { breadcrumb, chooseInAccountMenu, expectCrumbs, homeHeading } from '../support/page/frame.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { navigate } from '../support/page/navigate.ts';
import { atBothWidths, widths } from '../support/page/widths.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

const openAccountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ }).click();

test('[RTE-03] [SHL-01] [SHL-14] [SHL-21] [SHL-22] home has the top bar, sales support and the footer, and no breadcrumb', async ({
  page,
  agent,
  seed,
  shot,
  inspect,
}) => {
  const asked = page.waitForRequest(/sales-support/);
  await seed.session();
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toHaveText(/^Good (morning|afternoon|evening)/);
  await expect(breadcrumb(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cempaka Biru/ })).toBeVisible();
  await expect(page.getByText(`UTS ${agent.codes.ut}`)).toBeVisible();
  const funds = page.getByRole('table', { name: 'Top performing funds' });
  await expect(funds).toBeVisible();
  const document = funds.getByRole('link', { name: /of Cempaka Biru .*, opens in a new window$/ }).first();
  await expect(document).toBeVisible();
  const file = await page.request.get((await document.getAttribute('href')) ?? '');
  expect(file.ok()).toBe(true);
  expect(file.headers()['content-type']).toContain('application/pdf');
  await expect(page.getByRole('region', { name: 'Assets under management' })).toContainText('MYR');

  expect(new URL((await asked).url()).search).toBe('?populate=all');
  const support = page.getByRole('region', { name: 'Sales support' });
  await expect(support.getByRole('link', { name: '+60 3-2284 6100' })).toHaveAttribute(
    'href',
    'tel:+60322846100',
  );

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer.getByRole('link')).toHaveText([
    'Internet Risk',
    'Privacy Notice',
    'Transaction Notice',
    'Disclaimer',
  ]);
  await inspect('dashboard');

  const avatar = page.getByRole('button', { name: /^Account menu/ });
  await expect(avatar).toHaveText(/^\p{Lu}{1,2}$/u);
  await avatar.click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await shot('account-menu');
});

test('[CST-01] About names the portal’s version and the releases that run', { tag: '@long' }, async ({
  page,
  seed,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  await chooseInAccountMenu(page, 'About');
  const about = page.getByRole('dialog', { name: 'About Agent Portal' });
  await expect(about).toContainText('version 4.3.0');
  await atBothWidths(page, () => expect(about, 'it fits the screen').toBeInViewport({ ratio: 1 }));
  const inlined = await page.locator('#portal-registry').textContent();
  const { host, remotes } = readRegistry(JSON.parse(inlined ?? '')).registry;
  await expect(about).toContainText(`Host${host}`);
  // remotes of one version are one line
  const versions = new Set(entriesOf(remotes).map(([, { current }]) => current.version));
  for (const [remote, { current }] of entriesOf(remotes))
    await expect(about).toContainText(
      versions.size === 1
        ? `All other parts${current.version}`
        : new RegExp(`${remote.replace('mfe-', '')}${current.version}`, 'i'),
    );
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
});

test('[SHL-10] Portfolio Simulator opens the other site with the id token, which is in no page before', async ({
  page,
  seed,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('button', { name: /^Portfolio Simulator/ })).toBeVisible();
  expect(await page.content()).not.toMatch(/\/PortfolioRecommendation|\bey[\w-]+\.ey[\w-]+\./);
  await menu.getByRole('button', { name: /^Portfolio Simulator/ }).click();
  await page.waitForURL(`${origins.simulator.url}/PortfolioRecommendation?**`);
  await expect(page.getByText('present and valid')).toBeVisible();
  await expect(page.getByRole('definition').last(), 'the site gets no referrer').toHaveText('none');
});

// `host/src/navigation/crumbs.test.ts` and `frame.test.tsx` prove crumbs and cart icon for every route
test('[RTE-07] [RTE-08] [RTE-09] [RTE-10] [RTE-11] [SHL-02] [SHL-11] [SHL-12] crumbs name the customer, Back follows them home, and the cart icon shows where there is a cart', async ({
  page,
  agent,
  seed,
}) => {
  const { customerId, name } = firstCustomer(agent);
  const named = namePattern(name, { whole: true });
  const cartOf = namePattern(`${name}’s Cart`, { whole: true });
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  await seed.session();
  await page.goto(`/checkout?customerId=${customerId}`);
  await expectCrumbs(page, ['Home', named, cartOf, 'Checkout']);
  await expect(cart).toBeVisible();
  await page.setViewportSize(widths.phone);
  await expectCrumbs(page, ['Checkout']);
  await page.setViewportSize(widths.desktop);
  const back = breadcrumb(page).getByRole('link', { name: 'Back' });
  await back.click();
  await expect(page).toHaveURL(`/cart?customerId=${customerId}`);
  await expectCrumbs(page, ['Home', named, cartOf]);
  await expect(cart).toBeHidden();
  await back.click();
  await expect(page).toHaveURL(`/client-profile?customerId=${customerId}`);
  await expectCrumbs(page, ['Home', named, 'View Profile']);
  await expect(cart).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/client');
  await expectCrumbs(page, ['Home', 'Client']);
  await expect(cart).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await expect(cart).toBeHidden();

  await navigate(page, '/payment');
  await expectCrumbs(page, ['Clients']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await navigate(page, '/profile');
  await expect(homeHeading(page)).toBeVisible();
  await expectCrumbs(page, ['Home']);
  await navigate(page, '/payment/successful');
  await expect(breadcrumb(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(homeHeading(page)).toBeHidden();
});

test('[RTE-20] an address that does not exist says so and leads home', async ({ page, seed, inspect }) => {
  await seed.session();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await inspect('not-found');
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Tab reaches the link to the content first', async ({ page, seed }) => {
  await seed.session();
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the color mode that the agent chooses is kept over a reload', { tag: '@long' }, async ({
  page,
  seed,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  await openAccountMenu(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});
