import { onboardingPath } from '@portal/shared/pages';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Answers } from '../../../mfe-client/src/onboarding/answers/answers.ts';
import { answerJoint } from './answer-joint.ts';
import { answerExposure, answerTax, answerWork } from './answer-means.ts';
import { answerContact, answerPersonal, uploadCard } from './answer-person.ts';
import { pdf } from './documents.ts';
import { nameOf, pick, select, tick, type } from './labelled-controls.ts';
import { expectStep } from './onboarding.ts';

async function answerWho(main: Locator, { who }: Answers): Promise<void> {
  const plans = { CS: 'Cash', EPF: 'EPF', PRS: 'PRS' };
  const holders = { IND: 'One holder', JNT: 'Two holders', MNR: 'An adult with a minor' };
  await tick(
    main,
    'Which plans are opened?',
    who.plans.map((plan) => plans[plan]),
  );
  if (who.plans.includes('CS')) await pick(main, 'Who holds the cash account?', holders[who.accountType]);
  // the question goes with the second holder, so the answer is clicked only
  else if (await main.getByRole('radio', { name: holders.IND }).isVisible())
    await main.getByRole('radio', { name: holders.IND }).click();
  if (who.operatingInstruction !== '' && who.accountType === 'JNT')
    await pick(main, 'Who signs?', nameOf('operationInstruction', who.operatingInstruction));
  if (!who.plans.includes('EPF')) return;
  await pick(main, 'EPF account', who.epfAccountType === 'Shariah' ? 'Shariah' : 'Conventional');
  await type(main, 'EPF number', who.epfNo);
}

/** The keys of questions 2 to 12. The first one, the age, is on record. */
const assessmentKeys = ['4', '4', '4', '4', '4', '4', '4', '4', '4', '1', '2'];

/** Answers all questions by number, extra care and the declaration. */
async function answerSuitability(page: Page): Promise<void> {
  const question = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(question.filter({ hasText: /old/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  for (const key of assessmentKeys) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  await expect(question.filter({ hasText: 'Questions about extra care' })).toBeVisible();
  for (const [at, answer] of ['No', 'Yes', 'Yes', 'Yes'].entries())
    await page.getByRole('radio', { name: answer }).nth(at).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /accepts the result/ }).check();
}

async function answerNominees(main: Locator, { nominees }: Answers): Promise<void> {
  for (const [at, { name, idNo, relationship, share }] of nominees.entries()) {
    await main.getByRole('button', { name: 'Add a nominee' }).click();
    const card = main.getByRole('group', { name: `Nominee ${at + 1}`, exact: true });
    await type(card, 'Name', name);
    await type(card, 'MyKad or passport number', idNo);
    await select(card, 'Relationship', relationship);
    await type(card, 'Share, %', share);
  }
}

async function answerInvestor(main: Locator, { investor }: Answers): Promise<void> {
  await pick(main, 'Is the customer a sophisticated investor?', investor.sI === 'yes' ? 'Yes' : 'No');
  const { sI, sophisticatedInvestorCriteria: criterion } = investor;
  if (sI === 'yes' && criterion !== '') await select(main, 'Qualifies by', criterion);
}

/** Uploads the documents that belong to no other step. */
async function uploadDocuments(main: Locator): Promise<void> {
  const documents = main.getByRole('list', { name: 'Documents' });
  await expect(documents).toBeVisible();
  for (const input of await documents.locator('input[type=file]').all()) await input.setInputFiles(pdf);
  await expect(documents.getByText('Now or later')).toHaveCount(0);
}

type Answer = (page: Page, main: Locator, answers: Answers) => Promise<void>;

/** How each step is answered, by its title. The steps that are not here need no answer. */
const steps: Readonly<Record<string, Answer>> = {
  Who: (_, main, answers) => answerWho(main, answers),
  Identity: uploadCard,
  Personal: (_, main, { personal }) => answerPersonal(main, personal),
  Contact: (_, main, { contact }) => answerContact(main, contact),
  'Work and means': (_, main, { work }) => answerWork(main, work),
  Exposure: (_, main, { exposure }) => answerExposure(main, exposure),
  Tax: (_, main, { tax }) => answerTax(main, tax),
  Investor: (_, main, answers) => answerInvestor(main, answers),
  Suitability: (page) => answerSuitability(page),
  'Joint holder': answerJoint,
  Nominees: (_, main, answers) => answerNominees(main, answers),
  Documents: (_, main) => uploadDocuments(main),
};

/** Title of the step on the page. */
const stepTitle = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

/** Answers the step on the page as an applicant does, by what the agent sees. Returns the step's title. */
export async function answerStep(page: Page, answers: Answers): Promise<string> {
  const title = await stepTitle(page);
  await steps[title]?.(page, page.getByRole('main'), answers);
  return title;
}

/** The button that saves the step on the page and goes on. */
export const continueButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Continue to |Use this assessment)/ });

/** Steps that are skipped while nothing is in them. */
const optionalSteps = ['Nominees', 'Bank account', 'First investment'];

/** Saves the step on the page, or skips one that may be left out, and goes on to the next one. */
export async function continueOn(page: Page): Promise<void> {
  const before = await stepTitle(page);
  const button = continueButton(page);
  const skip = page.getByRole('button', { name: 'Skip for now' });
  await (optionalSteps.includes(before) ? button.or(skip) : button).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
}

/** Answers all steps from the one on the page, up to the one with this title, which is not answered. */
export async function answerSteps(page: Page, answers: Answers, upTo = 'Review'): Promise<void> {
  for (;;) {
    if ((await stepTitle(page)) === upTo) return;
    await answerStep(page, answers);
    await continueOn(page);
  }
}

/** Starts an onboarding by the button of its page. Returns its number. */
export async function startOnboarding(page: Page): Promise<string> {
  await page.goto(onboardingPath);
  await page.getByRole('button', { name: 'Start onboarding' }).click();
  await expectStep(page, 'Who');
  return new URL(page.url()).searchParams.get('onboarding') ?? '';
}

/** Reads the declarations out on Review, and completes the onboarding. Returns what is sent. */
export async function complete(page: Page): Promise<Readonly<Record<string, unknown>>> {
  for (const declaration of [/true and complete/, /privacy notice/])
    await page.getByRole('checkbox', { name: declaration }).check();
  const [sent] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/cart/onboarding')),
    page.getByRole('button', { name: 'Complete' }).click(),
  ]);
  await expect(page).toHaveURL(/\/checkout\?/);
  return sent.postDataJSON();
}
