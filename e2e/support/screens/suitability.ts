import { ageOption } from '@portal/sandbox/src/rules/assessment/question-set.ts';
import { ageOn, dateInKualaLumpur } from '@portal/sandbox/src/rules/calendar.ts';
import { pageAddress } from '@portal/shared/page-address';
import { assessmentPath } from '@portal/shared/pages';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';

/** Address of a customer's assessment. */
export const suitabilityAddress = ({ customerId }: Customer): string =>
  pageAddress(assessmentPath, { customerId });

/** The option of the age of a customer who is a person. */
export function ageOptionOf({ customerId, dateOfBirth }: Customer): string {
  if (dateOfBirth === null) throw new Error(`Customer ${customerId} has no date of birth`);
  return ageOption(ageOn(dateOfBirth, dateInKualaLumpur(new Date())));
}

/** The heading of the current question. */
export const questionTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** An option of the current question, when the customer was never assessed. */
export const optionOf = (page: Page, option: string): Locator =>
  page.getByRole('radio', { name: option, exact: true });

/** The declaration that the customer continues despite a mismatch, which asks for a reason. */
export const despiteMismatch = (page: Page): Locator =>
  page.getByRole('radio', { name: /despite a mismatch/ });

/** Questions 2 to 12 of the sandbox, with the key that a test presses. */
const keys = [
  [/know investments/, '4'],
  [/riskiest product/, '4'],
  [/money do for you/, '4'],
  [/stay invested/, '4'],
  [/falls by 20%/, '4'],
  [/loss in one year/, '4'],
  [/what you own/, '4'],
  [/emergency savings/, '4'],
  [/income develop/, '4'],
  [/exchange rates/, '1'],
  [/Shariah-compliant/, '2'],
] as const;

/** The title of the last step: the category, once it is calculated. */
export const resultTitle = /^(Result|Moderate|(Moderately )?(Conservative|Aggressive))$/;

/**
 * Answers the questions from this one on by keyboard alone: a number key chooses, Enter goes on. Ends at the result.
 * `answerCare` answers the questions about extra care, where the record does not.
 */
export async function answerByKeyboard(
  page: Page,
  from = 0,
  answerCare: () => Promise<void> = async () => {},
): Promise<void> {
  for (const [title, key] of keys.slice(from)) {
    await expect(questionTitle(page)).toHaveText(title);
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  await expect(questionTitle(page)).toHaveText('Questions about extra care');
  await answerCare();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(questionTitle(page)).toHaveText(resultTitle);
}
