import { expect, test } from '../support/fixtures/test.ts';
import { readStored, readStoredText } from '../support/page/stored-data.ts';
import { inForm } from '../support/run-form.ts';
import {
  codeField,
  codeOf,
  linkButton,
  mapping,
  openLinking,
  requestCode,
  tac,
  verify,
} from '../support/screens/account-linking.ts';
import { logOut } from '../support/screens/session-prompt.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

for (const isLinked of inForm([true], [true, false])) {
  test.describe(isLinked ? 'with an agent customer id' : 'without an agent customer id', () => {
    test.use({ agentWish: { isLinked, isMapped: false, customers: 1 } });

    test('[LNK-01] [LNK-02] a code by SMS links the account, and the agent is home', async ({
      page,
      agent,
      control,
      recorder,
      inspect,
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
      await inspect(`account-linking-code${isLinked ? '' : '-typed'}`);

      const verified = page.waitForRequest((request) => request.url().endsWith(verify));
      await codeField(page).fill(await codeOf(control, agent));
      await page.keyboard.press('Enter');
      expect((await verified).postDataJSON()).toMatchObject({ AgentCustID: agent.agentCustomerId });
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(recorder.calls).toEqual(
        expect.arrayContaining([`POST ${tac}`, `POST ${verify}`, `POST ${mapping}`]),
      );
      expect(await readStored(page, 'accountLinking')).toBeNull();

      if (!isLinked) return;
      // the next sign-in asks for no code
      await logOut(page);
      await expect(page).toHaveURL('/');
      await submitCredentials(await openSignIn(page), agent);
      await expect(page).toHaveURL('/dashboard');
    });
  });
}

test.describe('not yet linked', () => {
  test.use({ agentWish: { isMapped: false, customers: 0 } });
  test.beforeEach(({ control }) => control.expectFailures());

  test('[SES-09] [LNK-03] a reload keeps what is typed, and then the code’s step and its clocks', {
    tag: '@long',
  }, async ({ page, agent, seed, control }) => {
    await page.clock.install();
    await openLinking(page, seed);
    await page.getByLabel('MyKad number').fill('900101-10');
    await page.reload();
    await expect(page.getByLabel('MyKad number')).toHaveValue('900101-10');
    await requestCode(page, agent);
    await expect(codeField(page)).toBeVisible();
    await page.clock.fastForward('01:30');
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^The code is valid for 3:\d\d$/);
    await codeField(page).fill(await codeOf(control, agent));
    await linkButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('[LNK-02] a second tab links as well, is signed in with the first, and uses no token twice', {
    tag: '@long',
  }, async ({ page, context, agent, seed, control }) => {
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
    await expect(second.getByLabel('MyKad number')).toBeVisible();

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
    const stored = await readStoredText(page);
    expect(stored).not.toContain(agent.nric);
    expect(stored).not.toContain(agent.agentCustomerId);
  });
});
