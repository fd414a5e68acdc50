import { assessmentPath } from '@portal/shared/pages';
import { expect, type Locator, type Page } from 'playwright/test';
import { untilDraftIsSaved } from '../page/stored-data.ts';
import type { Call } from '../service/call-failures.ts';
import { attachStatement, bankAccountAddress, bankAccountDrawer, bankAccountsTab } from './bank-account.ts';
import type { Read, Visit } from './reads.ts';
import { questionTitle, suitabilityAddress } from './suitability.ts';
import {
  redeemAddress,
  redeemDrawer,
  switchAddress,
  switchDrawer,
  targetOf,
  updateAddress,
  updateDrawer,
} from './transaction-drawers.ts';

const get = (path: string): Call => ({ method: 'GET', path });

const record = get('/cif/prr/customer/info');
const lookups = get('/onboarding/form/lookups');
const cart = get('/application/cart/list');
const checkouts = get('/application/checkout');
const holdings = get('/aum/holding');

/** What every form needs; without the record the profile does not open, and the drawer is on the profile. */
const preparedReads = [
  { call: record, message: 'This customer could not be loaded' },
  { call: lookups, message: 'The form could not be prepared' },
] as const;

const openRedemption =
  (plan: 'CS' | 'PRS') =>
  ({ page, customer }: Visit) =>
    page.goto(redeemAddress(customer, plan, plan === 'CS' ? 'CBSUK' : 'CBPRG'));
const openBanks = ({ page, customer }: Visit) => page.goto(bankAccountsTab(customer));
const openBankForm = ({ page, customer }: Visit) => page.goto(bankAccountAddress(customer));
const openUpdate = ({ page, customer }: Visit) => page.goto(updateAddress(customer));
const openAssessment = ({ page, customer }: Visit) => page.goto(suitabilityAddress(customer));

async function openSwitchTarget({ page, customer }: Visit): Promise<void> {
  await page.goto(switchAddress(customer, 'CS', 'CBMGF'));
  const target = targetOf(switchDrawer(page), 'Cempaka Biru Bond');
  // when it was opened before, its draft may have the target already
  const another = switchDrawer(page).getByRole('button', { name: 'Change fund' });
  await expect(target.or(another)).toBeVisible();
  if (await another.isVisible()) await another.click();
  await target.click();
}

/** Attaches a statement; the draft brings it back when the form is opened again. */
async function attachToDraft(visit: Visit): Promise<string> {
  await openBankForm(visit);
  await untilDraftIsSaved(visit.page, () => attachStatement(bankAccountDrawer(visit.page)));
  return '';
}

/** The result of an assessment that is in the cart. */
const assessed = ({ seed, customer }: Visit) => seed.assessment(customer);

const bankRows = (page: Page): Locator =>
  page
    .getByRole('table', { name: /^Bank accounts of/ })
    .getByRole('row')
    .nth(1);
const payInto = (page: Page) => redeemDrawer(page).getByRole('combobox', { name: 'Pay into' });
const firstOwned = (page: Page) =>
  page
    .getByRole('list', { name: /^Account/ })
    .getByText(/, suits$/)
    .first();

const bankAccountReads: readonly Read[] = [
  {
    what: 'the bank accounts of a customer',
    call: get('/cif/{id}/enquiry/bankaccount'),
    open: openBanks,
    message: 'Bank accounts could not be loaded',
    shown: bankRows,
  },
  ...[cart, checkouts].map((call) => ({
    what: `the pending bank accounts of ${call.path}`,
    call,
    open: openBanks,
    message: 'Bank accounts that are still being added could not be loaded',
    shown: bankRows,
  })),
  {
    what: 'the accounts that a bank account may serve',
    call: get('/cif/account/bankaccount/associateaccount'),
    open: openBankForm,
    message: 'Cash accounts could not be loaded',
    shown: (page) => bankAccountDrawer(page).getByRole('combobox', { name: 'Cash account' }),
  },
  {
    what: 'the preview of a statement',
    call: get('/helpme/s3getpost'),
    prepare: attachToDraft,
    open: openBankForm,
    message: 'The preview could not be loaded',
    shown: (page) => bankAccountDrawer(page).getByRole('img', { name: /^Preview of/ }),
  },
  ...preparedReads.map((read) => ({
    ...read,
    what: `${read.call.path} of the form of a bank account`,
    open: openBankForm,
    shown: (page: Page) => bankAccountDrawer(page).getByRole('combobox', { name: 'Currency' }),
  })),
];

const takingReads: readonly Read[] = [
  {
    what: 'the holdings of a redemption',
    call: holdings,
    open: openRedemption('CS'),
    message: 'Holdings could not be loaded',
    shown: (page) => redeemDrawer(page).getByRole('button', { name: 'Change holding' }),
  },
  {
    what: 'the bank accounts of a redemption',
    call: get('/cif/account/bankaccount'),
    open: openRedemption('CS'),
    message: 'Bank accounts could not be loaded',
    shown: payInto,
  },
  {
    what: 'the pending bank accounts of a redemption',
    call: checkouts,
    open: openRedemption('CS'),
    message: 'Bank accounts that are still being added could not be loaded',
    shown: payInto,
  },
  {
    what: 'the reasons for a withdrawal',
    call: get('/application/transaction/getprswithdrawalreasons'),
    open: openRedemption('PRS'),
    message: 'The reasons for a withdrawal could not be loaded',
    shown: (page) => redeemDrawer(page).getByRole('combobox', { name: 'Reason for the withdrawal' }),
  },
  {
    what: 'the holdings of a switch',
    call: holdings,
    open: ({ page, customer }) => page.goto(switchAddress(customer, 'CS', 'CBMGF')),
    message: 'Holdings could not be loaded',
    shown: (page) => switchDrawer(page).getByRole('button', { name: 'Change holding' }),
  },
  {
    what: 'the suitability of a switch',
    call: get('/application/sat/productmismatch'),
    open: openSwitchTarget,
    message: 'Suitability could not be checked',
    shown: (page) => switchDrawer(page).getByText('Suits this customer'),
  },
];

const customerReads: readonly Read[] = [
  ...preparedReads.map((read) => ({
    ...read,
    what: `${read.call.path} of an update`,
    open: openUpdate,
    shown: (page: Page) => updateDrawer(page).getByRole('textbox', { name: 'E-mail' }),
  })),
  ...[get('/application/sat/question'), get('/cif/satanswer'), cart, record].map((call) => ({
    what: `${call.path} of an assessment`,
    call,
    open: openAssessment,
    message: 'The assessment could not be opened',
    shown: (page: Page) => questionTitle(page).filter({ hasText: 'How old are you?' }),
  })),
  {
    what: 'the category of an assessment',
    call: { method: 'POST', path: '/application/sat/riskcalculation' },
    prepare: assessed,
    open: openAssessment,
    message: 'The category could not be calculated',
    shown: firstOwned,
  },
  {
    what: 'the holdings of an assessed customer',
    call: holdings,
    prepare: assessed,
    open: openAssessment,
    message: /^Holdings of \d+ could not be loaded/,
    shown: firstOwned,
  },
  {
    what: 'the list of assessments',
    call: get('/application/sat/list'),
    prepare: assessed,
    open: ({ page }) => page.goto(assessmentPath),
    message: 'Assessments could not be loaded',
    shown: (page) => page.getByRole('list', { name: 'Assessments' }),
  },
];

/** The reads of the forms: bank account, redemption, switch, update, assessment. */
export const formReads: readonly Read[] = [...bankAccountReads, ...takingReads, ...customerReads];
