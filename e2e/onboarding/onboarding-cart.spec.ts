import { expect, test } from '../support/fixtures/test.ts';
import { expectCrumbs } from '../support/page/frame.ts';
import { widths } from '../support/page/widths.ts';
import { inForm } from '../support/run-form.ts';
import { emailField } from '../support/screens/checkout.ts';
import { openFromList } from '../support/screens/customer-list.ts';
import { payEverything, settle, submitChecked, uploadMissing } from '../support/screens/mixed-cart.ts';
import { mailOf } from '../support/screens/selling.ts';

const name = 'Nurul Huda binti Zamri';

for (const size of inForm([widths.desktop], [widths.desktop, widths.phone]))
  test(`[ONB-04] [CHK-01] [PAY-01] [APP-02] an onboarding goes from the cart to a customer at ${size.width}`, async ({
    page,
    seed,
    control,
    inspect,
    inspectVariant,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(size);
    await page.clock.install();
    await seed.session();
    const applicant = await seed.onboarding();
    const { customerId } = applicant;
    await seed.investment(applicant, 'CBSUK', '2000.00');
    await seed.bankAccount(applicant);

    await page.goto(`/cart?customerId=${customerId}`);
    const card = page.getByRole('region', { name: 'Onboarding', exact: true });
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card).toContainText(`Onboarding of ${name}`);
    await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText('Applicant');
    const before = size === widths.phone ? [] : ['Home', name];
    await expectCrumbs(page, [...before, `${name}’s Cart`]);
    await expect(page.getByText('Ready to check out')).toBeVisible();
    await inspect('cart-onboarding');
    // the bar of a phone says less
    await page.getByRole('link', { name: /^Check out (onboarding, 3 items|3)$/ }).click();

    await expect(emailField(page)).toHaveValue(mailOf(applicant));
    const said = page.getByRole('region', { name: 'Onboarding details' });
    await expect(said.getByRole('definition').filter({ hasText: 'Mutiara Sdn Bhd' })).toBeVisible();
    await expect(said).not.toContainText(applicant.idNo);
    await inspect('checkout-onboarding');
    await said.getByText('All answers').click();
    await expect(said.getByRole('region', { name: 'Occupation' })).toContainText('Mutiara Sdn Bhd');
    await expect(said.getByRole('definition').filter({ hasText: 'Mutiara Sdn Bhd' })).toHaveCount(1);
    const sending = page.waitForRequest(
      (each) => each.method() === 'POST' && /application\/checkout$/.test(each.url()),
    );
    await submitChecked(page, applicant);
    const body = (await sending).postDataJSON();
    expect(body).toMatchObject({
      channel: 'Digital AOF',
      customerId,
      customerName: name,
      customerEmail: mailOf(applicant),
    });
    expect(body.itemIds).toHaveLength(3);
    expect(body.itemIds[0]).toBe(customerId);
    await expect(page.getByText(/Nothing is processed before the customer confirms/)).toBeVisible();
    await inspect('checkout-sent-onboarding');

    await control.answerMail(mailOf(applicant), 'confirm');
    await page.clock.fastForward(10_000);
    await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
    const pay = page.getByRole('main').getByRole('link', { name: /^Pay / });
    const paymentAddress = (await pay.first().getAttribute('href')) ?? '';
    await payEverything(page);
    await uploadMissing(page);

    await page.goto('/application');
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Onboarding' });
    // the list of all types shows the application of the investment as well
    const row = page.getByRole('row', { name: new RegExp(name) }).filter({ hasText: 'Onboarding' });
    await expect(row).toBeVisible();
    await inspectVariant('applications-onboarding');
    await row.getByRole('link').first().click();
    const answers = page.getByRole('region', { name: 'Onboarding', exact: true });
    await expect(answers.getByRole('region', { name: 'Contact' })).toContainText('Jalan Ampang');
    await expect(page.getByRole('link', { name: 'View profile' })).toHaveCount(0);
    await inspect('application-onboarding');
    const detailAddress = page.url();
    await page.goto(paymentAddress);
    await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText(name);

    await settle(page, applicant);
    await page.goto(detailAddress);
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Completed');
    await openFromList(page, name);
    expect(new URL(page.url()).pathname).toBe('/client-profile');
  });

test('[CRT-02] an unfinished onboarding is blocked with its reason, and is removed and restored as a whole', {
  tag: '@long',
}, async ({ page, seed, control, inspectVariant }) => {
  await seed.session();
  const applicant = await seed.onboarding(false);
  await seed.investment(applicant, 'CBSUK', '2000.00');
  await page.goto(`/cart?customerId=${applicant.customerId}`);
  await expect(
    page.getByText('Onboarding is not finished. Still to be answered: suitability.'),
  ).toBeVisible();
  await expect(page.getByText('It waits for its onboarding, which is not finished.')).toBeVisible();
  await inspectVariant('cart-onboarding-unfinished');
  const items = page.getByRole('region', { name: 'Onboarding', exact: true }).getByRole('listitem');
  const remove = page.getByRole('button', { name: `Remove onboarding: Onboarding of ${name}` });
  await remove.click();
  await expect(items).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(2);
  await remove.click();
  // the notice with Undo ends by itself
  await expect
    .poll(async () => (await control.ledger(applicant.customerId)).cartItems.map(({ state }) => state))
    .toEqual(['removed', 'removed']);
  await page.goto(`/client-profile?customerId=${applicant.customerId}`);
  await expect(page.getByText('This applicant is not a customer yet')).toBeVisible();
});
