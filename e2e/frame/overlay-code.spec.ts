import type { Page } from 'playwright/test';
import { hostFileOf } from '../federation/host-files.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { watchLayoutShifts } from '../support/page/layout-shift.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { firstCustomer } from '../support/service/agent.ts';

/** Pattern of the file with the code of dialogs, menus and tooltips. */
const overlayFile = async () => `**${await hostFileOf('shared/src/screen/parts/overlays/code/index.ts')}*`;

/** Keeps the file from arriving until the returned function is called. */
async function delayOverlayFile(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(await overlayFile(), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('before the code of dialogs and menus has arrived', () => {
  test.use({ agentWish: { customers: 1, filledCart: true } });

  test('the cart is complete, and one press opens a menu when the code arrives; nothing moves', async ({
    page,
    agent,
    seed,
  }) => {
    await seed.session();
    const arrive = await delayOverlayFile(page);
    const shifts = await watchLayoutShifts(page);
    await page.goto(`/cart?customerId=${firstCustomer(agent).customerId}`);
    await expect(page.getByRole('checkbox', { name: /^Choose / }).first()).toBeVisible();
    await waitUntilLoaded(page);
    const account = page.getByRole('button', { name: /^Account menu/ });
    await expect(account).toHaveAttribute('aria-haspopup', 'menu');
    // a font that arrives late moves a word by some pixels; `layout-shift` judges that
    await page.evaluate(() => document.fonts.ready);
    const before = await shifts();
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menu')).toBeHidden();
    arrive();
    const menu = page.getByRole('menu', { name: 'Account' });
    await expect(menu).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(account).toBeFocused();
    expect((await shifts()).moved.slice(before.moved.length)).toEqual([]);
  });

  test('a dialog opens by keyboard when the code arrives, with the focus in it', { tag: '@long' }, async ({
    page,
    agent,
    seed,
  }) => {
    await seed.session();
    const arrive = await delayOverlayFile(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/cart?customerId=${firstCustomer(agent).customerId}`);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    arrive();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect.poll(() => drawer.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('the code of dialogs and menus cannot be fetched: a message says so, and the next press opens the menu', async ({
  page,
  guard,
  seed,
}) => {
  guard.expect(/overlays/);
  await seed.session();
  const file = await overlayFile();
  await page.route(file, (route) => route.abort());
  await page.goto('/dashboard');
  const account = page.getByRole('button', { name: /^Account menu/ });
  await account.click();
  await expect(page.getByText('This could not be opened. Check the connection and try again.')).toBeVisible();
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(file);
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible();
});
