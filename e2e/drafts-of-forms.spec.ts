import type { Page } from 'playwright/test';
import { createAgent, firstCustomer } from './support/agent.ts';
import { type DraftForm, draftForms, sellSomething } from './support/forms.ts';
import { chooseInAccountMenu } from './support/frame.ts';
import { recordsKept, storedText } from './support/left-behind.ts';
import { openSignIn, submitCredentials } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const offerOf = (page: Page, { what }: DraftForm) =>
  page.getByText(new RegExp(`^You have an unfinished ${what} from \\d+ \\w+, \\d\\d:\\d\\d\\.$`));

/** Types into every form; resolves when all of it is kept. */
async function typeIntoAll(page: Page, forms: readonly DraftForm[]): Promise<void> {
  for (const [before, { open, field, typed }] of forms.entries()) {
    await open();
    await field.fill(typed);
    // the agent's key, the drafts before and this one, which a page that is left in the same instant could not write
    await expect.poll(() => recordsKept(page)).toBe(1 + before + 1);
  }
}

async function runOut(page: Page): Promise<void> {
  // time that jumps while a file is on its way would run into the file's deadline
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('20:00');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your session expired')).toBeVisible();
}

test('[SES-09] a draft of every form: offered back after the session ran out, never seen by another agent, gone with Logout', async ({
  page,
  context,
  agent,
  control,
  seed,
}, { testId }) => {
  test.slow();
  await context.clock.install();
  const other = await createAgent(control, `${testId} other`, { customers: 1 });
  await seed.session();
  await page.goto('/dashboard');
  const application = await sellSomething(page, control, firstCustomer(agent));
  const forms = draftForms(page, agent, application);
  await typeIntoAll(page, forms);
  const kept = await recordsKept(page);

  await runOut(page);
  await submitCredentials(await openSignIn(page), other);
  await expect(page).toHaveURL('/dashboard');
  // the one form whose draft has the same name for every agent
  await chooseInAccountMenu(page, 'Send feedback');
  const feedback = page.getByLabel('Your feedback');
  await expect(feedback).toHaveValue('');
  await feedback.fill('The other’s own.');
  // that agent's key and draft: once they are kept, it has long been answered whether there was a draft before
  await expect.poll(() => recordsKept(page)).toBe(kept + 2);
  await expect(page.getByText(/unfinished/)).toHaveCount(0);
  await page.reload();
  await chooseInAccountMenu(page, 'Send feedback');
  await expect(feedback).toHaveValue('The other’s own.');
  await expect(page.getByText(/unfinished/)).toHaveText(/^Your unfinished feedback from .* is back\.$/);
  await page.keyboard.press('Escape');
  await chooseInAccountMenu(page, 'Logout');
  await expect(page.getByText('You are logged out')).toBeVisible();
  await expect.poll(() => recordsKept(page)).toBe(kept);
  const stored = await storedText(page);
  for (const { typed } of forms) expect(stored).not.toContain(typed);

  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
  for (const form of forms) {
    await form.open();
    await expect(offerOf(page, form)).toBeVisible();
    await expect(form.field).not.toHaveValue(form.typed);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(form.field).toHaveValue(form.typed);
  }

  await page.goto('/dashboard');
  await chooseInAccountMenu(page, 'Logout');
  await expect(page.getByText('You are logged out')).toBeVisible();
  await expect.poll(() => recordsKept(page)).toBe(0);
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
  for (const { open, field, typed } of forms) {
    await open();
    await expect(field).not.toHaveValue(typed);
    await expect(page.getByText(/unfinished/)).toHaveCount(0);
  }
});
