import type { Page } from 'playwright/test';
import type { Agent } from './support/agent.ts';
import type { Control } from './support/control.ts';
import { origins } from './support/environment.ts';
import type { Seed } from './support/seeding/seed.ts';
import { openSignIn, submitCredentials } from './support/sign-in.ts';
import { expectFailures } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

const tac = '/notification/v2/tacbyagent';
const verify = '/notification/v2/notification/verifytac';
const mapping = '/iaccess/v3/user/mapping';

const codeField = (page: Page) => page.getByLabel('One-time code');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send code' });
const linkButton = (page: Page) => page.getByRole('button', { name: 'Link account' });

/** Opens account linking as an agent who has signed in and is not linked. */
async function openLinking(page: Page, seed: Seed): Promise<void> {
  await seed.linkingSession();
  await page.goto('/account-linking');
}

/** Fills in the details and requests a code. */
async function requestCode(page: Page, agent: Agent): Promise<void> {
  const id = page.getByLabel('Agent customer ID');
  if (await id.isEditable()) await id.fill(agent.agentCustomerId);
  await page.getByLabel('NRIC number').fill(agent.nric);
  await sendButton(page).click();
}

/** The newest code that was sent to the agent's number. */
async function codeOf(control: Control, agent: Agent): Promise<string> {
  const [sms] = await control.mails(agent.mobile);
  const code = /^\d{6}/.exec(sms?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${agent.mobile}`);
  return code;
}

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

for (const isLinked of [true, false]) {
  test.describe(isLinked ? 'with an agent customer id' : 'without an agent customer id', () => {
    test.use({ agentWish: { isLinked, isMapped: false, customers: 1 } });

    test('[LNK-01] [LNK-02] a code by SMS links the account, and the agent is home', async ({
      page,
      agent,
      control,
      recorder,
      shot,
      accessible,
    }) => {
      await page.goto('/');
      await submitCredentials(await openSignIn(page), agent);
      await expect(page).toHaveURL('/account-linking');
      const id = page.getByLabel('Agent customer ID');
      if (isLinked) await expect(id).toHaveValue(agent.agentCustomerId);
      await expect(id).toBeEditable({ editable: !isLinked });
      const sent = page.waitForRequest((request) => request.url().endsWith(tac));
      await requestCode(page, agent);
      expect((await sent).postDataJSON()).toEqual({
        SmsOrVoice: 'sms',
        AgentCustID: agent.agentCustomerId,
        ValidityInMinute: 5,
        Purpose: 'Agent Account Linking',
        RequestorID: agent.nric,
        RequestorIDType: 'NRIC',
      });
      await expect(codeField(page)).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/^The code is valid for [45]:\d\d$/);
      await shot(`account-linking-code${isLinked ? '' : '-typed'}`);
      await accessible();

      const verified = page.waitForRequest((request) => request.url().endsWith(verify));
      await codeField(page).fill(await codeOf(control, agent));
      await page.keyboard.press('Enter');
      expect((await verified).postDataJSON()).toMatchObject({ AgentCustID: agent.agentCustomerId });
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(recorder.calls).toEqual(
        expect.arrayContaining([`POST ${tac}`, `POST ${verify}`, `POST ${mapping}`]),
      );
      expect(await page.evaluate(() => sessionStorage.getItem('portal.account-linking'))).toBeNull();

      if (!isLinked) return;
      // the next sign-in asks for no code
      await page.evaluate(() => sessionStorage.clear());
      await expect(page).toHaveURL('/');
      await submitCredentials(await openSignIn(page), agent);
      await expect(page).toHaveURL('/dashboard');
    });
  });
}

test.describe('not yet linked', () => {
  test.use({ agentWish: { isMapped: false, customers: 0 } });
  test.beforeEach(({ guard }) => expectFailures(guard));

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

  test('[LNK-03] a code that has expired says so, and another can be requested', async ({
    page,
    agent,
    seed,
    shot,
    accessible,
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
    await shot('account-linking-expired');
    await accessible();
    // on the service's clock a minute has not passed
    await another.click();
    await expect(page.getByRole('alert')).toContainText('A code was sent less than a minute ago');
  });

  test('[SES-09] [LNK-03] a reload keeps what is typed, and then the code’s step and its clocks', async ({
    page,
    agent,
    seed,
    control,
  }) => {
    await page.clock.install();
    await openLinking(page, seed);
    await page.getByLabel('NRIC number').fill('900101-10');
    await page.reload();
    await expect(page.getByLabel('NRIC number')).toHaveValue('900101-10');
    await requestCode(page, agent);
    await expect(codeField(page)).toBeVisible();
    await page.clock.fastForward('01:30');
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^The code is valid for 3:\d\d$/);
    await codeField(page).fill(await codeOf(control, agent));
    await linkButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('[LNK-01] [API-04] unknown details and an SMS that fails have a message, and what was typed is kept', async ({
    page,
    agent,
    seed,
    control,
    shot,
  }) => {
    await openLinking(page, seed);
    await page.getByLabel('NRIC number').fill('900101-10-5555');
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('No agent is on record with these details');
    await shot('account-linking-nobody');
    await page.getByLabel('NRIC number').fill(agent.nric);
    await control.fault(tac, 'html-500', { times: 1 });
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The code could not be sent');
    await expect(page.getByLabel('NRIC number')).toHaveValue(agent.nric);
    await control.fault(tac, 'commit-then-lose', { times: 1 });
    await sendButton(page).click();
    await page.getByRole('button', { name: 'I have a code' }).click();
    await codeField(page).fill(await codeOf(control, agent));
    await control.fault(verify, 'reset', { times: 1 });
    await linkButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The code could not be checked');
    await linkButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('[LNK-02] [API-04] a mapping that fails can be retried, and one whose reply was lost counts', async ({
    page,
    agent,
    seed,
    control,
    shot,
  }) => {
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

  test('[LNK-02] a reload after the code’s check links without another code', async ({
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

  test('[LNK-02] a second tab links as well, is signed in with the first, and uses no token twice', async ({
    page,
    context,
    agent,
    seed,
    control,
  }) => {
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.postData()?.includes('grant_type=refresh_token')) refreshes.push(request.url());
    });
    await openLinking(page, seed);
    await requestCode(page, agent);
    await expect(codeField(page)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/dashboard');
    await expect(second).toHaveURL('/account-linking');
    await expect(second.getByLabel('NRIC number')).toBeVisible();

    await codeField(page).fill(await codeOf(control, agent));
    await linkButton(page).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Your agent account is linked');
    await second.getByRole('link', { name: 'Go to home' }).click();
    await expect(second).toHaveURL('/dashboard');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    expect(refreshes).toHaveLength(1);
  });

  test('logging out before linking removes all data of the agent', async ({ page, agent, seed }) => {
    await openLinking(page, seed);
    await requestCode(page, agent);
    await expect(codeField(page)).toBeVisible();
    const logout = page.waitForRequest((request) =>
      request.url().startsWith(`${origins.identityProvider.url}/session/end`),
    );
    await page.getByRole('button', { name: 'Log out' }).click();
    await logout;
    await expect(page).toHaveURL('/');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain(agent.nric);
    expect(stored).not.toContain(agent.agentCustomerId);
  });
});
