import { readFile } from 'node:fs/promises';
import { today } from '@portal/shared/dates';
import { maskId } from '../../shared/src/domain/person/mask-id.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { expectCrumbs } from '../support/page/frame.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { goBack, navigate } from '../support/page/navigate.ts';
import { inForm } from '../support/run-form.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';

/** A customer's name in whatever case it is shown. */
const named = ({ name }: Customer): RegExp => namePattern(name);

test('[RTE-04] [CLI-01] a customer is searched for and opened, with the keyboard alone', async ({
  page,
  agent,
  seed,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto('/client');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expectCrumbs(page, ['Home', 'Client']);
  await expect(page.getByRole('searchbox', { name: 'Search customers' })).toBeFocused();

  await expect(page.getByRole('link', { name: named(customer) })).toBeVisible();
  const requested = page.waitForRequest(/customerbyservicingagent\?.*keyword=[^&]/);
  // in one event: on a busy machine single letters would cause several searches
  await page.keyboard.insertText(customer.name);
  const query = new URL((await requested).url()).searchParams;
  expect([...query.keys()].sort()).toEqual(['agentUserId', 'keyword', 'limit', 'page']);
  expect(Object.fromEntries(query)).toMatchObject({
    agentUserId: agent.userId,
    keyword: customer.name,
    page: '1',
  });

  await expect(page.getByRole('heading', { name: /^1 customer matches/ })).toBeVisible();
  await expect(page.getByRole('link', { name: named(customer) })).toBeVisible();
  await expect(page.getByText(customer.idNo)).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/client-profile?customerId=${customer.customerId}`);

  // last, because it changes the window's width, which draws the rows again under a key
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^1 customer matches/ })).toBeVisible();
  await inspect('client-list');
});

test('[CLI-01] an agent finds only customers it services', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  inspectVariant,
}) => {
  await seed.session();
  await page.goto('/client?keyword=a');
  await expect(page.locator('tr[data-open]')).toHaveCount(agent.customers.length);
  await page.goto('/client?keyword=zzzz-nobody');
  await expect(page.getByText('No customer you service matches “zzzz-nobody”')).toBeVisible();
  await inspectVariant('client-list-empty');
});

test('Back, Forward and a reload restore the search, and no address ever has the searched name', async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
  await seed.session();
  await page.goto('/client');
  const box = page.getByRole('searchbox', { name: 'Search customers' });
  const link = page.getByRole('link', { name: named(customer) });
  await box.fill(customer.name);
  await expect(page.getByRole('heading', { name: /^1 customer matches/ })).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/client-profile/);
  await page.goBack();
  await expect(box).toHaveValue(customer.name);
  await expect(link).toBeFocused();
  await page.reload();
  await expect(box).toHaveValue(customer.name);
  await expect(link).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: named(customer) })).toBeVisible();
  await goBack(page);
  await expect(link).toBeVisible();
  expect(new Set(addresses.map((address) => new URL(address).pathname))).toContain('/client');
  expect(addresses.filter((address) => address.includes(customer.name.split(' ')[0] ?? ''))).toEqual([]);
});

test('a link with search words is searched for, and its words leave the address', { tag: '@long' }, async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client?${new URLSearchParams({ keyword: customer.name })}`);
  await expect(page.getByRole('link', { name: named(customer) })).toBeVisible();
  await expect(page).toHaveURL('/client');
});

