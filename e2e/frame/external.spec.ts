import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu } from '../support/page/frame.ts';
import { hijackScript, hijacks } from '../support/page/hijacks.ts';
import { goBack } from '../support/page/navigate.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

const holding = '/aum/agent/customer/holding';

/** Counts the calls that read what the customer holds. */
function countHoldings(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === holding) count += 1;
  });
  return () => count;
}

/** Opens a window out of a page, as a page can when somebody has clicked in it. */
async function openFrom(page: Page, url: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address, '_blank', 'popup'), url);
  const popup = await opened;
  await popup.waitForLoadState();
  return popup;
}

/** The message in every shape but its own. */
const misshapen = (said: { readonly type: string; readonly accountId: string | undefined }) => [
  { ...said, more: true },
  { ...said, type: 'transaction-done' },
  { ...said, type: [said.type] },
  { ...said, accountId: Number(said.accountId) },
  { ...said, accountId: '' },
  { ...said, accountId: [said.accountId] },
  { type: said.type },
  { accountId: said.accountId },
  { data: said },
  [said],
  JSON.stringify(said),
  said.type,
  null,
];

test('[SHL-16] the profile leads to the transaction site, with path and id token and without a referrer', async ({
  page,
  agent,
  seed,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  const leave = page.getByRole('menuitem', { name: 'Open in transaction site' });
  await expect(leave).toBeVisible();
  expect(await page.content(), 'the token is not in the page').not.toMatch(/id_token|\bey[\w-]+\.ey[\w-]+\./);
  await leave.click();
  await page.waitForURL(`${origins.transaction.url}/**`);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe(`/customers/${customerId}`);
  expect([...searchParams.keys()]).toEqual(['id_token']);
  await expect(page.getByText('present and valid')).toBeVisible();
  await expect(page.getByText(agent.email)).toBeVisible();
  await expect(page.getByRole('definition').last(), 'the site gets no referrer').toHaveText('none');
});

test('[SHL-17] the transaction window’s message reads holdings and history again; forged messages do not', async ({
  page,
  agent,
  seed,
  recorder,
}) => {
  const customer = firstCustomer(agent);
  const { customerId } = customer;
  const [account] = customer.accounts;
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}&tab=activity`);
  const holdings = countHoldings(page);
  let histories = 0;
  page.on('request', (request) => {
    if (request.url().includes('/transaction/completed')) histories += 1;
  });
  await expect(page.getByRole('button', { name: /^Transaction site/ })).toBeVisible();
  await expect.poll(() => histories).toBeGreaterThan(0);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Transaction site/ }).click();
  const site = await opened;
  await expect(site.getByText('present and valid')).toBeVisible();
  await expect(site.getByText(`/accounts/${account?.accountId}`)).toBeVisible();

  // forged: by the page itself, by another site's window, by the right site in a window that another site opened, and
  // by the right window in another shape
  const said = { type: 'transaction-updated', accountId: account?.accountId };
  const before = histories;
  await page.evaluate((message) => window.postMessage(message, '*'), said);
  const stranger = await openFrom(page, origins.simulator.url);
  const nested = await openFrom(stranger, site.url());
  await stranger.evaluate((message) => window.opener.postMessage(message, '*'), said);
  await nested.evaluate((message) => window.opener.opener.postMessage(message, '*'), said);
  await site.evaluate((messages) => {
    for (const message of messages) window.opener.postMessage(message, '*');
  }, misshapen(said));

  await site.getByRole('button', { name: 'Record a transaction' }).click();
  // messages arrive in order: a forged one that was accepted would have caused a read by now
  await expect.poll(() => histories, { message: 'history is read again, once' }).toBe(before + 1);
  const read = holdings();
  await page.getByRole('tab', { name: 'Holdings' }).click();
  await expect.poll(holdings, { message: 'holdings are read' }).toBeGreaterThan(read);

  // the right window after it shows another site
  await recorder.quiet();
  const settled = holdings();
  await site.goto(origins.simulator.url);
  await site.evaluate((message) => window.opener.postMessage(message, '*'), said);
  await recorder.quiet();
  expect(holdings(), 'another site in the right window is not heard').toBe(settled);
  await goBack(site);
  await site.waitForLoadState();
  await site.getByRole('button', { name: 'Record a transaction' }).click();
  await expect.poll(holdings, { message: 'holdings are read again' }).toBe(settled + 1);
  await recorder.quiet();
  expect(holdings(), 'and once').toBe(settled + 1);
});

test('[SHL-17] the transaction window cannot navigate the portal’s tab, in 9 ways, and its message arrives all the same', {
  tag: '@long',
}, async ({ page, agent, seed, guard }) => {
  guard.expect(/Unsafe attempt to initiate navigation|may close only the windows/);
  const { customerId } = firstCustomer(agent);
  const profile = `/client-profile?customerId=${customerId}&tab=activity`;
  await seed.session();
  await page.goto(profile);
  await page.evaluate(() => {
    window.name = 'portal-window';
  });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Transaction site/ }).click();
  const site = await opened;
  const address = site.url();
  await expect(site.getByText('present and valid')).toBeVisible();
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  for (const hijack of hijacks) {
    // some ways navigate the site's own window
    await site.evaluate(hijackScript(hijack, `${origins.simulator.url}/evil`)).catch(() => undefined);
    // until the way's own navigation has ended, the browser may drop this one
    await expect(() => site.goto(address)).toPass();
  }
  const read = page.waitForRequest(/transaction\/completed/);
  await site.getByRole('button', { name: 'Record a transaction' }).click();
  await read;
  expect(navigations, 'neither the tab nor a frame in it').toEqual([]);
  await expect(page).toHaveURL(profile);
});

test('[SES-08] the transaction window closes with the session', async ({ page, agent, seed }) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}&tab=activity`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Transaction site/ }).click();
  const site = await opened;
  await expect(site.getByText('present and valid')).toBeVisible();
  const closed = site.waitForEvent('close');
  await chooseInAccountMenu(page, 'Logout');
  await closed;
  await expect(page.getByText('You are logged out')).toBeVisible();
});

test('a window that the browser blocks has a message', async ({ page, agent, seed }) => {
  const { customerId } = firstCustomer(agent);
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (url, name, features) => (name === 'portal-transaction' ? null : open(url, name, features));
  });
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}&tab=activity`);
  await page.getByRole('button', { name: /^Transaction site/ }).click();
  await expect(page.getByText('The window of the transaction site was blocked.')).toBeVisible();
});
