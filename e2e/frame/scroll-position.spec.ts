import { addDays, today } from '@portal/shared/dates';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { mainLink } from '../support/page/frame.ts';
import { goBack } from '../support/page/navigate.ts';
import { findSeenRow, type TopRow, topRowOf } from '../support/page/top-row.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { widths } from '../support/page/widths.ts';
import { cartPath } from '../support/screens/cart.ts';
import { accountOf } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { serveBook, serveLargeCustomer } from '../support/service/large-data.ts';

/** Scrolls down with the wheel until the page is `y` pixels from its top. @returns the row that is first then. */
async function scrollDown(page: Page, y: number, pattern: RegExp): Promise<TopRow> {
  await page.mouse.move(700, 500);
  // rows that come meanwhile make the page longer
  await expect(async () => {
    await page.mouse.wheel(0, y - (await page.evaluate(() => scrollY)));
    expect(Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(200);
  }).toPass();
  // the code that keeps positions comes with the first scrolling
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  // what comes late moves rows by some pixels
  await waitUntilLoaded(page);
  let row: TopRow | undefined;
  await expect(async () => {
    const last = row;
    row = await topRowOf(page, pattern);
    expect(row).toBeDefined();
    expect(row).toEqual(last);
  }).toPass();
  if (!row) throw new Error('There is no row.');
  return row;
}

/** Pixels by which a row may be elsewhere without being missed: a fifth of a row. */
const unseenMove = 10;

/** Expects that a row is seen again where it was, and stays there when all has come. */
async function expectInPosition(
  page: Page,
  pattern: RegExp,
  { name, top }: TopRow,
  when: string,
): Promise<void> {
  const isInPosition = async () => {
    const row = await findSeenRow(page, pattern, name);
    expect(Math.abs((row?.top ?? Number.NaN) - top), `${name}, ${when}`).toBeLessThan(unseenMove);
  };
  await expect(isInPosition).toPass({ timeout: 15_000 });
  await waitUntilLoaded(page);
  await expect(isInPosition).toPass({ timeout: 15_000 });
}

/** Expects that a row is seen in the upper part of the window, of which bars cover a part. */
async function expectNearTop(page: Page, pattern: RegExp, { name }: TopRow, when: string): Promise<void> {
  await expect(async () => {
    const row = await findSeenRow(page, pattern, name);
    const height = await page.evaluate(() => innerHeight);
    expect(row?.top ?? Number.NaN, `${name}, ${when}`).toBeLessThan(height * 0.7);
  }).toPass({ timeout: 15_000 });
}

/** Sets the size of text in the browser's settings, in percent: media queries follow it, too. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 };
  await devTools.send('Page.setFontSizes', { fontSizes });
  await devTools.detach();
}

/** Goes through what moves a page's rows. `leave` opens another page. */
async function expectKept(page: Page, y: number, pattern: RegExp, leave: () => Promise<void>): Promise<void> {
  const row = await scrollDown(page, y, pattern);
  const url = page.url();

  await page.reload();
  await expectInPosition(page, pattern, row, 'after a reload');

  await leave();
  await expect(page).not.toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY), 'another page begins at its top').toBe(0);
  await goBack(page);
  await expect(page).toHaveURL(url);
  await expectInPosition(page, pattern, row, 'after Back');

  await page.setViewportSize(widths.phone);
  await expectNearTop(page, pattern, row, 'on a phone');
  await page.reload();
  await expectNearTop(page, pattern, row, 'after a reload on a phone');
  await page.setViewportSize(widths.desktop);
  await expectNearTop(page, pattern, row, 'on a laptop again');
  await setTextSize(page, 200);
  await expectNearTop(page, pattern, row, 'in large text');
  await setTextSize(page, 100);
  await expectNearTop(page, pattern, row, 'in text of the usual size');

  // An agent who scrolls is not taken back. Rows above that come in the frame of the wheel move the page by their height.
  await page.reload();
  await expectNearTop(page, pattern, row, 'after another reload');
  await page.mouse.wheel(0, -100_000);
  await waitUntilLoaded(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(y / 2);
}

/** Clicks where a link is: Playwright's own click may scroll the page before. */
async function clickAt(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not on the page.');
  await page.mouse.click(box.x + 20, box.y + box.height / 2);
}

const openApplications = (page: Page) => clickAt(page, mainLink(page, 'Applications'));

test.describe.configure({ timeout: 180_000 });

