import type { Locator, Page } from 'playwright/test';
import { shownAs } from '../oracle/sums.ts';
import { expect, test } from '../support/fixtures/test.ts';
import {
  answerStep,
  answerSteps,
  complete,
  continueButton,
  continueOn,
  startOnboarding,
} from '../support/screens/answer-onboarding.ts';
import { answerAsCustomer } from '../support/screens/customer-answer.ts';
import { openFromList } from '../support/screens/customer-list.ts';
import { documentName } from '../support/screens/documents.ts';
import { addButton, amountField, investDrawer, openInvestDrawer } from '../support/screens/invest.ts';
import { settle, submitChecked, uploadMissing } from '../support/screens/mixed-cart.ts';
import { expectStep } from '../support/screens/onboarding.ts';
import {
  addPurchase,
  chargeOf,
  expectCheckoutRows,
  navOfRow,
  openPaymentOf,
  type Purchase,
  paidText,
  readUnits,
  returnTo,
  rowOfPurchase,
  unitsOf,
} from '../support/screens/sale.ts';
import { mailOf } from '../support/screens/selling.ts';
import { profileAddress } from '../support/screens/transaction-drawers.ts';
import type { Customer } from '../support/service/agent.ts';
import type { Control } from '../support/service/control.ts';
import { simple, who } from './changed-answers.ts';

// a click waits for what moves, and other tests see the motion
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An EPF plan with its first purchase. Funds and charges are by hand from docs/domain.md, section 2. */
interface EpfPlan {
  readonly type: 'Konvensional' | 'Shariah';
  readonly name: string;
  readonly funds: readonly string[];
  /** A fund that the plan does not take, and why not. */
  readonly refused: readonly [scheme: string, reason: string];
  readonly purchase: Purchase;
}

const shariahFunds = ['CBIAS', 'CBIBA', 'CBIEQ', 'CBIMM', 'CBSUK'];
const bought = { plan: 'EPF', currency: 'MYR', percent: 300n } as const;
const plans: readonly EpfPlan[] = [
  {
    type: 'Konvensional',
    name: 'Conventional',
    funds: ['CBBAL', 'CBBND', 'CBMGF', 'CBMMK', ...shariahFunds].toSorted(),
    refused: ['CBSMC', 'This fund is not approved for EPF.'],
    purchase: { ...bought, scheme: 'CBBAL', paid: 100_000n, nav: 8_433n },
  },
  {
    type: 'Shariah',
    name: 'Shariah',
    funds: shariahFunds,
    refused: ['CBBAL', 'This customer’s EPF account takes Shariah funds only.'],
    purchase: { ...bought, scheme: 'CBIBA', paid: 254_321n, nav: 7_739n },
  },
];

/** Codes of the funds that the open drawer offers. */
async function offeredIn(drawer: Locator): Promise<readonly string[]> {
  const funds = drawer.getByRole('button', { name: /^Cempaka Biru / });
  await expect(funds.first()).toBeVisible();
  const above = drawer.getByRole('button', { name: /^\d+ funds? above / });
  if ((await above.count()) > 0 && (await above.getAttribute('aria-expanded')) === 'false')
    await above.click();
  const texts = await funds.allTextContents();
  return texts.map((text) => /CB[A-Z]{3}/.exec(text)?.[0] ?? text).toSorted();
}

/** Expects that less than the minimum is refused in the open form. */
async function expectTooLittle(drawer: Locator, minimum: string): Promise<void> {
  await amountField(drawer).fill('999.99');
  await addButton(drawer).click();
  await expect(drawer.getByText(`Below the ${minimum} of MYR 1,000.00`)).toBeVisible();
}

/** Adds the first purchase to the onboarding on the page, among the funds of the plan. */
async function buyFirst(page: Page, id: string, { funds, refused, purchase }: EpfPlan): Promise<void> {
  await page.getByRole('button', { name: 'Add an investment' }).click();
  const drawer = investDrawer(page);
  await expect(drawer.getByRole('combobox', { name: 'Account and plan' })).toHaveValue(`${id}-EPF`);
  expect(await offeredIn(drawer)).toEqual(funds);
  const [scheme, reason] = refused;
  const order = new URLSearchParams({ transaction: 'invest', account: `${id}-EPF`, scheme });
  await page.goto(`/onboarding?onboarding=${id}&step=investment&${order}`);
  await expect(drawer.getByText(reason, { exact: false })).toBeVisible();
  await expect(amountField(drawer)).toBeHidden();
  await drawer.getByRole('searchbox', { name: 'Find a fund' }).fill(purchase.scheme);
  await drawer.getByRole('button', { name: /^Cempaka Biru / }).click();
  await expectTooLittle(drawer, 'first-investment minimum');
  await amountField(drawer).fill(`${purchase.paid / 100n}.${String(purchase.paid % 100n).padStart(2, '0')}`);
  await addPurchase(page, purchase);
  await expect(page.getByRole('list', { name: 'Investments' })).toContainText(paidText(purchase));
}

