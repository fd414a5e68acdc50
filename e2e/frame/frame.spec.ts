import type { Locator } from 'playwright/test';
import { signedInPaths } from '../cost/pages.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { breadcrumb, expectCrumbs, homeHeading } from '../support/page/frame.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { goBack, navigate } from '../support/page/navigate.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { widths } from '../support/page/widths.ts';
import { inForm } from '../support/run-form.ts';
import { investCode } from '../support/screens/invest.ts';
import { firstCustomer } from '../support/service/agent.ts';

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

/** From then on the layer handles Escape. */
const expectFocusIn = (layer: Locator) =>
  expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('[SHL-18] dialogs of host and remotes lie at 1100, menus at 1000', async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  const { customerId } = customer;
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2500.00');
  await page.goto(`/client-profile?customerId=${customerId}`);
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
  let sendForm = () => {};
  const mayArrive = new Promise<void>((resolve) => {
    sendForm = resolve;
  });
  await page.route(investCode, async (route) => {
    await mayArrive;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Invest', exact: true }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await expect(drawer.getByLabel('Loading the form')).toBeVisible();
  await expect.poll(() => layerOf(drawer)).toBe(1100);

  // the host's finder over it: what opened last is on top, and Escape closes only that
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Find a customer' });
  await expect(finder).toBeVisible();
  await expect.poll(() => layerOf(finder)).toBe(1100);
  // the form arrives below the finder
  sendForm();
  await expect(page.getByText('Account and plan')).toBeVisible();
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

  // on a phone also the host's drawer, a menu of mfe-cart and the drawer that it opens
  await page.setViewportSize(widths.phone);
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
    const cartOf = namePattern(`${name}’s Cart`, { whole: true });
    const clientLink = breadcrumb(page).getByRole('link', { name: named });
    await seed.session();
    await page.goto(`/client-profile?customerId=${customerId}`);
    await expect(page.getByRole('heading', { level: 1, name: named })).toBeVisible();
    await page.goto(`/checkout?customerId=${customerId}`);
    await expectCrumbs(page, ['Home', named, cartOf, 'Checkout']);
    await expect(clientLink).toHaveCount(0);
    // Back skips the blank crumb: checkout leads to the cart, the cart home
    const back = breadcrumb(page).getByRole('link', { name: 'Back' });
    await back.click();
    await expect(page).toHaveURL(`/cart?customerId=${customerId}`);
    await expectCrumbs(page, ['Home', named, cartOf]);
    await expect(clientLink).toHaveCount(0);
    await expect(back).toHaveAttribute('href', '/dashboard');
    await navigate(page, `/sat?customerId=${customerId}`);
    await expect(clientLink).toHaveAttribute('href', `/client-profile?customerId=${customerId}`);
  });
});

test('[SHL-09] a side menu that the agent has expanded or collapsed stays so over a reload and at other widths', {
  tag: '@long',
}, async ({ page, seed }) => {
  await seed.session();
  await page.goto('/application');
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
  await page.setViewportSize(widths.desktop);
  await expect(menu).not.toContainText('Applications');
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a navigation focuses the page’s heading, names the tab and is announced to screen readers', async ({
  page,
  agent,
  seed,
}) => {
  const [first, second] = agent.customers;
  await seed.session();
  // the first address of a visit gets no focus, so home must not be that
  await page.goto('/');
  const home = homeHeading(page);
  await expect(home).toBeVisible();
  const announced = page.getByTestId('page-announcer');
  await page.getByRole('main').getByRole('link', { name: 'All applications' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused();
  await expect(announced).toHaveText('Applications page');
  await expect(page).toHaveTitle('Applications · Agent Portal');
  await goBack(page);
  await expect(home).toBeFocused();
  await expect(announced).toHaveText('Home page');
  await expect(page).toHaveTitle('Home · Agent Portal');

  // another customer’s profile is another page, though it has the same route
  for (const customer of [first, second]) {
    const { name = '', customerId = '' } = customer ?? {};
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find a customer' }).getByRole('combobox').fill(name);
    await expect(page.getByRole('option', { name: namePattern(name) }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/client-profile?customerId=${customerId}`);
    await expect(page.getByRole('heading', { level: 1, name: namePattern(name) })).toBeFocused();
    await expect(announced).toHaveText('Customer profile page');
    await expect.poll(() => page.evaluate(() => scrollY), 'a page begins at its top').toBe(0);
    await expect(page.getByRole('heading', { name: 'Value today' })).toBeVisible();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
});

test('top bar, side menu, breadcrumbs and customer bar stay in place on pages that scroll', async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  const applicationId = await seed.payableApplication(customer, 'CBSUK', '2500.00');
  await seed.investment(customer, 'CBSUK', '3000.00');
  await seed.session();
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/dashboard');
  const crumbs = breadcrumb(page);
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  const bar = page.locator('[data-customer-banner]');
  const of = `customerId=${customer.customerId}`;
  // a page that is laid out while it scrolls is off by a fraction of a pixel
  const topOf = (part: Locator) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const visited = [
    ...inForm(
      ['/dashboard', `/client-profile?${of}`, `/checkout?${of}`],
      signedInPaths(customer.customerId).filter(
        (path) => !path.includes('transaction=') && !path.includes('/detail/none'),
      ),
    ),
    `/application/detail/${applicationId}`,
    `/payment?${new URLSearchParams({ applicationId })}`,
  ];
  for (const path of visited) {
    await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilLoaded(page);
    const begin = await topOf(menu);
    const hasCrumbs = (await crumbs.count()) > 0;
    await page.mouse.move(700, 300);
    const hasBar = path.includes(of) || path.includes(applicationId);
    // what arrives after the page has scrolled makes it longer; the profile shows its bar once its header is scrolled away
    await expect(async () => {
      await page.mouse.wheel(0, 5000);
      expect(await page.evaluate(() => scrollY), `${path} scrolls`).toBeGreaterThan(40);
      if (hasBar) await expect(bar, `customer bar of ${path}`).toBeInViewport({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    expect(await topOf(page.getByRole('banner')), `top bar of ${path}`).toBe(0);
    expect(await topOf(menu), `side menu of ${path}`).toBe(begin);
    if (hasCrumbs) expect(await topOf(crumbs), `breadcrumbs of ${path}`).toBe(60);
    if (hasBar) expect(await topOf(bar), `customer bar of ${path}`).toBe(60 + 44);
  }
});
