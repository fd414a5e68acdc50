import { today } from '@portal/shared/dates';
import { customerPath } from '@portal/shared/pages';
import type { Locator, Page } from 'playwright/test';
import type { Answers } from '../../mfe-client/src/onboarding/answers/answers.ts';
import { simple } from '../onboarding/changed-answers.ts';
import type { NamedPerson, PersonRow } from '../oracle/person-row.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { answerStep, complete, continueOn, startOnboarding } from '../support/screens/answer-onboarding.ts';
import { attachStatement, bankAccountDrawer, enterMaybank } from '../support/screens/bank-account.ts';
import { pdf } from '../support/screens/documents.ts';
import { settle, submitChecked } from '../support/screens/mixed-cart.ts';
import { confirmAndPay } from '../support/screens/open-accounts.ts';
import { paymentPath, readPayments } from '../support/screens/payment.ts';
import { typeContact, typeIdentity, typeJoint, typePersonal } from '../support/screens/type-person.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { type BankHolder, type Walk, walks } from './walks.ts';

// a click waits for what moves, and other tests see the motion
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type TypeStep = (main: Locator, walk: Walk) => Promise<void>;

/** How the steps are typed that ask for what the oracle has of people, by their titles. */
const typedSteps = new Map<string, TypeStep>([
  ['Identity', (main, { applicant }) => typeIdentity(main, applicant)],
  ['Personal', (main, { applicant }) => typePersonal(main, applicant)],
  ['Contact', (main, { applicant }) => typeContact(main, applicant)],
  ['Joint holder', async (main, { joint }) => joint && typeJoint(main, joint)],
]);

/** The answers of the other steps. */
const answersOf = ({ joint, nominee }: Walk): Answers => ({
  ...simple,
  who: {
    ...simple.who,
    plans: nominee ? ['CS', 'PRS'] : ['CS'],
    accountType: joint ? 'JNT' : 'IND',
    operatingInstruction: joint ? '2' : '1',
  },
  nominees: nominee ? [{ ...nominee.typed, relationship: 'Child', share: '100' }] : [],
});

/** Types and answers every step up to Documents. */
async function typeOnboarding(page: Page, walk: Walk): Promise<void> {
  for (;;) {
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const typeStep = typedSteps.get(title);
    if (typeStep) await typeStep(page.getByRole('main'), walk);
    else await answerStep(page, answersOf(walk));
    if (title === 'Documents') return;
    await continueOn(page);
  }
}

/** What leaves the browser of a holder, as the oracle says it. */
const expectedHolder = ({ sent }: PersonRow) => ({
  identity: { ...sent.identity, name: sent.name, isIdNoChanged: false },
  personal: { nationality: sent.nationality },
  contact: {
    telCountryCode: sent.phone[0],
    tel: sent.phone[1],
    email: sent.email,
    residential: sent.home,
    mailing: null,
  },
});

/** What leaves the browser of an onboarding, as the oracle says it. */
const expectedOnboarding = ({ applicant, joint, nominee }: Walk) => ({
  ...expectedHolder(applicant),
  ...(joint ? { jointApplicant: [expectedHolder(joint)] } : {}),
  ...(nominee ? { nominee: [{ ...nominee.sent, relationship: 'Child', share: 100 }] } : {}),
});

/** Pays the payment on the page by the cheque of someone else, who is typed as the oracle says. */
async function payBy(page: Page, { typed }: NamedPerson): Promise<void> {
  const main = page.getByRole('main');
  const text = (name: string) => main.getByRole('textbox', { name });
  const list = (name: string | RegExp) => main.getByRole('combobox', { name });
  await main.getByRole('radio', { name: /Cheque/ }).check();
  await list('Payer').selectOption('Someone else');
  await text('Cheque number').fill('000123');
  await list('Bank of the cheque').selectOption('Maybank');
  await main.getByLabel('Date of the cheque').fill(today());
  await text('Payer’s name').fill(typed.name);
  await text('Payer’s identity number').fill(typed.idNo);
  await list(/^Relationship/).selectOption('Spouse');
  await list('Payer’s bank').selectOption('Maybank');
  await text('Why the customer does not pay').fill('Common account');
  for (const group of ['Slip', /^Proof/]) {
    const files = main.getByRole('group', { name: group });
    await files.locator('input[type=file]').setInputFiles(pdf);
    await expect(files.getByText(pdf.name, { exact: true })).toBeVisible();
  }
}

