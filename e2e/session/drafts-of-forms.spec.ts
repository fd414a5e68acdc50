import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu, homeHeading } from '../support/page/frame.ts';
import { countStoredRecords, readStoredText, untilDraftIsSaved } from '../support/page/stored-data.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { type DraftForm, draftForms, seedForms } from '../support/screens/forms.ts';
import { logOut } from '../support/screens/session-prompt.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { createAgent, firstCustomer } from '../support/service/agent.ts';

const offerOf = (page: Page, { what }: DraftForm) =>
  page.getByText(new RegExp(`^You have an unfinished ${what} from \\d+\\s\\w+, \\d\\d:\\d\\d\\sMYT\\.$`));

/** Types into every form; resolves when all of it is kept. */
async function typeIntoAll(page: Page, forms: readonly DraftForm[]): Promise<void> {
  for (const [before, { open, choose, field, typed }] of forms.entries()) {
    await open();
    if (choose) await untilDraftIsSaved(page, choose);
    await untilDraftIsSaved(page, () => field.fill(typed));
    // the agent's key, the drafts before and this one
    await expect.poll(() => countStoredRecords(page)).toBe(1 + before + 1);
  }
}

/** Runs in the page. */
const valuesOf = (fields: readonly Element[]) =>
  fields.map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );

async function expire(page: Page): Promise<void> {
  // the clock must not jump during a download, or the download runs into its time limit
  await untilFetched(page);
  await page.clock.fastForward('20:00');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your session expired')).toBeVisible();
}

test(
  '[SES-09] the draft of every form is offered after the session expired, hidden from another agent, and removed by Logout',
  { tag: '@long' },
  async ({ page, context, agent, control, seed }, { testId }) => {
    await context.clock.install();
    const other = await createAgent(control, `${testId} other`, { customers: 1 });
    await seed.session();
    const application = await seedForms(seed, firstCustomer(agent));
    const forms = draftForms(page, agent, application);
    await typeIntoAll(page, forms);
    const kept = await countStoredRecords(page);

    await expire(page);
    await submitCredentials(await openSignIn(page), other);
    // the page takes the focus when it arrives
    await expect(homeHeading(page)).toBeFocused();
    // only this form's draft has the same name for every agent
    await chooseInAccountMenu(page, 'Send feedback');
    const feedback = page.getByLabel('Your feedback');
    await expect(feedback).toHaveValue('');
    await feedback.fill('Words of the other agent.');
    // that agent's key and draft; when they are stored, the form has looked for an older draft
    await expect.poll(() => countStoredRecords(page)).toBe(kept + 2);
    await expect(page.getByText(/unfinished/)).toHaveCount(0);
    await page.reload();
    await chooseInAccountMenu(page, 'Send feedback');
    await expect(feedback).toHaveValue('Words of the other agent.');
    await expect(page.getByText(/unfinished/)).toHaveText(/^Your unfinished feedback from .* is back\.$/);
    await page.keyboard.press('Escape');
    await logOut(page);
    await expect.poll(() => countStoredRecords(page)).toBe(kept);
    const stored = await readStoredText(page);
    for (const { typed } of forms) expect(stored).not.toContain(typed);

    await submitCredentials(await openSignIn(page), agent);
    await expect(page).toHaveURL('/dashboard');
    for (const form of forms) {
      await form.open();
      await expect(offerOf(page, form)).toBeVisible();
      // a field that appears only after a choice is absent here
      expect(await form.field.evaluateAll(valuesOf)).not.toContain(form.typed);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(form.field).toHaveValue(form.typed);
    }

    // without the dialog of the last form
    await page.goto('/dashboard');
    await logOut(page);
    await expect.poll(() => countStoredRecords(page)).toBe(0);
  },
);
