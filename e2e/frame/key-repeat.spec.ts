import { expect, test } from '../support/fixtures/test.ts';
import { questionTitle, suitabilityAddress } from '../support/screens/suitability.ts';
import { firstCustomer } from '../support/service/agent.ts';

test.use({ agentWish: { rank: 0, customers: 1 } });

test('[SAT-02] a key that is held down answers one question, and presses a button once', async ({
  page,
  agent,
  seed,
}) => {
  /** Presses a key, which repeats three times until it is let go. */
  const hold = async (key: string) => {
    for (let times = 0; times < 4; times += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  const title = questionTitle(page);
  await seed.session();
  await page.goto(suitabilityAddress(firstCustomer(agent)));
  await expect(title).toHaveText('How old are you?');
  // the record answers the age
  await page.keyboard.press('Enter');
  for (const question of [/know investments/, /riskiest product/, /money do for you/]) {
    await expect(title).toHaveText(question);
    await page.keyboard.press('4');
    await page.keyboard.press('Enter');
  }
  await expect(title).toHaveText(/stay invested/);
  await page.getByRole('list', { name: 'Sections' }).getByRole('button').first().click();
  await expect(title).toHaveText('How old are you?');

  // the next questions are answered, so that each further Enter would open one more
  await hold('Enter');
  await expect(title).toHaveText(/know investments/);
  await page.getByRole('button', { name: 'Next' }).focus();
  await hold('Enter');
  await expect(title).toHaveText(/riskiest product/);
  await page.getByRole('radio').first().focus();
  await hold('Enter');
  await expect(title).toHaveText(/money do for you/);

  await page.getByRole('button', { name: 'Privacy view' }).focus();
  await hold('Space');
  await expect(page.getByRole('button', { name: 'Privacy view', pressed: true })).toBeVisible();
});
