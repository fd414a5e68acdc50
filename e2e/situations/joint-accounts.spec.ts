import { applicationsPath } from '@portal/shared/pages';
import type { Page } from 'playwright/test';
import { fromPayload } from '../../mfe-client/src/onboarding/answers/from-payload.ts';
import { type JointAccount, jointAccounts } from '../oracle/joint-accounts.ts';
import { applicantPayload } from '../oracle/onboarding-payloads.ts';
import { expect, test } from '../support/fixtures/test.ts';
import {
  answerStep,
  answerSteps,
  complete,
  continueOn,
  startOnboarding,
} from '../support/screens/answer-onboarding.ts';
import { answerAsCustomer } from '../support/screens/customer-answer.ts';
import { settle, submitChecked } from '../support/screens/mixed-cart.ts';
import { confirmAndPay } from '../support/screens/open-accounts.ts';
import { mailOf } from '../support/screens/selling.ts';
import { comparable, documentsOf, holderOf, payloadOf } from './payload-of.ts';
import { expectStopped } from './walk-steps.ts';

// a click waits for what moves, and other tests see the motion
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The payload of an account, complete, with form W-8BEN where the second holder needs it. */
function expectedPayload(account: JointAccount): object {
  const { operatingInstruction } = account;
  const { plans, suitability: _, ...payload } = payloadOf(account);
  const holder = holderOf(account);
  const needsForm = (account.documents ?? []).length > 0;
  const tax = needsForm ? { ...Object(holder.tax), w8ben: 'documents::form' } : holder.tax;
  return {
    ...payload,
    plans: { ...Object(plans), operatingInstruction },
    jointApplicant: [{ ...holder, tax }],
  };
}

const answersOf = (account: JointAccount) => fromPayload(expectedPayload(account));
const applicantName = applicantPayload.identity.name;
const nameOf = (account: JointAccount) => answersOf(account).joint.identity.name;

/** Expects that the agent's list of applications says whose answer is missing. */
async function expectWaitsFor(page: Page, name: string): Promise<void> {
  const sent = page.url();
  await page.goto(applicationsPath);
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`Waits for ${name}`))
      .first(),
  ).toBeVisible();
  await page.goto(sent);
}

for (const account of jointAccounts) {
  const { who, accountType, result, answer = 'confirm' } = account;
  const ends = { taken: answer === 'reject' ? 'rejected' : 'opened', refused: '', stopped: 'stopped' }[
    result
  ];
  test(`[ONB-01] [ONB-04] [ITM-08] [CHK-05] an account with a second holder is ${ends}, sent as the oracle says: ${who}`, {
    tag: '@long',
  }, async ({ page, seed, control }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    await page.clock.install();
    await seed.session();
    const answers = answersOf(account);
    const id = await startOnboarding(page);
    if (result === 'stopped') {
      await answerSteps(page, answers, 'Joint holder');
      await answerStep(page, answers);
      return expectStopped(page, account);
    }
    await answerSteps(page, answers, 'Documents');
    await answerStep(page, answers);
    const documents = page.getByRole('list', { name: 'Documents' });
    await expect(documents.getByRole('listitem')).toContainText([...documentsOf(account), 'Bank statement']);
    await continueOn(page);
    const { isAOFCompleted, payload } = await complete(page);
    const { suitability: _, ...sent } = Object(payload);
    expect(isAOFCompleted).toBe(true);
    expect(comparable(sent)).toEqual(comparable(expectedPayload(account)));

    const customer = { ...answers.identity, customerId: id, accounts: [] };
    const second = answers.joint.contact.email;
    await submitChecked(page, customer);
    const checkoutId = new URL(page.url()).searchParams.get('sent') ?? '';
    const mailsTo = async (address: string) =>
      (await control.mails(address)).filter(({ subject }) => subject.includes(checkoutId));
    expect(await mailsTo(mailOf(customer))).toHaveLength(1);
    const toSecond = await mailsTo(second);
    expect(toSecond).toHaveLength(accountType === 'JNT' ? 1 : 0);
    for (const { body } of toSecond) {
      expect(body).toContain(applicantName);
      expect(body).toContain(nameOf(account));
    }
    if (accountType === 'JNT')
      await test.step('both are asked, and the application says whose answer is missing', async () => {
        await answerAsCustomer(page, control, second, answer, '', checkoutId);
        if (answer === 'confirm') await expectWaitsFor(page, applicantName);
      });
    if (answer === 'reject') {
      await page.clock.fastForward(10_000);
      await expect(page.getByRole('main')).toContainText(/Rejected/);
      expect((await control.ledger(id)).checkouts).toMatchObject([{ status: 'Rejected' }]);
      return;
    }
    await confirmAndPay(page, control, customer);
    await settle(page, customer);
    await test.step('both holders are found by name, and are on the account', async () => {
      for (const name of [applicantName, nameOf(account)]) {
        await page.goto('/client');
        await page.getByRole('searchbox').fill(name);
        await expect(page.getByRole('heading', { name: /^1 customer matches/ })).toBeVisible();
      }
      await page.getByRole('row').getByRole('link').first().click();
      for (const name of [applicantName, nameOf(account)])
        await expect(page.getByRole('main')).toContainText(new RegExp(name, 'i'));
    });
  });
}
