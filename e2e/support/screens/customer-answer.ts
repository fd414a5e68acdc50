import { expect, type Page } from 'playwright/test';
import type { Control } from '../service/control.ts';

/**
 * Opens the link of the newest e-mail in a tab, as the customer does, and answers on its page. `about`: the checkout in its
 * subject, where other tests write to the address too.
 */
export async function answerAsCustomer(
  page: Page,
  control: Control,
  to: string,
  answer: 'confirm' | 'reject',
  reason = '',
  about = '',
): Promise<void> {
  const mail = (await control.mails(to)).find(({ subject }) => subject.includes(about));
  const tab = await page.context().newPage();
  await tab.goto(mail?.[answer] ?? `No e-mail to ${to} asks for an answer`);
  if (reason !== '') await tab.getByLabel(/^Why\?/).fill(reason);
  await tab.getByRole('button', { name: answer === 'confirm' ? 'Confirm' : 'Reject' }).click();
  await expect(tab.getByRole('status')).toBeVisible();
  await tab.close();
}
