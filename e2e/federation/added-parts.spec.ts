import { publish, readSettings, writeSettings } from '@portal/shared/site';
import type { Page } from 'playwright/test';
import { filesOf, namesOf } from '../../scripts/new-remote/templates.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { watchLayoutShifts } from '../support/page/layout-shift.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { buildNewRemote, newRemote } from '../support/processes/new-remote.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

/** The flag of the remote's tile, which its action has here too. */
const flag = 'price-alerts-tile';
const declaration = filesOf(namesOf(newRemote), {})['remote.ts'] ?? '';
const actionLabel = "customerAction(action, { label: 'Show price alerts'";

const tile = (page: Page) => page.getByRole('region', { name: 'Price alerts' });
const action = (page: Page) => page.getByRole('menuitem', { name: 'Show price alerts' });

/** Opens a page of the portal, and waits until the flag service has answered. */
async function openFollowed(page: Page, path: string): Promise<void> {
  const followed = page.waitForResponse(`${origins.flags.url}/eval/**`);
  await page.goto(path);
  await followed;
  await waitUntilLoaded(page);
  await untilFetched(page);
}

test('[FED-02] a tile of home and an action on a customer that a remote adds: hidden by site.json, shown while its flag is on, and nothing else moves', {
  tag: '@long',
}, async ({ page, agent, control, seed, site, inspect }) => {
  // the remote may have to be built first
  test.setTimeout(240_000);
  expect(declaration).toContain(actionLabel);
  const changes = {
    'remote.ts': declaration.replace(actionLabel, `${actionLabel}, when: { flag: '${flag}' }`),
  };
  const dist = await buildNewRemote(changes);
  await publish(site.folder, { package: newRemote, dist, version: '1.0.0', by: 'a team' });
  await site.switchTelemetryOn();
  await control.flag(flag, 'true');
  const settings = await readSettings(site.folder);
  const profile = `/client-profile?customerId=${firstCustomer(agent).customerId}`;
  const more = page.getByRole('button', { name: 'More actions' });
  await seed.session();
  const shifts = await watchLayoutShifts(page);

  await writeSettings(site.folder, {
    ...settings,
    hidden: { [newRemote]: ['price-alerts-tile', 'customer.action/1'] },
  });
  await openFollowed(page, '/dashboard');
  await expect(page.getByRole('link', { name: 'Price alerts' }), 'the rest of it is shown').toBeVisible();
  await expect(tile(page)).toHaveCount(0);
  await openFollowed(page, profile);
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Open in transaction site' })).toBeVisible();
  await expect(action(page)).toHaveCount(0);

  await writeSettings(site.folder, settings);
  await openFollowed(page, '/dashboard');
  await expect(tile(page)).toContainText('No price alerts today.');
  await inspect('home-with-added-tile');
  // back at one width: what moves now moves by the flag
  await openFollowed(page, '/dashboard');
  await control.flag(flag, 'false');
  await expect(tile(page)).toHaveCount(0);
  await control.flag(flag, 'true');
  await expect(tile(page)).toContainText('No price alerts today.');
  const { sum, moved } = await shifts();
  expect(sum, `home: ${moved.join(', ')}`).toBeLessThan(0.001);

  await openFollowed(page, profile);
  await control.flag(flag, 'false');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await more.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(action(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await control.flag(flag, 'true');
  await action(page).click();
  const dialog = page.getByRole('dialog', { name: 'Price alerts' });
  await expect(dialog).toContainText(`No price alerts of customer ${firstCustomer(agent).customerId} yet.`);
  // typed answers must not be lost: what is open stays until it is closed
  await control.flag(flag, 'false');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await expect(action(page)).toHaveCount(0);
  const after = await shifts();
  expect(after.sum, `the profile: ${after.moved.join(', ')}`).toBeLessThan(0.001);
  // last, because its widths move everything
  await page.keyboard.press('Escape');
  await control.flag(flag, 'true');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await more.click();
    await action(page).click({ timeout: 500 });
  }).toPass();
  await expect(dialog).toBeVisible();
  await inspect('added-action');
});