test('[RTE-05] [CLI-05] the profile shows the holdings of each account, asks for those at zero on request, and masks identity numbers', async ({
  page,
  agent,
  seed,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customer.customerId}`);
  await expect(page.getByRole('heading', { level: 1, name: named(customer) })).toBeVisible();
  await expectCrumbs(page, ['Home', named(customer), 'View Profile']);
  const masked = page.getByText(maskId(customer.idNo)).filter({ visible: true }).first();
  await expect(masked).toBeVisible();
  await expect(page.getByText(customer.idNo)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Value today' })).toBeVisible();
  for (const { accountId } of customer.accounts) {
    await expect(page.getByRole('region', { name: `Account ${accountId}` })).toBeVisible();
  }
  await expect(page.getByRole('table', { name: /^Allocation of MYR/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show earlier' })).toBeVisible();
  await inspect('client-profile');

  const requested = page.waitForRequest(/aum\/holding\?.*includeZeroAum=true/);
  await page.getByRole('switch', { name: 'Show zero holdings' }).check();
  await requested;
  await expect(page).toHaveURL(/zero=1/);

  await page.getByRole('button', { name: 'Show to customer' }).click();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await inspect('client-headline-shown');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Work and means' })).toBeVisible();
  await expect(masked).toBeVisible();
  await expect(page.getByText(customer.idNo)).toBeHidden();
  await inspect('client-fields');
});

test('[HIS-03] the history asks for local calendar dates, and its period is in the address', {
  tag: '@long',
}, async ({ page, agent, seed, shot, inspect }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const requested = page.waitForRequest(/transaction\/completed/);
  await page.goto(`/client-profile?customerId=${customer.customerId}&tab=activity`);
  const query = new URL((await requested).url()).searchParams;
  expect([...query.keys()].sort()).toEqual(['accountid', 'agentid', 'transdatefrom', 'transdateto']);
  expect(query.get('transdatefrom')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  // the browser is in Los Angeles, and the date is Malaysia's
  expect(query.get('transdateto')).toBe(today());
  await page.getByRole('button', { name: 'This year' }).click();
  await expect(page).toHaveURL(/period=year/);
  await expect(page.getByRole('table', { name: 'Completed transactions' })).toBeVisible();
  await page.getByRole('button', { name: /by month/ }).click();
  const months = page.getByRole('table', { name: /^Money in and out by month, / });
  await expect(months).toContainText(/[A-Z][a-z]{2} \d{4}/);
  await inspect('client-activity');

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(months).toBeVisible();
  await shot('client-activity-table');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^transactions-\d{10}-\d{4}-01-01-.*\.csv$/);
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Date,Reference,Type,');
  const total = await page.getByText(/^\d+ transactions?, /).textContent();
  expect(`${lines.length}`).toBe(total?.split(' ')[0]);
});

test('[API-05] no transactions, an invalid period and a failed call are shown differently', {
  tag: '@long',
}, async ({ page, agent, seed, shot, inspectVariant, failNext }) => {
  const activity = `/client-profile?customerId=${firstCustomer(agent).customerId}&tab=activity`;
  await seed.session();
  await page.goto(`${activity}&period=custom&from=2020-01-01&to=2020-01-31`);
  await expect(page.getByText('No completed transactions in this period')).toBeVisible();
  await shot('client-activity-none');
  await page.getByLabel('From').fill('2020-02-01');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The last day is before the first.' }),
  ).toBeVisible();
  await inspectVariant('client-activity-wrong');

  for (const kind of inForm(['wrong-shape'] as const, ['wrong-shape', 'html-500', 'reset'] as const)) {
    await test.step(kind, async () => {
      const call = { method: 'GET', path: '/transaction/completed' } as const;
      const restore = await failNext(call, kind);
      await page.goto(`${activity}&period=year`);
      const failed = page.getByRole('alert').filter({ hasText: 'Transactions could not be loaded' });
      await expect(failed).toBeVisible();
      await expect(page.getByText('No completed transactions in this period')).toHaveCount(0);
      await shot('client-activity-failed');
      await restore();
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('table', { name: 'Completed transactions' })).toBeVisible();
    });
  }
});

test('a customer of another agent is not shown', async ({ page, guard, seed, accessible }) => {
  guard.expect(/40[34]/);
  await seed.session();
  await page.goto('/client-profile?customerId=C0000001');
  await expect(page.getByText('This customer is not one you service')).toBeVisible();
  await accessible();
});

test('[RTE-06] onboarding and suitability have their crumbs', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  inspect,
  inspectVariant,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible();
  await expectCrumbs(page, ['Home', 'Onboarding']);
  await inspect('onboarding');
  await navigate(page, `/sat?customerId=${customer.customerId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'How old are you?' })).toBeVisible();
  await expectCrumbs(page, ['Home', named(customer), "Client's SAT"]);
  await inspectVariant('sat-first-question');
});
