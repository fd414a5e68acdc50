import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { logCalls } from '../support/page/call-log.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { firstTwoCustomers } from '../support/service/agent.ts';

const tile = (page: Page) => page.getByRole('region', { name: /^Needs you/ });

/** Opens a group; the first one is open already, and which that is depends on the time of day. */
async function openGroup(page: Page, name: RegExp): Promise<void> {
  const line = tile(page).getByRole('button', { name });
  await expect(line).toBeVisible();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
}

test('[CHK-04] home acts in place: a press sends the e-mail again, and a row that is left alone stays hidden without a call', async ({
  page,
  context,
  agent,
  seed,
  inspect,
}) => {
  const [first, second] = firstTwoCustomers(agent);
  await seed.session();
  const { checkoutId } = await seed.sentInvestment(first, 'CBSUK', '2000.00');
  await seed.payableApplication(second, 'CBBND', '1000.00');
  await page.goto('/dashboard');
  await openGroup(page, /^To pay/);
  await expect(tile(page).getByRole('link', { name: /^Pay MYR 1,000\.00/ })).toBeVisible();
  await openGroup(page, /^Customer to confirm/);
  await inspect('home-worklist');

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  const reloaded = page.waitForResponse(/\/application\/agent\/list/);
  await tile(page)
    .getByRole('button', { name: /^Resend e-mail/ })
    .click();
  expect((await sent).url()).toMatch(/\/application\/checkout\/resendemail$/);
  expect((await sent).postDataJSON()).toEqual({ checkoutId });
  await expect(page.getByText(/sent again; the earlier link no longer works$/)).toBeVisible();
  await (await reloaded).finished();

  const calls = logCalls(context);
  await tile(page)
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Hide it/ }).click();
  await expect(tile(page).getByText('1 hidden until it changes.')).toBeVisible();
  await expect(page.locator(':focus'), 'the focus is not lost with the row').toHaveText(/^Needs you/);
  expect(calls).toEqual([]);
  await page.reload();
  await expect(tile(page).getByText('1 hidden until it changes.')).toBeVisible();
});

test.describe('with nothing to do', { tag: '@long' }, () => {
  test.use({ agentWish: { customers: 1 } });

  test('[CLI-01] zero is one line, and home and Customers share one load of all customers', async ({
    page,
    context,
    seed,
  }) => {
    const books: string[] = [];
    context.on('request', (request) => {
      if (/customerbyservicingagent\?.*keyword=&/.test(request.url())) books.push(request.url());
    });
    await seed.session();
    // a computer that is busy for more than three seconds keeps the height of the placeholder
    await expect(async () => {
      books.length = 0;
      await page.goto('/dashboard');
      await expect(tile(page).getByText('Nothing needs you.')).toBeVisible({ timeout: 15_000 });
      const box = await tile(page).boundingBox();
      expect(box?.height).toBeLessThan(130);
    }).toPass();
    await page.getByRole('link', { name: 'All customers' }).click();
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await page.goBack();
    await expect(tile(page).getByText('Nothing needs you.')).toBeVisible();
    // home would load them when it is idle
    await untilFetched(page);
    expect(books).toHaveLength(1);
  });
});
