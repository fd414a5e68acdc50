import { expect, test } from '../support/fixtures/test.ts';
import {
  codeField,
  codeOf,
  linkButton,
  mapping,
  openLinking,
  requestCode,
  sendButton,
  tac,
  verify,
  wrongCode,
} from '../support/screens/account-linking.ts';

test.use({ agentWish: { isMapped: false, customers: 0 } });
test.beforeEach(({ control }) => control.expectFailures());

test('[LNK-03] a wrong code, a locked code and a code too soon after the last each have a message of their own', async ({
  page,
  agent,
  seed,
  control,
  shot,
}) => {
  await openLinking(page, seed);
  await requestCode(page, agent);
  await expect(codeField(page)).toBeVisible();
  const code = await codeOf(control, agent);
  for (const left of ['2 tries are left.', 'One try is left.']) {
    await codeField(page).fill(wrongCode(code));
    await linkButton(page).click();
    await expect(page.getByRole('alert')).toContainText(left);
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(codeField(page)).toHaveValue('');
  }
  await shot('account-linking-wrong');
  await codeField(page).fill(wrongCode(code));
  await linkButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Too many wrong codes');
  await codeField(page).fill(code);
  await linkButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Too many wrong codes');
  await page.getByRole('button', { name: 'Change details' }).click();
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('A code was sent less than a minute ago');
});

test('[LNK-03] a code that has expired says so, and another can be requested', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  inspectVariant,
}) => {
  await page.clock.install();
  await openLinking(page, seed);
  await requestCode(page, agent);
  const another = page.getByRole('button', { name: /^Send a new code/ });
  await expect(another).toBeDisabled();
  await page.clock.fastForward('01:01');
  await expect(another).toBeEnabled();
  await expect(page.getByRole('timer')).toHaveText(/^The code is valid for 3:\d\d$/);
  await page.clock.fastForward('04:00');
  await expect(page.getByText('This code has expired. Send a new one.')).toBeVisible();
  await inspectVariant('account-linking-expired');
  // on the service's clock a minute has not passed
  await another.click();
  await expect(page.getByRole('alert')).toContainText('A code was sent less than a minute ago');
});

test('[LNK-01] [API-04] unknown details and an SMS that fails have a message, and what was typed is kept', {
  tag: '@long',
}, async ({ page, agent, seed, control, shot }) => {
  await openLinking(page, seed);
  await page.getByLabel('MyKad number').fill('900101-10-5555');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No agent is on record with these details');
  await shot('account-linking-nobody');
  await page.getByLabel('MyKad number').fill(agent.nric);
  await control.fault(tac, 'html-500', { times: 1 });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('It is not known whether a code was sent');
  await expect(page.getByLabel('MyKad number')).toHaveValue(agent.nric);
  await control.fault(tac, 'commit-then-lose', { times: 1 });
  await sendButton(page).click();
  await page.getByRole('button', { name: 'I have a code' }).click();
  await codeField(page).fill(await codeOf(control, agent));
  await control.fault(verify, 'reset', { times: 1 });
  await linkButton(page).click();
  await expect(page.getByRole('alert')).toContainText('It is not known whether the code is right');
  await linkButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('[LNK-02] [API-04] a mapping that fails can be retried, and one whose reply was lost counts', {
  tag: '@long',
}, async ({ page, agent, seed, control, shot }) => {
  await openLinking(page, seed);
  await requestCode(page, agent);
  await expect(codeField(page)).toBeVisible();
  await control.fault(mapping, 'html-500', { method: 'POST', times: 1 });
  await codeField(page).fill(await codeOf(control, agent));
  await linkButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your account is not linked yet');
  await shot('account-linking-stuck');
  await control.fault(mapping, 'commit-then-lose', { method: 'POST', times: 1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('[LNK-02] a reload after the code’s check links without another code', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  control,
}) => {
  await openLinking(page, seed);
  await requestCode(page, agent);
  await expect(codeField(page)).toBeVisible();
  await control.fault(mapping, 'html-500', { method: 'POST', times: 1 });
  await codeField(page).fill(await codeOf(control, agent));
  await linkButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your account is not linked yet');
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
});