/** Sends form 9N for the purchase of the confirmed checkout on the page, and uploads the signed form. */
async function payByEpf(page: Page, purchase: Purchase): Promise<void> {
  const sent = page.url();
  await openPaymentOf(page, 'Submit form 9N (AHL)');
  await page.getByRole('textbox', { name: '9N (AHL) form number' }).fill('9N-4711');
  const paid = page.waitForRequest(/application\/payment$/);
  await page.getByRole('button', { name: 'Submit form 9N (AHL)' }).click();
  expect((await paid).postDataJSON().payment).toMatchObject({
    method: 'EPF',
    reference: '9N-4711',
    amounts: [{ currency: 'MYR', amount: Number(purchase.paid) / 100 }],
  });
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await returnTo(page, sent);
  await expect(page.getByRole('region', { name: 'Required documents' })).toContainText(documentName);
  await uploadMissing(page);
}

/** Finds the applicant, who is a customer now. */
async function findCustomer(page: Page, control: Control, name: string): Promise<Customer> {
  await openFromList(page, name);
  const customerId = new URL(page.url()).searchParams.get('customerId') ?? '';
  const customer = { customerId, name, idNo: '', dateOfBirth: null, accounts: [] };
  await settle(page, customer);
  const { holdings } = await control.ledger(customerId);
  return { ...customer, accounts: holdings.map(({ accountId }) => ({ accountId, plan: 'EPF' })) };
}

for (const plan of plans) {
  const { type, name, purchase } = plan;
  test(`[ONB-01] [ONB-04] [ITM-12] [ITM-13] [PAY-01] the EPF plan, ${name}, is opened with its first purchase, and every sum is right`, {
    tag: '@long',
  }, async ({ page, seed, control, inspectVariant }) => {
    test.setTimeout(300_000);
    await seed.session();
    const member = { plans: ['EPF' as const], epfAccountType: type };
    const answers = who({ ...member, epfNo: '1234 5678' })(simple);
    const id = await startOnboarding(page);
    const applicant = { ...answers.identity, customerId: id, accounts: [] };

    await test.step('an EPF number of six digits is refused', async () => {
      await answerStep(page, who({ ...member, epfNo: '123456' })(simple));
      await continueButton(page).click();
      await expect(page.getByText('An EPF number has 7 to 9 digits.')).toBeVisible();
      await expectStep(page, 'Who');
    });
    await test.step('all steps are answered, and a fund of the plan is bought', async () => {
      await answerSteps(page, answers, 'First investment');
      await buyFirst(page, id, plan);
      await inspectVariant(`epf-plan-${type}-bought`);
      await continueOn(page);
      await answerSteps(page, answers);
      const { payload } = await complete(page);
      expect(Object(payload).plans).toEqual({
        plans: ['EPF'],
        accountType: 'IND',
        operatingInstruction: '1',
        epfAccountType: type,
        epfNo: '12345678',
      });
    });
    await test.step('checkout and e-mail say that EPF pays', async () => {
      await expectCheckoutRows(page, [purchase]);
      const paysText = `EPF pays ${paidText(purchase)} by form 9N (AHL)`;
      await expect(page.getByText(paysText).first()).toBeVisible();
      await inspectVariant(`epf-plan-${type}-checkout`);
      await submitChecked(page, applicant);
      const [mail] = await control.mails(mailOf(applicant));
      expect(mail?.body).toContain(`EPF account (${name}): ${applicant.name}`);
      expect(mail?.body).toContain(`${paysText}.`);
      await answerAsCustomer(page, control, mailOf(applicant), 'confirm');
      await page.reload();
      await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
    });
    await payByEpf(page, purchase);
    await settle(page, applicant);
    const customer = await findCustomer(page, control, applicant.name);
    await test.step('the account has the units that were bought', async () => {
      expect(customer.accounts).toHaveLength(1);
      await page.goto(profileAddress(customer, { tab: 'activity' }));
      const row = rowOfPurchase(page, purchase);
      const units = unitsOf({ ...purchase, nav: await navOfRow(row) });
      await expect(row).toContainText(shownAs(chargeOf(purchase)));
      expect(await readUnits(control, customer, 'EPF', purchase.scheme)).toBe(units);
      await page.goto(profileAddress(customer, { tab: 'profile' }));
      await expect(page.getByRole('tabpanel')).toContainText(name);
      await expect(page.getByRole('tabpanel')).toContainText('EPF number');
    });
    await test.step('EPF has its minimum for each further purchase', async () => {
      const drawer = await openInvestDrawer(page, customer, 'EPF', purchase.scheme);
      await expectTooLittle(drawer, 'EPF minimum');
    });
  });
}