/** Types whose bank account it is. Returns what leaves the browser of it. */
async function typeBankHolder(page: Page, bank: BankHolder, { sent }: PersonRow) {
  const drawer = bankAccountDrawer(page);
  const text = (name: string) => drawer.getByRole('textbox', { name, exact: true });
  const own = { bankAccName: sent.name, jointHolderName: null, validationId: sent.identity.idNo };
  if (bank.owner === 'own') {
    await text('Holder’s name').fill(bank.typed);
    return { ...own, bankAccName: bank.sent };
  }
  const { holder } = bank;
  if (bank.owner === 'joint') {
    await drawer.getByRole('radio', { name: 'A joint account' }).check();
    await text('Joint holder’s name').fill(holder.typed.name);
    await drawer.getByRole('radio', { name: 'Either holder' }).check();
    return { ...own, jointHolderName: holder.sent.name };
  }
  await drawer.getByRole('radio', { name: 'A third party’s' }).check();
  await text('Third party’s name').fill(holder.typed.name);
  await drawer.getByRole('combobox', { name: 'Relationship to the customer' }).selectOption('Parent');
  await drawer.getByRole('combobox', { name: 'Identity document' }).selectOption('Passport');
  await text('Identity number').fill(holder.typed.idNo);
  return { ...own, bankAccName: holder.sent.name, validationId: holder.sent.idNo };
}

for (const each of walks) {
  const { key, applicant, joint, payer, bank, isShown } = each;
  test(`[ONB-01] [ITM-08] [ITM-06] [PAY-01] [CLI-01] ${key} is typed, sent as the oracle says, and becomes a customer`, {
    tag: '@long',
  }, async ({ page, agent, seed, control, inspect }) => {
    test.setTimeout(300_000);
    await page.clock.install();
    await seed.session();
    const show = async (screen: string) => {
      if (isShown) await inspect(`people-${key}-${screen}`);
    };

    await test.step('the onboarding is sent as the oracle says, and the service takes it', async () => {
      const id = await startOnboarding(page);
      await typeOnboarding(page, each);
      await continueOn(page);
      await show('review');
      const { isAOFCompleted, payload } = await complete(page);
      expect(isAOFCompleted).toBe(true);
      expect(payload).toMatchObject(expectedOnboarding(each));
      const customer = {
        customerId: id,
        name: applicant.sent.name,
        idNo: '',
        dateOfBirth: null,
        accounts: [],
      };
      await submitChecked(page, customer);
      expect((await control.ledger(id)).cartItems).toMatchObject([{ id, state: 'checkout' }]);
      await confirmAndPay(page, control, customer, joint ? [joint.sent.email] : []);
      await show('sent');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^D[A-Z]-/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await show('application');
      await settle(page, customer);
    });

    await test.step('the customer is found, with the record as it was sent', async () => {
      await page.goto('/client');
      await page.getByRole('searchbox').fill(applicant.searches[0] ?? '');
      const links = page.getByRole('row').getByRole('link');
      await expect(page.getByRole('heading', { name: /^1 customer matches/ })).toBeVisible();
      await links.first().click();
      await expect(page).toHaveURL(new RegExp(`${customerPath}\\?`));
      await page.getByRole('tab', { name: 'Profile' }).click();
      await expect(page.getByRole('tabpanel')).toContainText(applicant.sent.email);
      await show('record');
    });

    await test.step('a bank account is sent as the oracle says', async () => {
      await page.getByRole('tab', { name: 'Bank accounts' }).click();
      await page.getByRole('tabpanel').getByRole('button', { name: 'Add bank account' }).click();
      const drawer = bankAccountDrawer(page);
      await enterMaybank(drawer, '514200001111');
      const expected = await typeBankHolder(page, bank, applicant);
      await attachStatement(drawer);
      await show('bank-account');
      const sent = page.waitForRequest(/application\/cart\/bankar$/);
      await drawer.getByRole('button', { name: 'Add to cart' }).click();
      expect((await sent).postDataJSON().payload).toMatchObject(expected);
      await expect(drawer).toBeHidden();
    });

    await test.step('a payer is sent as the oracle says', async () => {
      const application = await seed.payableApplication(firstCustomer(agent), 'CBSUK', '60000.00');
      await page.goto(paymentPath(application));
      await payBy(page, payer);
      await show('payer');
      await page.getByRole('button', { name: 'Record cheque of MYR 60,000.00' }).click();
      await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
      expect(await readPayments(control, agent)).toMatchObject([{ payer: payer.sent }]);
    });
  });
}
