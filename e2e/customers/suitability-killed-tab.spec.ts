import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { killTab } from '../support/page/kill-tab.ts';
import { inForm } from '../support/run-form.ts';
import { confirmAgent, expectOnlyQuestions, handOverInTab } from '../support/screens/customer-mode.ts';
import { optionOf, suitabilityAddress } from '../support/screens/suitability.ts';
import { firstCustomer } from '../support/service/agent.ts';

// never assessed: no answer is filled in
test.use({ agentWish: { rank: 0 } });

interface Section {
  readonly title: string;
  /** The answer to each question. */
  readonly answers: readonly string[];
}

/** The sections after the first, whose only question the record answers. */
const sections: readonly Section[] = [
  { title: 'Knowledge and experience', answers: ['Well', 'Equity funds or shares'] },
  { title: 'Objective', answers: ['Grow', '5 years to less than 10'] },
  { title: 'Risk', answers: ['Hold it with confidence', 'Up to 20%'] },
  { title: 'Circumstances', answers: ['11% to 25%', '6 to less than 12', 'Rise'] },
  { title: 'Preferences', answers: ['Yes', 'No'] },
];

const killedIn = inForm(sections.slice(0, 1), sections);

const buttonOf = (page: Page, name: 'Back' | 'Next') => page.locator('form').getByRole('button', { name });

/** The page says that all answers are kept, on the agent's screen or on the customer's. */
const untilKept = (page: Page) =>
  expect(page.getByText(/^(Answers kept, |Your answers are kept\.$)/)).toBeVisible();

/** Opens an assessment in a new tab, after its first section. The session is handed to a new tab by one that lives: `page`. */
async function openBeside(page: Page, address: string): Promise<Page> {
  await page.goto('/dashboard');
  const tab = await page.context().newPage();
  await tab.goto(address);
  await buttonOf(tab, 'Next').click();
  return tab;
}

/** Answers the questions of a section. The last answer is chosen and not confirmed. */
async function answer(page: Page, { answers }: Section): Promise<void> {
  for (const [at, option] of answers.entries()) {
    if (at > 0) await buttonOf(page, 'Next').click();
    await optionOf(page, option).check();
  }
}

/** Expects that the last question of a section is shown, and that no answer of the section is lost. */
async function expectAnswered(page: Page, { answers }: Section): Promise<void> {
  for (const [at, option] of answers.toReversed().entries()) {
    if (at > 0) await buttonOf(page, 'Back').click();
    await expect(optionOf(page, option)).toBeChecked();
  }
  for (const option of answers) {
    await expect(optionOf(page, option)).toBeChecked();
    await buttonOf(page, 'Next').click();
  }
}

test('[SAT-01] [SES-09] no answer that the page calls kept is lost when the tab is killed in each section', {
  tag: '@long',
}, async ({ page, context, agent, seed }) => {
  const address = suitabilityAddress(firstCustomer(agent));
  await seed.session();
  let tab = await openBeside(page, address);
  for (const section of killedIn)
    await test.step(section.title, async () => {
      await answer(tab, section);
      await untilKept(tab);
      await killTab(tab);
      tab = await context.newPage();
      await tab.goto(address);
      await tab.getByRole('button', { name: 'Continue' }).click();
      await expectAnswered(tab, section);
    });
  await untilKept(tab);
});

test('[SAT-01] [SAT-03] [SES-09] a tab that is killed while a customer answers stays locked, and the agent’s sign-in brings every answer back', {
  tag: '@long',
}, async ({ page, context, agent, seed }) => {
  const address = suitabilityAddress(firstCustomer(agent));
  await seed.session();
  let tab = await openBeside(page, address);
  for (const section of killedIn)
    await test.step(section.title, async () => {
      await handOverInTab(tab);
      await expectOnlyQuestions(tab, /\?$/);
      await answer(tab, section);
      await untilKept(tab);
      await killTab(tab);
      tab = await context.newPage();
      const fetched: string[] = [];
      tab.on('request', (request) => fetched.push(request.url()));
      await tab.goto(address);
      await expectOnlyQuestions(tab, /^The (questions are in another tab|tab with the questions was closed)/);
      // nothing of the page that the address names
      expect(fetched.filter((file) => file.includes('/mfe-client/'))).toEqual([]);
      await confirmAgent(tab, agent);
      await tab.getByRole('button', { name: 'Continue' }).click();
      await expectAnswered(tab, section);
      await buttonOf(tab, 'Back').click();
      await expect(tab.getByText(/^Answered by the /)).toBeVisible();
      await buttonOf(tab, 'Next').click();
    });
  await untilKept(tab);
});
