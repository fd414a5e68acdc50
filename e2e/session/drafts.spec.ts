import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { countStoredRecords } from '../support/page/stored-data.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { expiryPrompt } from '../support/screens/session-prompt.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';

const offer = /^You have an unfinished investment from \d+\s\w+, \d\d:\d\d\sMYT\.$/;
const back = /^Your unfinished investment from \d+\s\w+, \d\d:\d\d\sMYT is back\.$/;

const drawerAddress = (customer: Customer): string => investAddress(customer, 'CS', 'CBSUK');

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Invest' });
const amountOf = (page: Page) => drawerOf(page).getByRole('textbox', { name: 'Amount' });

/** Opens the drawer and types, without sending. */
async function type(page: Page, customer: Customer): Promise<void> {
  await page.goto(drawerAddress(customer));
  await amountOf(page).fill('25,000');
  // the agent's key and one draft
  await expect.poll(() => countStoredRecords(page)).toBe(2);
}

test.describe('a session that ends', () => {
  test.beforeEach(async ({ context, page, agent, seed }) => {
    await context.clock.install();
    await seed.session();
    await type(page, firstCustomer(agent));
    // the clock must not jump during a download, or the download runs into its time limit
    await untilFetched(page);
  });

  // `drafts-of-forms` has the same for every form
  test('[SES-09] what was typed is offered in full to the same agent after the next sign-in', {
    tag: '@long',
  }, async ({ page, agent, inspect }) => {
    await amountOf(page).fill('26,500.00');
    await page.clock.fastForward('20:00');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your session expired')).toBeVisible();
    await submitCredentials(await openSignIn(page), agent);

    await expect(page).toHaveURL(drawerAddress(firstCustomer(agent)));
    await expect(drawerOf(page).getByText(offer)).toBeVisible();
    await expect(amountOf(page)).toHaveValue('');
    await inspect('draft-offered');
    await drawerOf(page).getByRole('button', { name: 'Continue' }).click();
    await expect(amountOf(page)).toHaveValue('26,500.00');
    await drawerOf(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(drawerOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cart, has items' })).toBeVisible();

    // the draft is removed once it is sent
    await page.goto(drawerAddress(firstCustomer(agent)));
    await expect(amountOf(page)).toHaveValue('');
    await expect(drawerOf(page).getByText(offer)).toBeHidden();
  });

  test('[SES-09] rejecting the prompt removes the draft', async ({ page }) => {
    await page.clock.fastForward('12:30');
    await expiryPrompt(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expect.poll(() => countStoredRecords(page)).toBe(0);
  });
});

test('after a failed post and a reload what was typed is back at once', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  control,
  guard,
  inspect,
}) => {
  await seed.session();
  await type(page, firstCustomer(agent));
  guard.expect(/500/);
  const path = '/application/cart/transaction/investment';
  await control.callFault({ method: 'POST', path, kind: 'html-500', sub: agent.sub, times: 1 });
  await drawerOf(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawerOf(page).getByRole('alert')).toBeVisible();
  const typed = await amountOf(page).inputValue();

  await page.reload();
  await expect(drawerOf(page).getByText(back)).toBeVisible();
  await expect(amountOf(page)).toHaveValue(typed);
  await inspect('draft-restored');
  await drawerOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(amountOf(page)).toHaveValue('');
  // only the agent's key is left; a reload before that would interrupt the removal
  await expect.poll(() => countStoredRecords(page)).toBe(1);
  await page.reload();
  await expect(amountOf(page)).toHaveValue('');
  await expect(page.getByText(/unfinished/)).toHaveCount(0);
});

test('a drawer that was left on purpose offers no draft', { tag: '@long' }, async ({ page, agent, seed }) => {
  await seed.session();
  await type(page, firstCustomer(agent));
  await drawerOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(drawerOf(page)).toBeHidden();
  await expect.poll(() => countStoredRecords(page)).toBe(1);
  await page.goto(drawerAddress(firstCustomer(agent)));
  await expect(amountOf(page)).toHaveValue('');
  await expect(page.getByText(/unfinished/)).toHaveCount(0);
});

test('a form works in a browser that forbids IndexedDB', { tag: '@long' }, async ({ page, agent, seed }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted', 'InvalidStateError');
    };
  });
  await seed.session();
  await page.goto(drawerAddress(firstCustomer(agent)));
  await amountOf(page).fill('25,000');
  await drawerOf(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cart, has items' })).toBeVisible();
});
