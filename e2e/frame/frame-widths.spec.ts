import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { expectAccessibleAtThisWidth } from '../support/page/accessibility.ts';
import { breadcrumb, expectCrumbs } from '../support/page/frame.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { navigate } from '../support/page/navigate.ts';
import { takeScreenshotsAtThisWidth } from '../support/page/screenshots.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { widths } from '../support/page/widths.ts';
import { firstCustomer } from '../support/service/agent.ts';

test('[SHL-09] the side menu shows words from 1200, icons below it, and is a drawer below 768', async ({
  page,
  seed,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 1200, height: 768 });
  await expect(menu.getByRole('listitem')).toHaveText([/^Home/, /^Applications/, /^Portfolio Simulator/]);
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(openMenu).toBeHidden();

  await page.setViewportSize({ width: 1199, height: 768 });
  await expect(menu).not.toContainText('Applications');
  for (const name of ['Home', 'Applications']) await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByRole('button', { name: /^Portfolio Simulator/ })).toBeVisible();
  await expectAccessibleAtThisWidth(page);

  await page.setViewportSize({ width: 767, height: 1024 });
  await expect(menu).toBeHidden();
  await openMenu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  // from then on the drawer handles Escape
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectAccessibleAtThisWidth(page);
  await takeScreenshotsAtThisWidth(page, 'menu-drawer');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(openMenu).toBeFocused();
  await openMenu.click();
  await drawer.getByRole('link', { name: 'Applications' }).click();
  await expect(page).toHaveURL('/application');
  await expect(drawer).toBeHidden();
});

test('the first and the last breadcrumb are whole at 1024 and 768, and a long name between them is cut', {
  tag: '@long',
}, async ({ page, agent, seed }) => {
  const { customerId, name } = firstCustomer(agent);
  const longName = 'Puteri Balqis Qistina Nur Ain Sofea binti Megat Iskandar Shah Al-Haj';
  await page.route('**/customer/info?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(name, longName) });
  });
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}`);
  await expect(page.getByRole('heading', { level: 1, name: longName })).toBeVisible();
  await navigate(page, `/checkout?customerId=${customerId}`);
  await expectCrumbs(page, ['Home', longName, `${longName}’s Cart`, 'Checkout']);
  const areCut = () =>
    breadcrumb(page)
      .getByRole('listitem')
      .locator(':scope > :last-child')
      .evaluateAll((labels) => labels.map((label) => label.scrollWidth > label.clientWidth));
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await areCut(), `at ${width}`).toEqual([false, true, true, false]);
  }
  // a call of the checkout may still be in the handler
  await page.unrouteAll({ behavior: 'wait' });
});

test('on a phone the top bar holds finder, privacy view, cart and account beside the logo', async ({
  page,
  agent,
  seed,
}) => {
  await seed.session();
  await page.goto(`/client-profile?customerId=${firstCustomer(agent).customerId}`);
  const bar = page.getByRole('banner');
  const buttons = [/^Open menu/, /^Find a customer/, /^Privacy view/, /^Cart/, /^Account menu/].map((name) =>
    bar.getByRole('button', { name }),
  );
  const logo = bar.getByRole('link', { name: /home$/ }).locator('> :first-child');
  const boxOf = (part: Locator) =>
    part.evaluate((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return { left, right, width, height };
    });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const button of buttons) expect(await boxOf(button)).toMatchObject({ width: 44, height: 44 });
    const boxes = await Promise.all([...buttons, logo].map(boxOf));
    const inOrder = boxes.toSorted((a, b) => a.left - b.left);
    for (const [index, box] of inOrder.entries())
      expect(box.right, `part ${index} at ${width}`).toBeLessThanOrEqual(inOrder[index + 1]?.left ?? width);
  }
});

test('on a phone the customer’s header has four actions with text, and a menu the rarer ones', async ({
  page,
  agent,
  seed,
}) => {
  const { customerId, name } = firstCustomer(agent);
  await seed.session();
  await page.setViewportSize(widths.phone);
  await page.goto(`/client-profile?customerId=${customerId}`);
  const header = page.getByRole('region', { name: 'Customer', exact: true }).filter({ hasText: customerId });
  await expect(page.getByRole('heading', { level: 1, name: namePattern(name) })).toBeVisible();
  await expect(header.getByRole('button')).toHaveText(['More actions', 'Invest']);
  await expect(header.getByRole('link')).toHaveText(['View cart', 'Assess suitability']);
  const more = header.getByRole('button', { name: 'More actions' });
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'More actions' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Add bank account',
    'Update information',
    'Open in transaction site',
  ]);
  await takeScreenshotsAtThisWidth(page, 'client-menu');
  await expectAccessibleAtThisWidth(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await header.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(`/cart?customerId=${customerId}`);
});

test('on a phone no amount is on two lines', { tag: '@long' }, async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  const applicationId = await seed.payableApplication(customer, 'CBSUK', '250000.00');
  await seed.investment(customer, 'CBSUK', '250000.00');
  await seed.session();
  await page.setViewportSize(widths.phone);
  for (const path of [
    '/dashboard',
    `/cart?customerId=${customer.customerId}`,
    `/application/detail/${applicationId}`,
  ]) {
    await page.goto(path);
    await waitUntilLoaded(page);
    const amounts = page
      .locator('[data-private]')
      .filter({ hasText: /^[A-Z]{3} [\d,]+\.\d\d$/, visible: true });
    await expect(amounts.filter({ hasText: '250,000.00' }).first(), path).toBeVisible();
    // at any width of the text around it
    const wraps = await amounts.evaluateAll((all) => all.map((each) => getComputedStyle(each).whiteSpace));
    expect(new Set(wraps), path).toEqual(new Set(['nowrap']));
  }
});
