import { instantPattern, satPayloadSent, splitTimes } from '../oracle/sat.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { findLayoutFaults } from '../support/page/layout-faults.ts';
import { cartPath } from '../support/screens/cart.ts';
import { submitCall } from '../support/screens/checkout.ts';
import { fillCheckout, submitButton } from '../support/screens/selling.ts';
import {
  ageOptionOf,
  answerByKeyboard,
  questionTitle,
  suitabilityAddress,
} from '../support/screens/suitability.ts';
import { firstCustomer } from '../support/service/agent.ts';

// Moderate until a month ago
test.use({ agentWish: { rank: 3, validForDays: -30, customers: 1 } });

const basis = 'under the assessment in this cart (Moderately Aggressive)';

test('[SAT-01] a narrow phone has room for the customer’s name, that the assessment has expired, and the way to the profile', async ({
  page,
  agent,
  seed,
  inspect,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(cartPath(customerId));
  const bar = page.getByRole('region', { name: 'Customer', exact: true });
  await expect(bar.getByText('Expired', { exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'View profile' })).toBeVisible();
  const { sideways, cut } = await findLayoutFaults(page);
  expect({ sideways, cut }).toEqual({ sideways: [], cut: [] });
  await inspect('cart-expired');
});

test('[SAT-01] [SAT-03] [SAT-04] [CHK-03] an expired assessment is answered again by keyboard, counts in the cart for a fund that it permits, and both are sent; left out, the expired one counts', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspect }) => {
  const customer = firstCustomer(agent);
  const { customerId } = customer;
  await seed.session();
  await page.goto(suitabilityAddress(customer));
  await expect(questionTitle(page)).toHaveText('How old are you?');
  await page.keyboard.press('Enter');
  await expect(questionTitle(page)).toHaveText(/know investments/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText(/^Last time, /)).toBeVisible();
  await inspect('sat-expired');
  await page.keyboard.press('0');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  const sameAt = Date.now();
  // so that the next answer has another time
  await expect.poll(() => Date.now() - sameAt).toBeGreaterThan(1_100);
  await page.keyboard.press('Enter');
  await answerByKeyboard(page, 1, async () => {
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Same as last time' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Same as last time', pressed: true })).toBeVisible();
    await inspect('sat-expired-care');
  });
  await page.getByRole('radio', { name: /accepts the result/ }).press('Space');
  const added = page.waitForRequest(/application\/cart\/sat$/);
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
  const { payload } = (await added).postDataJSON();
  const { content, times } = splitTimes(payload);
  const sent = satPayloadSent({ ageOption: ageOptionOf(customer) });
  const pressed = sent.answers.map((answer) =>
    answer.questionId === 2 ? { ...answer, value: '3' } : answer,
  );
  expect(content).toEqual({
    ...sent,
    answers: pressed,
    result: { ...sent.result, score: sent.result.score - 1 },
  });
  for (const time of times) expect(time).toMatch(instantPattern);
  const [, , , same = '', next = ''] = times;
  expect(Math.abs(Date.parse(same) - sameAt)).toBeLessThan(2_000);
  expect(Date.parse(next)).toBeGreaterThan(Date.parse(same));

  // a fund of risk 4, which the expired assessment never permitted
  await expect(page).toHaveURL(/\/cart/);
  await page.goto(`/client-profile?customerId=${customerId}&transaction=invest&scheme=CBMGF`);
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await expect(drawer.getByText(`Suitable ${basis}`)).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Assess suitability' })).toHaveCount(0);
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('2000');
  await inspect('invest-by-cart-assessment');
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await page.goto(cartPath(customerId));
  const order = page.getByRole('listitem').filter({ hasText: 'Malaysia Growth' });
  await expect(order).toContainText(`Suitable ${basis}.`);
  await expect(page.getByText(/^Ready to check out/)).toBeVisible();
  await expect(page.getByText(/expired/)).toHaveCount(0);
  await inspect('cart-by-its-assessment');

  await page.getByRole('checkbox', { name: /^Choose assessment/ }).uncheck();
  await expect(order).toContainText('This customer’s suitability assessment has expired.');
  await expect(page.getByText('One thing is missing')).toBeVisible();
  await inspect('cart-without-its-assessment');
  await page.getByRole('link', { name: 'Check out 1 item' }).click();
  await expect(
    page.getByRole('checkbox', { name: /nothing shows whether CBMGF suits, because .* has expired/ }),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Check out 2 items' }).click();
  await expect(page.getByText(`Checked ${basis}.`)).toBeVisible();
  await fillCheckout(page, customer);
  await expect(page.getByRole('checkbox', { name: /^The customer knows/ })).toHaveCount(0);
  await inspect('checkout-by-cart-assessment');
  const submitted = page.waitForRequest(
    (request) => request.method() === submitCall.method && request.url().endsWith(submitCall.path),
  );
  await submitButton(page).click();
  const { itemIds, declaration } = (await submitted).postDataJSON();
  expect(itemIds).toHaveLength(2);
  expect(declaration).toMatchObject({ mismatches: [] });
  await expect(page).toHaveURL(/sent=/);
  expect((await control.ledger(customerId)).checkouts).toMatchObject([
    { status: 'Pending Customer Confirmation' },
  ]);
});
