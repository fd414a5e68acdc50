import type { Page } from 'playwright/test';
import { instantPattern, splitTimes } from '../oracle/sat.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { takeScreenshots } from '../support/page/screenshots.ts';
import { confirmAgent, expectOnlyQuestions, handOverInTab } from '../support/screens/customer-mode.ts';
import { openOnTestClock } from '../support/screens/session-prompt.ts';
import { questionTitle, suitabilityAddress } from '../support/screens/suitability.ts';
import { createAgent, firstCustomer, firstTwoCustomers } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

test.use({ agentWish: { customers: 2 } });

declare global {
  interface Window {
    /** Every text that the page has painted since it was loaded. */
    painted?: string[];
  }
}

/** Runs in each document of the page: records at every frame the text of what is displayed. */
function recordPaints(): void {
  const painted: string[] = [];
  window.painted = painted;
  const look = () => {
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) => element.childElementCount === 0 && element.checkVisibility(),
    );
    const text = shown.map((element) => element.textContent).join('\n');
    if (painted.at(-1) !== text) painted.push(text);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Chooses the fourth option by its key, or the only other one, and goes on. */
async function answerWith(page: Page, title: string, key: string): Promise<void> {
  await expect(questionTitle(page)).toHaveText(title);
  await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

const malayTitles = [
  ['Sejauh manakah anda tahu tentang pelaburan?', '4'],
  ['Apakah produk paling berisiko yang pernah anda miliki?', '4'],
  ['Apakah yang anda mahu daripada wang ini?', '4'],
  ['Berapa lama wang ini boleh terus dilaburkan?', '4'],
  ['Pelaburan anda jatuh 20%. Apakah tindakan anda?', '4'],
  ['Berapakah kerugian setahun yang boleh anda tanggung?', '4'],
  ['Berapakah bahagian harta anda yang dilaburkan?', '4'],
  ['Simpanan kecemasan anda cukup untuk berapa bulan?', '4'],
  ['Bagaimanakah pendapatan anda akan berubah?', '4'],
  ['Adakah anda menerima bahawa kadar pertukaran boleh mengurangkan nilai pelaburan anda?', '1'],
  ['Adakah anda mahu dana patuh Syariah sahaja?', '2'],
] as const;

test('[SAT-01] [SAT-03] a customer answers in Malay, sees nothing else by any way, and only the agent’s sign-in opens the portal again', async ({
  page,
  agent,
  seed,
  control,
  recorder,
  inspect,
  inspectVariant,
}, info) => {
  const [customer, other] = firstTwoCustomers(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${other.customerId}`);
  await expect(questionTitle(page)).toBeVisible();
  await page.goto(suitabilityAddress(customer));
  await expect(questionTitle(page)).toHaveText('How old are you?');
  await page.getByRole('button', { name: 'Next' }).click();
  await handOverInTab(page);
  await expectOnlyQuestions(page, /know investments/);
  await page.getByRole('button', { name: 'Bahasa Melayu' }).click();
  const title = malayTitles[0][0];
  await expect(page.locator('[lang=ms] h1')).toHaveText(title);
  await inspect('customer-mode');

  recorder.step('locked');
  await page.goBack();
  await expectOnlyQuestions(page, title);
  await page.addInitScript(recordPaints);
  for (const path of ['', `/client-profile?customerId=${other.customerId}`, '/dashboard']) {
    if (path === '') await page.reload();
    else await page.goto(path);
    await expectOnlyQuestions(page, title);
    const painted = (await page.evaluate(() => window.painted ?? [])).join('\n');
    for (const text of [other.name, agent.name, 'Applications', 'Find a customer'])
      expect(painted).not.toContain(text);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  await expectOnlyQuestions(tab, /^The (questions are in another tab|tab with the questions was closed)/);
  await takeScreenshots(tab, 'locked-tab');
  await tab.close();
  for (const [question, key] of malayTitles) await answerWith(page, question, key);
  await page.getByRole('button', { name: 'Saya sudah selesai' }).click();
  await expectOnlyQuestions(page, 'Terima kasih');
  await inspect('customer-mode-thanks');
  const requested = recorder.recorded
    .filter(({ step }) => step === 'locked')
    .map(({ sent }) => JSON.stringify(sent));
  for (const sent of requested) expect(sent).not.toContain(other.customerId);

  await confirmAgent(page, await createAgent(control, `${info.testId} other`));
  await expect(page.getByRole('alert')).toContainText('Another agent logged in');
  await expectOnlyQuestions(page, 'Terima kasih');
  await confirmAgent(page, agent);
  await expect(questionTitle(page)).toHaveText('Moderately Aggressive');
  await page.getByText('12 by the customer, 1 by the agent').click();
  await expect(page.getByText(/^Answered by the customer, /)).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('Answered by the agent, ');
  await inspectVariant('sat-answered-by-customer');
  await page.getByRole('radio', { name: /accepts the result/ }).check();
  const added = page.waitForRequest(/application\/cart\/sat$/);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const { content, times } = splitTimes((await added).postDataJSON().payload);
  expect(content).toMatchObject({ answeredBy: 'customer', vIAnsweredBy: 'customer' });
  expect(content.answers.map(({ answeredBy }) => answeredBy)).toEqual([
    'agent',
    ...malayTitles.map(() => 'customer'),
  ]);
  for (const time of times) expect(time).toMatch(instantPattern);
});

// the short form has both in Jest: the lock in `locked-pages.test`, the offer of more time in `customer-assessment.test`
test('[SES-03] [SES-09] before the session ends the customer can stay, and an ended one asks for the agent and keeps the answers', {
  tag: '@long',
}, async ({ page, context, agent, seed, inspect }) => {
  const customer = firstCustomer(agent);
  await openOnTestClock({ context, page, seed }, suitabilityAddress(customer));
  await page.getByRole('button', { name: 'Next' }).click();
  await handOverInTab(page);
  await answerWith(page, 'How well do you know investments?', '4');
  await page.clock.fastForward('12:30');
  const renewed = page.waitForResponse(`${origins.identityProvider.url}/token`);
  await page.getByRole('button', { name: 'I need more time' }).click();
  await renewed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectOnlyQuestions(page, 'What is the riskiest product you have held?');
  await page.clock.fastForward('12:30');
  await inspect('customer-mode-expiring');
  await page.clock.fastForward('03:00');
  await expect(page).toHaveURL('/');
  await expectOnlyQuestions(page, /^Please hand the device back to the agent\.Sila pulangkan/);
  await expect(page.getByText('portfolio')).toHaveCount(0);
  await inspect('customer-mode-expired');
  await confirmAgent(page, agent);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(questionTitle(page)).toHaveText('What is the riskiest product you have held?');
  await page.locator('form').getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText(/^Answered by the customer, /)).toBeVisible();
});
