import type { Locator } from 'playwright/test';
import { firstCustomer } from './support/agent.ts';
import { isPhone } from './support/frame.ts';
import { goBack } from './support/go.ts';
import { namePattern } from './support/name-pattern.ts';
import { expect, test } from './support/test.ts';

/** The layer of the page in which an element lies: the outermost `z-index` around it. */
const layerOf = (element: Locator) =>
  element.evaluate((start) => {
    let layer: number | undefined;
    for (let each: Element | null = start; each; each = each.parentElement) {
      const { zIndex } = getComputedStyle(each);
      if (zIndex !== 'auto') layer = Number(zIndex);
    }
    return layer;
  });

/** Escape is heard from then on. */
const expectFocusIn = (layer: Locator) =>
  expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('[SHL-18] dialogs lie at 1100 and menus at 1000, whichever remote they are of', async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  const { customerId } = customer;
  await seed.session();
  await page.goto('/dashboard');
  await seed.investment(customer, 'CBSUK', '2500.00');
  // the host's menu, mfe-cart's summary under the cart icon, a drawer of mfe-cart, the host's finder
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect.poll(() => layerOf(page.getByRole('menu'))).toBe(1000);
  await expectFocusIn(page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('button', { name: /^Cart/ }).click();
  const summary = page.getByRole('dialog', { name: 'Cart Summary' });
  await expect.poll(() => layerOf(summary)).toBe(1100);
  await expectFocusIn(summary);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invest', exact: true }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await expect(drawer).toBeVisible();
  await expect.poll(() => layerOf(drawer)).toBe(1100);

  // over it, the host's own: what opened last is on top, and Escape closes it alone
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Find a customer' });
  await expect(finder).toBeVisible();
  await expect.poll(() => layerOf(finder)).toBe(1100);
  const field = finder.getByRole('combobox');
  const onTop = await field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found === element;
  });
  expect(onTop, 'nothing lies over the finder').toBe(true);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // what a phone has besides: the host's drawer, a menu of mfe-cart and the drawer that it opens
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const side = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => layerOf(side)).toBe(1100);
  await expectFocusIn(side);
  await page.keyboard.press('Escape');
  await page.goto(`/cart?customerId=${customerId}`);
  await page.getByRole('button', { name: /^Actions of investment/ }).click();
  await expect.poll(() => layerOf(page.getByRole('menu'))).toBe(1000);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.poll(() => layerOf(page.getByRole('dialog', { name: 'Edit investment' }))).toBe(1100);
});

test.describe('a customer without accounts', () => {
  test.use({ agentWish: { plans: [] } });

  test('[SHL-13] the Client crumb is blank on cart and checkout', async ({ page, agent, seed }) => {
    const { customerId, name } = firstCustomer(agent);
    const named = namePattern(name, { whole: true });
    await seed.session();
    await page.goto(`/client-profile?customerId=${customerId}`);
    await expect(page.getByRole('heading', { level: 1, name: named })).toBeVisible();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    // a phone shows the last crumb alone; the others are there, and lead nowhere else
    const clientLink = crumbs.getByRole('link', { name: named, includeHidden: true });
    for (const path of ['/cart', '/checkout']) {
      await page.goto(`${path}?customerId=${customerId}`);
      await expect(crumbs.getByText(named), path).toHaveCount(1);
      await expect(crumbs.getByText(named), path).toBeVisible({ visible: !isPhone(page) });
      await expect(clientLink, path).toHaveCount(0);
    }
    // past what is blank: checkout leads back to the cart, the cart home
    const back = crumbs.getByRole('link', { name: 'Back' });
    await back.click();
    await expect(page).toHaveURL(`/cart?customerId=${customerId}`);
    await expect(back).toHaveAttribute('href', '/dashboard');
    await page.goto(`/sat?customerId=${customerId}`);
    await expect(clientLink).toHaveAttribute('href', `/client-profile?customerId=${customerId}`);
  });
});

test('[SHL-09] the side menu is words from 1024, icons below it, a drawer below 768', async ({
  page,
  seed,
  shot,
  accessible,
}) => {
  await seed.session();
  await page.goto('/application');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(menu).toContainText('Applications');
  await expect(openMenu).toBeHidden();

  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(menu).not.toContainText('Applications');
  for (const name of ['Home', 'Applications']) await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByRole('button', { name: /^Portfolio Simulator/ })).toBeVisible();
  await accessible();

  await page.setViewportSize({ width: 767, height: 1024 });
  await expect(menu).toBeHidden();
  await openMenu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('navigation', { name: 'Main' })).toContainText('Applications');
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await accessible();
  await shot('menu-drawer-767');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(openMenu).toBeFocused();
});

test('[SHL-09] what the agent chose of the side menu holds at every width that has one', async ({
  page,
  seed,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  await page.setViewportSize({ width: 900, height: 768 });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const expand = page.getByRole('button', { name: 'Expand menu' });
  await expect(expand).toBeVisible();
  await expand.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toContainText('Applications');
  await page.reload();
  await expect(menu).toContainText('Applications');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).not.toContainText('Applications');
});

test('a navigation gives the focus to the page’s heading, names the tab and is announced', async ({
  page,
  agent,
  seed,
}) => {
  const [first, second] = agent.customers;
  await seed.session();
  await page.goto('/dashboard');
  const home = page.getByRole('heading', { level: 1, name: /^Good/ });
  await expect(home).toBeVisible();
  const said = page.getByTestId('page-announcer');
  await page.getByRole('main').getByRole('link', { name: 'All applications' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused();
  await expect(said).toHaveText('Applications page');
  await expect(page).toHaveTitle('Applications · Agent Portal');
  await goBack(page);
  await expect(home).toBeFocused();
  await expect(said).toHaveText('Home page');
  await expect(page).toHaveTitle('Home · Agent Portal');

  // from one customer to another the page is of one kind, and still another page
  for (const customer of [first, second, first]) {
    const { name = '', customerId = '' } = customer ?? {};
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find a customer' }).getByRole('combobox').fill(name);
    await expect(page.getByRole('option', { name: namePattern(name) })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/client-profile?customerId=${customerId}`);
    await expect(page.getByRole('heading', { level: 1, name: namePattern(name) })).toBeFocused();
    await expect(said).toHaveText('Customer profile page');
    await expect.poll(() => page.evaluate(() => scrollY), 'a page begins at its top').toBe(0);
    await expect(page.getByRole('heading', { name: 'Totals by currency' })).toBeVisible();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
});
