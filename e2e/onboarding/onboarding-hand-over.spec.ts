import { expect, test } from '../support/fixtures/test.ts';
import { confirmAgent, expectOnlyQuestions, handOverInTab } from '../support/screens/customer-mode.ts';
import { expectStep } from '../support/screens/onboarding.ts';
import { questionTitle } from '../support/screens/suitability.ts';

test('[ONB-01] [SAT-01] the agent hands Personal to Suitability to the customer, and has the answers after the sign-in', async ({
  page,
  agent,
  seed,
  inspectVariant,
}) => {
  await seed.session();
  const { customerId: id } = await seed.onboarding();
  await page.goto(`/onboarding?onboarding=${id}&step=contact`);
  await expectStep(page, 'Contact');
  await handOverInTab(page);
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await expectOnlyQuestions(page, 'Personal');
  await inspectVariant('onboarding-customer');
  await page.getByLabel('Dependants').fill('3');
  for (const title of ['Contact', 'Work and means', 'Exposure', 'Tax', 'Investor']) {
    await next();
    await expectOnlyQuestions(page, title);
  }
  await next();
  await expect(questionTitle(page)).toHaveText(/old/);
  await confirmAgent(page, agent);
  await expect(page).toHaveURL(/\/onboarding\?/);
  await page.goto(`/onboarding?onboarding=${id}&step=personal`);
  await expect(page.getByLabel('Dependants')).toHaveValue('3');
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
});
