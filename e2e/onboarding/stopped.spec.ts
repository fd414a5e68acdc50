import { expect, test } from '../support/fixtures/test.ts';
import {
  answerStep,
  answerSteps,
  complete,
  continueButton,
  startOnboarding,
} from '../support/screens/answer-onboarding.ts';
import { answerAsCustomer } from '../support/screens/customer-answer.ts';
import { type } from '../support/screens/labelled-controls.ts';
import { submitChecked } from '../support/screens/mixed-cart.ts';
import { onboard } from '../support/screens/onboard.ts';
import { expectStep, openStep } from '../support/screens/onboarding.ts';
import { mailOf } from '../support/screens/selling.ts';
import { simple } from './changed-answers.ts';
import { stopped } from './kinds.ts';

const rows = 'Unfinished onboardings';

/** Answers of the kind that stops at a step. */
const stoppedAt = (step: string) =>
  stopped.find(({ missing }) => Object.keys(missing)[0] === step)?.change(simple) ?? simple;

// in every run the steps and payloads of both are in `kinds.test.ts`, and a US person’s step is in `onboarding-page.test.tsx`
test('[ONB-01] a US person stops at Tax with the reason, cannot be completed, and stays as a draft', async ({
  page,
  seed,
}) => {
  await seed.session();
  const { customerId: id } = await seed.onboarding();
  await page.goto(`/onboarding?onboarding=${id}&step=tax`);
  await expectStep(page, 'Tax');
  await answerStep(page, stoppedAt('tax'));
  await expect(page.getByText('This onboarding stops here')).toBeVisible();
  await expect(page.getByText(`Give head office the number ${id}`)).toBeVisible();
  await expect(continueButton(page)).toHaveCount(0);
  await openStep(page, 'Review');
  await page.getByRole('button', { name: 'Tax: Head office opens the account of a US person' }).click();
  await expectStep(page, 'Tax');
  await page.getByRole('button', { name: 'Save and close' }).click();
  await page
    .getByRole('list', { name: rows })
    .getByRole('link', { name: /^Continue/ })
    .click();
  await openStep(page, 'Tax');
  await expect(page.getByRole('radio', { name: 'US citizen' })).toBeChecked();
  await page.goto(`/cart?customerId=${id}`);
  await expect(page.getByText(/Onboarding is not finished/)).toBeVisible();
});

test('[ONB-01] somebody under 18 stops at Identity with the reason, and what is answered is saved', async ({
  page,
  seed,
}) => {
  await seed.session();
  await startOnboarding(page);
  await answerSteps(page, simple, 'Identity');
  await answerStep(page, stoppedAt('identity'));
  await continueButton(page).click();
  await expectStep(page, 'Identity');
  await expect(page.getByText('An account holder is 18 or over.')).toBeVisible();
  await openStep(page, 'Review');
  await expect(page.getByRole('button', { name: /^Identity: / })).toBeVisible();
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByRole('list', { name: rows })).toContainText('Still to be answered: identity');
});

test('[CHK-04] [ONB-01] an onboarding is moved to draft, rejected, corrected and sent again, each time opened at what is to correct', async ({
  page,
  seed,
  control,
}) => {
  test.setTimeout(300_000);
  await page.clock.install();
  await seed.session();
  const applicant = await onboard(page, simple);
  const id = applicant.customerId;
  await submitChecked(page, applicant);

  await test.step('moved to draft', async () => {
    await page.goto(`/onboarding?onboarding=${id}`);
    await expect(page.getByText('This onboarding was sent to the customer')).toBeVisible();
    await page.goto(`/cart?customerId=${id}`);
    await page.getByRole('button', { name: 'Move to draft' }).click();
    await page.getByRole('button', { name: /^Edit onboarding/ }).click();
    await expectStep(page, 'Review');
    await openStep(page, 'Work and means');
    await type(page.getByRole('main'), 'Designation', 'Pharmacist');
    await continueButton(page).click();
    await openStep(page, 'Review');
    await complete(page);
    await submitChecked(page, applicant);
  });

  await test.step('rejected by the customer', async () => {
    await answerAsCustomer(page, control, mailOf(applicant), 'reject', 'My address has changed.');
    await page.goto('/onboarding');
    const row = page.getByRole('list', { name: rows }).getByRole('listitem');
    await expect(row).toContainText('Rejected: My address has changed.');
    await row.getByRole('link', { name: /^Correct/ }).click();
    await expect(page.getByText('My address has changed.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Move to cart and correct' }).click();
    await page.getByRole('button', { name: /^Edit onboarding/ }).click();
    await expectStep(page, 'Review');
    await openStep(page, 'Contact');
    await type(page.getByRole('main'), 'Address, line 1', '9 Jalan Baru');
    await continueButton(page).click();
    await openStep(page, 'Review');
    expect(await complete(page)).toMatchObject({
      payload: {
        contact: { residential: { address1: '9 Jalan Baru' } },
        employment: { occupationDesignation: 'Pharmacist' },
      },
    });
    await submitChecked(page, applicant);
  });

  await test.step('confirmed', async () => {
    await answerAsCustomer(page, control, mailOf(applicant), 'confirm');
    await page.clock.fastForward(10_000);
    await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
    await page.goto('/onboarding');
    await expect(page.getByText('An onboarding that you leave before its end is listed here.')).toBeVisible();
  });
});

test('[CRT-02] removing an onboarding asks first, says what goes with it, and takes it from list and cart', async ({
  page,
  seed,
  control,
}) => {
  await seed.session();
  const applicant = await seed.onboarding(false);
  await seed.investment(applicant, 'CBSUK', '2000.00');
  await page.goto('/onboarding');
  const remove = page.getByRole('button', { name: /^Remove the onboarding of / });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Its answers, bank accounts and investments are removed too.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('An onboarding that you leave before its end is listed here.')).toBeVisible();
  const { cartItems } = await control.ledger(applicant.customerId);
  expect(cartItems.map(({ state }) => state)).toEqual(['removed', 'removed']);
  await page.goto(`/onboarding?onboarding=${applicant.customerId}`);
  await expect(page.getByText('This onboarding is not in the cart')).toBeVisible();
});
