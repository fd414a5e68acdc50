import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu, homeHeading } from '../support/page/frame.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { countStoredRecords, untilDraftIsSaved } from '../support/page/stored-data.ts';
import { findStoredKeys, isOfRow, readStoredRows } from '../support/page/stored-keys.ts';
import { sukukItem } from '../support/screens/cart.ts';
import { openInvestForm } from '../support/screens/invest.ts';
import { actOn } from '../support/screens/selling.ts';
import { logOut } from '../support/screens/session-prompt.ts';
import { type Agent, firstCustomer } from '../support/service/agent.ts';
import type { Seed } from '../support/service/seeding/seed.ts';

const rows = readStoredRows();

/** What the use below stores, by rows of `docs/data.md`. The other rows are of rare cases. */
const used = [
  'sessionStorage portal.session',
  'sessionStorage portal.owner',
  'sessionStorage portal.place',
  'sessionStorage portal.draft-tab',
  'sessionStorage recent-customers',
  'sessionStorage privacy-view',
  'localStorage portal-last-good',
  'localStorage portal:doubt:…',
  'localStorage portal:removal:…',
  'localStorage pins:…',
  'localStorage last-page:…',
  'localStorage _dd_s_v2',
  'localStorage side-menu',
  'localStorage color-mode',
  'localStorage single-key-shortcuts',
  'IndexedDB portal-drafts',
];

/** Returns the rows of the keys that are stored now. Fails for a key without a row. */
async function findRows(page: Page): Promise<readonly string[]> {
  const found = await findStoredKeys(page);
  const unknown = found.filter((key) => !rows.some((row) => isOfRow(key, row)));
  expect(unknown, 'every stored key has a row in docs/data.md').toEqual([]);
  return rows.filter((row) => found.some((key) => isOfRow(key, row))).map(({ name }) => name);
}

/** Changes every setting, pins and searches, types a draft, removes an item, and sends one that gets no answer. */
async function fillStorage(page: Page, agent: Agent, seed: Seed): Promise<void> {
  const customer = firstCustomer(agent);
  await seed.investment(customer, 'CBSUK', '2000.00');
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Privacy view' }).click();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await chooseInAccountMenu(page, 'Keyboard shortcuts');
  await page.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await page.goto(`/client-profile?customerId=${customer.customerId}`);
  await page.getByRole('button', { name: namePattern(`Pin ${customer.name}`) }).click();
  const drawer = await openInvestForm(page, customer, 'CBMGF');
  await untilDraftIsSaved(page, () => drawer.getByRole('textbox', { name: 'Amount' }).fill('25,000'));
  // neither the new item nor the removal gets an answer
  await page.route(/\/cart\//, (route) =>
    route.request().method() === 'GET' ? route.continue() : undefined,
  );
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => findStoredKeys(page)).toContainEqual(expect.stringMatching(/portal:doubt:/));
  const tab = await page.context().newPage();
  await tab.goto(`/cart?customerId=${customer.customerId}`);
  await actOn(tab, 'Remove', sukukItem);
  await expect.poll(() => findRows(page)).toEqual(expect.arrayContaining(used));
  await tab.close();
}

/** Compares what is stored with the rows, after what was stored before the end of the session. */
async function expectRowsLeft(
  page: Page,
  before: readonly string[],
  outcome: 'afterLogout' | 'afterExpiry',
): Promise<void> {
  const kept = rows.filter((row) => row[outcome] !== 'deleted').map(({ name }) => name);
  const expected = kept.filter((name) => before.includes(name) || name === 'sessionStorage portal.farewell');
  await expect
    .poll(async () => (await findRows(page)).filter((name) => !name.includes('portal-last-sign-out')))
    .toEqual(expected);
}

test('[SES-08] after Logout the browser has stored what docs/data.md lists, and nothing else', async ({
  page,
  agent,
  seed,
  site,
}) => {
  await site.switchTelemetryOn();
  await seed.session();
  await fillStorage(page, agent, seed);
  // the drawer covers the account menu
  await page.goto('/dashboard');
  const before = await findRows(page);
  await logOut(page);
  await expectRowsLeft(page, before, 'afterLogout');
  await expect.poll(() => countStoredRecords(page)).toBe(0);
});

// signed-out.spec.ts proves in every run that expiry leaves no personal data
test('[SES-07] after expiry the browser has stored what docs/data.md lists, and nothing else', {
  tag: '@long',
}, async ({ page, context, agent, seed, site }) => {
  await site.switchTelemetryOn();
  await context.clock.install();
  await seed.session();
  await fillStorage(page, agent, seed);
  const before = await findRows(page);
  await page.clock.fastForward('20:00');
  await expect(page.getByText('Your session expired')).toBeVisible();
  await expectRowsLeft(page, before, 'afterExpiry');
  expect(await countStoredRecords(page)).toBeGreaterThan(0);
});
