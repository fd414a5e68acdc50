import { accountLinkingPath } from '@portal/shared/pages';
import type { Page } from 'playwright/test';
import type { Agent } from '../service/agent.ts';
import type { Control } from '../service/control.ts';
import type { Seed } from '../service/seeding/seed.ts';

// paths of the calls
export const tac = '/notification/v2/tacbyagent';
export const verify = '/notification/v2/notification/verifytac';
export const mapping = '/iaccess/v3/user/mapping';

/** The field for the one-time code. */
export const codeField = (page: Page) => page.getByLabel('One-time code');

/** The button that requests a one-time code. */
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send code' });

/** The button that sends the code and links the account. */
export const linkButton = (page: Page) => page.getByRole('button', { name: 'Link account' });

/** Opens account linking as an agent who has signed in and is not linked. */
export async function openLinking(page: Page, seed: Seed): Promise<void> {
  await seed.linkingSession();
  await page.goto(accountLinkingPath);
}

/** Fills in the details and requests a code. */
export async function requestCode(page: Page, agent: Agent): Promise<void> {
  const id = page.getByLabel('Agent customer ID');
  if (await id.isEditable()) await id.fill(agent.agentCustomerId);
  await page.getByLabel('MyKad number').fill(agent.nric);
  await sendButton(page).click();
}

/** The newest code that was sent to the agent's number. */
export async function codeOf(control: Control, agent: Agent): Promise<string> {
  const [sms] = await control.mails(agent.mobile);
  const code = /^\d{6}/.exec(sms?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${agent.mobile}`);
  return code;
}

/** Another code than the right one. */
export const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');
