import { expect, type Page, type Request } from 'playwright/test';
import type { Answers } from '../../mfe-client/src/onboarding/answers/answers.ts';
import { stepTable } from '../../mfe-client/src/onboarding/steps/step-table.ts';
import type { OfJointHolder, OfOnboarding } from '../oracle/situation-of-a-person.ts';
import { answerStep, continueButton } from '../support/screens/answer-onboarding.ts';
import { label, pick } from '../support/screens/labelled-controls.ts';
import { openStep } from '../support/screens/onboarding.ts';
import { namesIn } from './payload-of.ts';

const steps = {
  plans: 'who',
  identity: 'identity',
  personal: 'personal',
  contact: 'contact',
  employment: 'work',
  pep: 'exposure',
  tax: 'tax',
  investor: 'investor',
  jointApplicant: 'joint',
} as const;
const parts = ['plans', 'identity', 'personal', 'contact', 'employment', 'pep', 'tax', 'investor'] as const;

/** The title of the step that asks for a part. */
export const titleOf = (part: keyof typeof steps): string => stepTable[steps[part]].title;

/** The titles of the steps in which a situation is answered, in their order; the last of them decides. */
export function titlesOf(situation: OfOnboarding | OfJointHolder): readonly string[] {
  const given: object = 'accountType' in situation ? { ...situation.applicant } : situation.given;
  const titles = parts.filter((part) => part in given).map(titleOf);
  return 'accountType' in situation ? [...titles, titleOf('jointApplicant')] : titles;
}

/** Takes back what an earlier situation has answered: the kind of paper, a shared contact, and countries. */
async function clearStep(page: Page, title: string, { identity, joint }: Answers): Promise<void> {
  const main = page.getByRole('main');
  const isJoint = title === titleOf('jointApplicant');
  if (title === titleOf('identity') || isJoint) {
    const { docType } = isJoint ? joint.identity : identity;
    await pick(main, 'Identity document', docType === 'PASSPORT' ? 'Passport' : 'MyKad');
  }
  if (isJoint && !joint.hasSameContact)
    await main
      .getByRole('checkbox', { name: label('Same phone, e-mail and address as the applicant') })
      .uncheck();
  if (title !== titleOf('tax') && !isJoint) return;
  const place = isJoint ? main.getByRole('region', { name: 'Tax', exact: true }) : main;
  const removals = place.getByRole('button', { name: /^Remove / });
  while ((await removals.count()) > 0) await removals.first().click();
}

/** Opens a step and answers it. */
export async function answerAgain(page: Page, title: string, answers: Answers): Promise<void> {
  await openStep(page, title);
  await clearStep(page, title, answers);
  await answerStep(page, answers);
}

const isSave = (each: Request): boolean =>
  each.method() === 'POST' && each.url().endsWith('/cart/onboarding');

/** Saves the step on the page. Returns the payload that left the browser. */
export async function saveStep(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const [sent] = await Promise.all([page.waitForRequest(isSave), continueButton(page).click()]);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  return sent.postDataJSON().payload;
}

/** Expects that the step on the page is refused at one of the places, and what is said there. */
export async function expectRefused(
  page: Page,
  { at, says = [] }: OfOnboarding | OfJointHolder,
  isJoint: boolean,
) {
  const main = page.getByRole('main');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  // of the applicant each part is a step
  const names = namesIn(at).map((place) => (isJoint ? place : place.slice(place.indexOf('.') + 1)));
  const marked = names.map((name) => `[name="${name}"][aria-invalid=true], [data-field="${name}"]`);
  await expect(main.locator(marked.join(', ')).first()).toBeVisible();
  for (const pattern of says) await expect(main).toContainText(new RegExp(pattern, 'i'));
}

/** Expects that the onboarding goes no further at the step on the page. */
export async function expectStopped(page: Page, { says = [] }: OfOnboarding | OfJointHolder): Promise<void> {
  await expect(page.getByText('This onboarding stops here')).toBeVisible();
  for (const pattern of says) await expect(page.getByRole('main')).toContainText(new RegExp(pattern, 'i'));
  await expect(continueButton(page)).toHaveCount(0);
}

/** Whether a relationship is offered, in a list or as a card. */
export async function isRelationshipOffered(page: Page, relationship: string): Promise<boolean> {
  const main = page.getByRole('main');
  const name = label('Relationship');
  const option = main.getByRole('combobox', { name }).locator(`option[value="${relationship}"]`);
  const card = main.getByRole('group', { name }).getByRole('radio', { name: label(relationship) });
  return (await option.count()) + (await card.count()) > 0;
}
