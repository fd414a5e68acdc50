import { instantPattern, satAnswersSent, satPayloadSent, splitTimes } from '../oracle/sat.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { expectCrumbs } from '../support/page/frame.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { widths } from '../support/page/widths.ts';
import { inForm } from '../support/run-form.ts';
import { payButton, paymentPath, referenceField } from '../support/screens/payment.ts';
import { mailOf } from '../support/screens/selling.ts';
import {
  ageOptionOf,
  answerByKeyboard,
  questionTitle,
  suitabilityAddress,
} from '../support/screens/suitability.ts';
import { firstCustomer, firstTwoCustomers } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

test.use({ agentWish: { rank: 0, customers: 2 } });

for (const size of inForm([widths.desktop], [widths.desktop, widths.phone]))
  test(`[RTE-06] [SAT-01] [SAT-02] [SAT-03] [SAT-04] [ITM-09] by keyboard alone a customer who was never assessed is assessed, sold a fund, and the order is paid and completed at ${size.width}`, async ({
    page,
    agent,
    seed,
    control,
    inspect,
  }) => {
    const customer = firstCustomer(agent);
    const known = { ageOption: ageOptionOf(customer) };
    await page.setViewportSize(size);
    await seed.session();
    await page.goto(`/client-profile?customerId=${customer.customerId}`);
    await page.getByRole('link', { name: 'Assess suitability' }).press('Enter');
    await expect(questionTitle(page)).toHaveText('How old are you?');
    if (size !== widths.phone)
      await expectCrumbs(page, ['Home', namePattern(customer.name, { whole: true }), "Client's SAT"]);
    // the record answers the age
    await page.keyboard.press('Enter');
    const calculated = page.waitForRequest(/sat\/riskcalculation$/);
    await answerByKeyboard(page);
    expect((await calculated).postDataJSON()).toEqual({
      customerId: customer.customerId,
      answers: satAnswersSent(known),
    });
    await expect(page.getByText('Moderately Aggressive', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: /^Account/ }).first()).toContainText('suits');
    await page.getByRole('radio', { name: /accepts the result/ }).press('Space');
    await inspect('sat-result');
    const added = page.waitForRequest(/application\/cart\/sat$/);
    await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
    const { payload, ...head } = (await added).postDataJSON();
    const { content, times } = splitTimes(payload);
    expect(content).toEqual(satPayloadSent(known));
    for (const time of times) {
      expect(time).toMatch(instantPattern);
      expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
    }
    expect(head).toEqual({
      channel: 'Digital Form',
      userId: agent.userId,
      customerId: customer.customerId,
      id: null,
      customerName: customer.name,
    });

    const item = page.getByRole('listitem').filter({ hasText: /Suitability assessmentModerately/ });
    await expect(item).toContainText('Moderately Aggressive');
    await seed.checkoutCart(customer);
    await control.answerMail(mailOf(customer), 'confirm');
    await page.goto(
      `${origins.outbox.url}/clock?${new URLSearchParams({ customerId: customer.customerId })}`,
    );
    await page.getByLabel('Business days').fill('2');
    await page.getByRole('button', { name: 'Let days pass' }).click();
    await expect(page.getByRole('status')).toHaveText('1 order was processed.');

    // the checkout of the seed declares no mismatch, so the sandbox refuses a fund that does not suit
    const applicationId = await seed.payableApplication(customer, 'CBMGF', '2000.00');
    await page.goto(paymentPath(applicationId));
    await referenceField(page).fill('R-1');
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await page.goto(
      `${origins.outbox.url}/clock?${new URLSearchParams({ customerId: customer.customerId })}`,
    );
    await page.getByLabel('Business days').fill('2');
    await page.getByRole('button', { name: 'Let days pass' }).click();
    await expect(page.getByText('No order is waiting.')).toBeVisible();
    await page.goto(`/application/detail/${applicationId}`);
    await expect(page.getByText('Everything in it has been carried out.')).toBeVisible();
  });

test('[SAT-01] [SAT-02] [SAT-05] [SES-09] answers survive a failed calculation and a closed tab, two customers never mix, and the list leads back', async ({
  page,
  context,
  agent,
  seed,
  control,
  inspect,
}) => {
  const [customer, other] = firstTwoCustomers(agent);
  await seed.session();
  await page.goto(suitabilityAddress(customer));
  await expect(questionTitle(page)).toHaveText('How old are you?');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Fairly well' }).check();
  await inspect('sat');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Answers kept/)).toBeVisible();

  const second = await context.newPage();
  await second.goto(suitabilityAddress(other));
  await second.getByRole('button', { name: 'Next' }).click();
  await expect(questionTitle(second)).toHaveText(/know investments/);
  await expect(second.getByRole('radio', { name: 'Fairly well' })).not.toBeChecked();
  await page.close();

  await second.goto(suitabilityAddress(customer));
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(questionTitle(second)).toHaveText(/riskiest product/);
  await second.locator('form').getByRole('button', { name: 'Back' }).click();
  await expect(second.getByRole('radio', { name: 'Fairly well' })).toBeChecked();
  await second.getByRole('button', { name: 'Next' }).click();
  await control.fault('/application/sat/riskcalculation', 'html-500', { times: 1 });
  await answerByKeyboard(second, 1);
  await expect(second.getByText('The category could not be calculated')).toBeVisible();
  await second.getByRole('button', { name: 'Try again' }).click();
  await second.getByRole('radio', { name: /despite a mismatch/ }).check();
  await second.getByRole('textbox', { name: 'The customer’s reason' }).fill('Has a long horizon.');
  await second.getByRole('button', { name: 'Add to cart' }).click();

  const item = second.getByRole('listitem').filter({ hasText: /Suitability assessmentModerately/ });
  await item.getByRole('button', { name: /^Edit/ }).click();
  await expect(second.getByRole('textbox', { name: 'The customer’s reason' })).toHaveValue(
    'Has a long horizon.',
  );
  await second.getByRole('radio', { name: /accepts the result/ }).check();
  await second.getByRole('button', { name: 'Save in the cart' }).click();
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('accepted');
  await second.goto('/sat');
  await expect(second.getByRole('list', { name: 'Assessments' }).getByRole('listitem')).toContainText(
    'In the cart',
  );
});
