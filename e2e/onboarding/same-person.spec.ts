import { expect, test } from '../support/fixtures/test.ts';
import { answerStep, continueOn, startOnboarding } from '../support/screens/answer-onboarding.ts';
import { continueTo, expectStep } from '../support/screens/onboarding.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { simple } from './changed-answers.ts';

const twoCenturies = '250704-10-5522';

test('[ONB-02] names of other scripts, a number of two centuries, and a number that is known already', {
  tag: '@long',
}, async ({ page, agent, seed, inspectVariant }) => {
  test.setTimeout(180_000);
  await seed.session();
  const begin = async () => {
    await startOnboarding(page);
    await answerStep(page, simple);
    await continueOn(page);
    await expectStep(page, 'Identity');
  };
  const name = page.getByRole('textbox', { name: /^Full name/ });
  const number = page.getByRole('textbox', { name: /^MyKad number/ });
  await begin();

  await test.step('a name of another script, and a sign that no name has', async () => {
    await name.fill('陳大文 2');
    await number.fill(twoCenturies);
    await page.getByRole('button', { name: 'Continue to Personal' }).click();
    await expect(page.getByText('A name cannot have “2”.', { exact: false })).toBeVisible();
    await expect(page.getByText('Choose the year of birth.')).toBeVisible();
    await inspectVariant('onboarding-two-births-missing');
    await name.fill('علی\u200cرضا حسینی');
    await inspectVariant('onboarding-name-right-to-left');
    await name.fill('陳大文');
  });

  await test.step('the agent’s customer', async () => {
    const customer = firstCustomer(agent);
    await number.fill(customer.idNo);
    await expect(page.getByText(/^Already your customer: /)).toContainText(customer.customerId);
    await inspectVariant('onboarding-already-customer');
    await number.fill(twoCenturies);
    await expect(page.getByText(/^Already your customer: /)).toHaveCount(0);
  });

  await test.step('the chosen birth is saved', async () => {
    await page.getByRole('radio', { name: /^1925/ }).click();
    const [saved] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/cart/onboarding')),
      continueTo(page, 'Personal'),
    ]);
    expect(saved.postDataJSON().payload.identity).toMatchObject({
      name: '陳大文',
      idNo: twoCenturies,
      dateOfBirth: '1925-07-04',
    });
  });

  await test.step('an unfinished onboarding of this number', async () => {
    await begin();
    await number.fill(twoCenturies);
    await expect(page.getByText('An onboarding of this number is not finished: 陳大文')).toBeVisible();
    await inspectVariant('onboarding-unfinished-of-number');
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: '陳大文' })).toBeVisible();
  });
});