test('the position in a list of 2,000 customers survives reload, Back, and other widths and sizes of text', async ({
  page,
  guard,
  seed,
}) => {
  // the service does not know the customer that is opened
  guard.expect(/40[34]/);
  await seed.session();
  await serveBook(page, 2_000);
  await page.goto('/client');
  await expect(page.getByText(/1 to \d+ of 2,000/)).toBeVisible();
  const pattern = /[A-Z]\d{5}/;
  await expectKept(page, 40_000, pattern, async () => {
    const row = await topRowOf(page, pattern);
    await clickAt(page, page.getByRole('link', { name: pattern.exec(row?.name ?? '')?.[0] ?? '' }));
  });
});

test('the position in an account’s transactions survives them, and transactions that have come', {
  tag: '@long',
}, async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  let newest = 250;
  await page.route(/\/transaction\/completed\?/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: Array.from({ length: newest }, (_, index) => ({
        // a transaction keeps its date when others have come
        date: addDays(today(), -Math.floor(Math.max(0, 250 - newest + index) / 4)),
        reference: `T${90_000 + newest - index}`,
        type: 'SA',
        scheme: 'CBSUK',
        schemeName: 'Cempaka Biru Sukuk',
        currency: 'MYR',
        gross: 1_000 + newest - index,
        charge: 10,
        nav: 0.6321,
        units: 1_500,
        status: 'Completed',
      })),
    }),
  );
  await seed.session();
  const account = accountOf(customer, 'CS');
  await page.goto(
    `/client-profile?customerId=${customer.customerId}&tab=activity&activityAccount=${account}`,
  );
  const pattern = /T9\d{4}/;
  for (const shown of [100, 200]) {
    await expect(page.getByText(`${shown} of 250 shown`)).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
  }
  await expectKept(page, 9_000, pattern, () => openApplications(page));
  const row = await scrollDown(page, 9_000, pattern);
  newest += 3;
  await page.reload();
  await expectInPosition(page, pattern, row, 'after three more');
});

test('the position in a cart of 300 items survives them', { tag: '@long' }, async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await serveLargeCustomer(page, customer, { accounts: 40, holdings: 0, items: 300 });
  await page.goto(cartPath(customer.customerId));
  await expect(page.locator('main li input[type=checkbox]')).toHaveCount(300);
  await expectKept(page, 15_000, /1,[0-2]\d\d\.00/, () => openApplications(page));
});

test('the position in 500 holdings of 20 accounts survives them, also in an account that was unfolded', {
  tag: '@long',
}, async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await serveLargeCustomer(page, customer, { accounts: 20, holdings: 500, items: 0 });
  await page.goto(`/client-profile?customerId=${customer.customerId}`);
  const pattern = /CB[A-Z]{3}/;
  const press = (name: string) => page.getByRole('button', { name }).press('Enter');
  await press('Collapse account 1070000000');
  await press('Collapse account 1070000001');
  await press('Collapse account 1070000002');
  await press('Expand account 1070000005');
  await expect(page.getByRole('table', { name: /^Holdings/ })).toHaveAccessibleName(/1070000005/);
  await expectKept(page, 1_400, pattern, () => openApplications(page));

  // among several accounts, of which a reload lays out only those on the screen
  await press('Expand account 1070000000');
  await press('Expand account 1070000001');
  const holdings = page.getByRole('table', { name: 'Holdings of account 1070000001' });
  await holdings.getByRole('row', { name: /CBMMK/ }).scrollIntoViewIfNeeded();
  const row = await scrollDown(page, (await page.evaluate(() => scrollY)) + 100, pattern);
  await page.reload();
  await expectInPosition(page, pattern, row, 'after a reload');
});

test('the position among 200 things that need the agent survives them', { tag: '@long' }, async ({
  page,
  agent,
  seed,
}) => {
  await seed.session();
  await seed.payableApplication(firstCustomer(agent), 'CBBND', '1000.00');
  await page.route(/\/application\/agent\/list/, async (route) => {
    const response = await route.fetch();
    const [first]: readonly Readonly<Record<string, unknown>>[] = await response.json();
    const json = Array.from({ length: 200 }, (_, index) => ({
      ...first,
      applicationId: `A${9_000 + index}`,
      formNo: `DT-${9_000 + index}`,
    }));
    await route.fulfill({ response, json });
  });
  await page.goto('/dashboard');
  for (let shown = 0; shown < 3; shown += 1) await page.getByRole('button', { name: /^Show 50 of / }).click();
  await expectKept(page, 6_000, /DT-9\d{3}/, () => openApplications(page));
});
