import { expect, test } from '../support/fixtures/test.ts';
import { answerAsCustomer } from '../support/screens/customer-answer.ts';
import { addButton, amountField, investDrawer } from '../support/screens/invest.ts';
import {
  goToCheckout,
  payEverything,
  settle,
  submitChecked,
  uploadMissing,
} from '../support/screens/mixed-cart.ts';
import { onboard } from '../support/screens/onboard.ts';
import { mailOf } from '../support/screens/selling.ts';
import { applicants } from './applicants.ts';

// in every run `onboarding-form` and `onboarding-cart` have a simple individual
for (const { name, answers, fund, amount } of applicants)
  test(`[ONB-01] [ONB-04] [CHK-05] ${name} becomes a customer of the agent, who is then sold a fund`, async ({
    page,
    seed,
    control,
  }) => {
    test.setTimeout(300_000);
    await page.clock.install();
    await seed.session();
    const applicant = await onboard(page, answers);
    const confirm = async (customer: typeof applicant) => {
      await submitChecked(page, customer);
      await answerAsCustomer(page, control, mailOf(customer), 'confirm');
      // the page looks at the checkout every ten seconds
      await page.clock.fastForward(10_000);
      await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
      await payEverything(page);
      await uploadMissing(page);
    };
    await test.step('the customer confirms, and the accounts are opened', async () => {
      await confirm(applicant);
      await settle(page, applicant);
    });
    await test.step('the customer is found by name', async () => {
      await page.goto('/client');
      await page.getByRole('searchbox').fill(answers.identity.name);
      const row = page.getByRole('row', { name: new RegExp(answers.identity.name) });
      await row.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(answers.identity.name);
    });
    const customer = {
      ...applicant,
      customerId: new URL(page.url()).searchParams.get('customerId') ?? '',
    };
    await test.step('a fund is sold from the profile', async () => {
      await page.getByRole('button', { name: 'Invest', exact: true }).first().click();
      const drawer = investDrawer(page);
      await drawer.getByRole('searchbox', { name: 'Find a fund' }).fill(fund);
      await drawer.getByRole('button', { name: new RegExp(`^${fund}`) }).click();
      await amountField(drawer).fill(amount);
      await addButton(drawer).click();
      await expect(drawer).toBeHidden();
      await goToCheckout(page, customer);
      await confirm(customer);
      await settle(page, customer);
      const { holdings } = await control.ledger(customer.customerId);
      expect(holdings).toHaveLength(1);
    });
  });
