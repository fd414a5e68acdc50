import { registrySchema } from '@portal/shared/federation';
import type { Page } from 'playwright/test';
import { firstCustomer } from './support/agent.ts';
import { origins } from './support/environment.ts';
import { isPhone } from './support/frame.ts';
import { namePattern } from './support/name-pattern.ts';
import { expect, test } from './support/test.ts';

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

/** What the breadcrumb says; a phone shows the last crumb alone. */
async function expectCrumbs(page: Page, crumbs: readonly (string | RegExp)[]): Promise<void> {
  const shown = breadcrumb(page).getByRole('listitem').filter({ visible: true });
  await expect(shown).toHaveText([...(isPhone(page) ? crumbs.slice(-1) : crumbs)]);
}

/** The side menu; on a phone it is opened first. */
async function sideMenu(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('navigation', { name: 'Main' });
}

const openAccountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ }).click();

test('[RTE-03] [SHL-01] [SHL-14] [SHL-22] home has the top bar and the footer, and no breadcrumb', async ({
  page,
  agent,
  seed,
  shot,
  accessible,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ }),
  ).toBeVisible();
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

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer.getByRole('link')).toHaveText([
    'Internet Risk',
    'Privacy Notice',
    'Transaction Notice',
    'Disclaimer',
  ]);
  await shot('dashboard');
  await accessible();

  const avatar = page.getByRole('button', { name: /^Account menu/ });
  await expect(avatar).toHaveText(/^\p{Lu}{1,2}$/u);
  await avatar.click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await shot('account-menu');
});

test('[SHL-01] Logout ends the session', async ({ page, seed }) => {
  await seed.session();
  await page.goto('/dashboard');
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
});

test('[CST-01] About names the version and what runs', async ({ page, seed, accessible }) => {
  await seed.session();
  await page.goto('/dashboard');
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'About' }).click();
  const about = page.getByRole('dialog', { name: 'About Agent Portal' });
  await expect(about).toContainText('version 4.3.0');
  await expect(about, 'it fits the screen').toBeInViewport({ ratio: 1 });
  const inlined = await page.locator('#portal-registry').textContent();
  const { host, remotes } = registrySchema.parse(JSON.parse(inlined ?? ''));
  await expect(about).toContainText(`host${host}`);
  for (const [remote, { current }] of Object.entries(remotes))
    await expect(about).toContainText(`${remote}${current.version}`);
  await accessible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
});

test('[SHL-09] the side menu leads to its three places, and remembers how it stands', async ({
  page,
  seed,
  shot,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  const menu = await sideMenu(page);
  await expect(menu.getByRole('listitem')).toHaveText([/^Home/, /^Applications/, /^Portfolio Simulator/]);
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  if (isPhone(page)) await shot('menu-drawer');
  await menu.getByRole('link', { name: 'Applications' }).click();
  await expect(page).toHaveURL('/application');
  if (isPhone(page)) {
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    return;
  }
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(menu).not.toContainText('Applications');
  await expect(menu.getByRole('link', { name: 'Applications' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect(menu).toContainText('Applications');
});

test('[SHL-10] Portfolio Simulator goes to the other site with the id token, which stands nowhere before', async ({
  page,
  seed,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  const menu = await sideMenu(page);
  expect(await page.content()).not.toContain('/PortfolioRecommendation');
  await menu.getByRole('button', { name: /^Portfolio Simulator/ }).click();
  await page.waitForURL(`${origins.simulator.url}/PortfolioRecommendation?**`);
  await expect(page.getByText('present and valid')).toBeVisible();
  await expect(page.getByRole('definition').last(), 'the site is not told where from').toHaveText('none');
});

test('[SHL-02] the cart icon stands on client, client-profile, sat and checkout alone', async ({
  page,
  agent,
  seed,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await page.goto('/dashboard');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  for (const path of [
    '/client',
    `/client-profile?customerId=${customerId}`,
    `/sat?customerId=${customerId}`,
  ]) {
    await page.goto(path);
    await expect(cart, path).toBeVisible();
  }
  await page.goto(`/checkout?customerId=${customerId}`);
  await expect(cart).toBeVisible();
  for (const path of [
    '/dashboard',
    `/cart?customerId=${customerId}`,
    '/payment',
    '/application',
    '/onboarding',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(cart, path).toBeHidden();
  }
});

test('[RTE-07] [RTE-08] [SHL-11] [SHL-12] crumbs name the customer, and Back follows them home', async ({
  page,
  agent,
  seed,
}) => {
  const { customerId, name } = firstCustomer(agent);
  const named = namePattern(name, { whole: true });
  const cartOf = namePattern(`${name}’s Cart`, { whole: true });
  await seed.session();
  await page.goto(`/checkout?customerId=${customerId}`);
  await expectCrumbs(page, ['Home', named, cartOf, 'Checkout']);
  const back = breadcrumb(page).getByRole('link', { name: 'Back' });
  await back.click();
  await expect(page).toHaveURL(`/cart?customerId=${customerId}`);
  await expectCrumbs(page, ['Home', named, cartOf]);
  await back.click();
  await expect(page).toHaveURL(`/client-profile?customerId=${customerId}`);
  await expectCrumbs(page, ['Home', named, 'View Profile']);
  await back.click();
  await expect(page).toHaveURL('/client');
  await expectCrumbs(page, ['Home', 'Client']);
  await back.click();
  await expect(page).toHaveURL('/dashboard');
});

test('[RTE-09] [RTE-10] payment has the crumb Clients, its result none', async ({ page, seed }) => {
  await seed.session();
  await page.goto('/payment');
  await expectCrumbs(page, ['Clients']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/payment/successful');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(breadcrumb(page)).toBeHidden();
});

test('[RTE-11] the profile of the agent is home, with the crumb Home', async ({ page, seed }) => {
  await seed.session();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await expectCrumbs(page, ['Home']);
});

test('suitability and onboarding have their crumbs', async ({ page, agent, seed }) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await page.goto('/onboarding');
  await expectCrumbs(page, ['Home', 'Onboarding']);
  await page.goto(`/sat?customerId=${customerId}`);
  await expect(breadcrumb(page).getByText("Client's SAT")).toBeVisible();
});

test('[RTE-17] every route inside the shell turns away whoever has no session', async ({ page }) => {
  const inside = ['/dashboard', '/client', '/client-profile', '/sat', '/cart', '/checkout', '/payment'];
  inside.push('/payment/successful', '/profile', '/application', '/application/detail/AP1', '/onboarding');
  for (const path of inside) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Sign in' }), path).toBeVisible();
    await expect(page, path).toHaveURL('/');
  }
});

test('[RTE-20] an address that does not exist says so and leads home', async ({
  page,
  seed,
  shot,
  accessible,
}) => {
  await seed.session();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await shot('not-found');
  await accessible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the keyboard reaches the customers from anywhere, and skips to the content', async ({ page, seed }) => {
  await seed.session();
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a customer' })).toBeFocused();
});

test('the appearance that the agent chooses is kept', async ({ page, seed }) => {
  await seed.session();
  await page.goto('/dashboard');
  await openAccountMenu(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});
