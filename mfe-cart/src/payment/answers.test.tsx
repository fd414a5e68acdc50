import { customerInfo } from '@portal/shared/api/customers';
import { pay, paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { renderSlot, testDrafts, testShell } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { someLookups } from '../core/fixtures/lookups.ts';
import { remoteData } from '../core/remote-data.ts';
import {
  failed,
  openPayment as open,
  payButton,
  pending,
  paymentService as service,
  summary,
} from './fixtures/open-payment.tsx';
import { emptyAnswers } from './payment-order.ts';
import { PaymentPage } from './payment-page.tsx';

beforeEach(() => localStorage.clear());

const [account] = wireCustomer.account;
if (!account) throw new Error('a customer without an account');
const joint = {
  ...wireCustomer,
  account: [
    {
      ...account,
      holders: [...account.holders, { name: 'LIM KOK SENG', idNo: '620118075311', role: 'Joint' as const }],
    },
  ],
};
const reference = () => screen.findByRole('textbox', { name: 'Reference' });
const payer = () => screen.findByRole('combobox', { name: 'Payer' });
const draftWithJointHolder = () =>
  testDrafts({
    'payment:A1': {
      savedAt: Date.now(),
      fromHere: true,
      value: { MYR: { ...emptyAnswers, payer: { ...emptyAnswers.payer, who: '620118075311' } } },
    },
  });

test('[PAY-01] keeps a reference that is too long for the service, says so, and sends nothing', async () => {
  const api = service();
  const { user } = open();
  const long = 'R'.repeat(41);
  await user.click(await reference());
  await user.paste(long);
  await user.click(await payButton());
  expect(await reference()).toHaveValue(long);
  expect(screen.getByText('Use at most 40 characters; this has 41.')).toBeVisible();
  expect(await reference()).toHaveFocus();
  expect(api.requestsOf(pay)).toHaveLength(0);
  await user.type(await reference(), '{Backspace}');
  await user.click(await payButton());
  await waitFor(() => expect(api.requestsOf(pay)).toHaveLength(1));
});

test('[PAY-01] a reference is not taken for the number of a cheque', async () => {
  const api = service();
  const { user } = open();
  await user.type(await reference(), 'R-1');
  await user.click(screen.getByRole('radio', { name: /Cheque/ }));
  expect(await screen.findByRole('textbox', { name: 'Cheque number' })).toHaveValue('');
  await user.click(await payButton('Record cheque of MYR 10,000.00'));
  expect(screen.getByText('Enter the cheque number.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /DuitNow/ }));
  expect(await reference()).toHaveValue('');
  await user.click(screen.getByRole('radio', { name: /\(FPX\)/ }));
  expect(await reference()).toHaveValue('R-1');
  expect(api.requestsOf(pay)).toHaveLength(0);
});

test('[PAY-01] an EPF application is submitted with the form’s number, and shows no sum to pay', async () => {
  const api = service().reply(paymentSummary, {
    ...summary,
    items: summary.items.map((item) => ({ ...item, plan: 'EPF' as const })),
    methods: summary.methods.slice(0, 1).map((method) => ({ ...method, code: 'EPF' as const })),
  });
  const { user } = open();
  await user.click(await screen.findByRole('textbox', { name: '9N (AHL) form number' }));
  await user.paste('9N-4711');
  expect(screen.getByText(/^EPF pays/)).toHaveTextContent('EPF pays MYR 10,000.00 by form 9N (AHL)');
  await user.click(screen.getByRole('button', { name: 'Submit form 9N (AHL)' }));
  await waitFor(() => expect(api.requestsOf(pay)).toHaveLength(1));
  expect(api.requestsOf(pay)[0]?.body).toMatchObject({ payment: { method: 'EPF', reference: '9N-4711' } });
});

describe('[PAY-01] a joint holder in the draft', () => {
  test('stays the payer: nothing is paid while the customer’s record cannot be loaded', async () => {
    const api = service().fail(customerInfo, { status: 400 });
    const { user } = open(draftWithJointHolder());
    expect(await screen.findByText('Who may pay could not be loaded')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Pay MYR 10,000.00' });
    expect(button).toBeDisabled();
    api.reply(customerInfo, joint);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payer()).toHaveDisplayValue('Lim Kok Seng, joint holder');
    await user.click(await payButton());
    await waitFor(() => expect(api.requestsOf(pay)).toHaveLength(1));
    expect(api.requestsOf(pay)[0]?.body).toMatchObject({
      payment: { payer: { name: 'LIM KOK SENG', relationship: 'Joint holder' } },
    });
  });

  test('has to be replaced when none of the accounts is theirs', async () => {
    const api = service();
    const { user } = open(draftWithJointHolder());
    expect(await payer()).toHaveValue('');
    await user.click(await payButton());
    expect(await payer()).toHaveFocus();
    expect(screen.getByText(/Choose who pays/)).toBeVisible();
    expect(api.requestsOf(pay)).toHaveLength(0);
  });
});

test('[PAY-01] keeps reference and slip separately for each currency', async () => {
  const due = [
    { currency: 'MYR', amount: 10_000 },
    { currency: 'USD', amount: 500 },
  ];
  const [item] = summary.items;
  if (!item) throw new Error('nothing is paid');
  const tt = {
    code: 'TT' as const,
    name: 'TT',
    currency: 'USD',
    minimum: null,
    maximum: null,
    needsSlip: true,
  };
  service().reply(paymentSummary, {
    ...summary,
    due,
    items: [item, { ...item, formId: 'F2', currency: 'USD', amount: 500 }],
    methods: [...summary.methods, tt],
  });
  const { user, shell } = open();
  await user.type(await reference(), 'R-1');
  await user.click(screen.getByRole('button', { name: 'USD' }));
  const transfer = screen.getByRole('textbox', { name: 'Transfer reference' });
  expect(transfer).toHaveValue('');
  await user.type(transfer, 'TT-9');
  await user.click(screen.getByRole('button', { name: 'MYR' }));
  expect(await reference()).toHaveValue('R-1');
  expect(shell.drafts.kept.get('payment:A1')).toMatchObject({
    MYR: { reference: 'R-1' },
    USD: { reference: 'TT-9' },
  });
});

test('[SES-09] removes the draft when the payment is accepted, and keeps it again when the payment failed', async () => {
  const api = service(pending);
  const { user, shell } = open();
  await payButton();
  await user.type(await reference(), 'R-1');
  expect(shell.drafts.kept.has('payment:A1')).toBe(true);
  await user.click(await payButton());
  expect(await screen.findByText('The payment is being verified')).toBeVisible();
  expect(shell.drafts.kept.size).toBe(0);
  api.reply(verifyPayment, failed);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('The payment failed')).toBeVisible();
  expect(await reference()).toHaveValue('R-1');
  expect(shell.drafts.kept.get('payment:A1')).toMatchObject({ MYR: { reference: 'R-1' } });
});

test('[SES-09] puts the form back and discards the draft with Discard', async () => {
  service();
  const drafts = testDrafts({
    'payment:A1': {
      savedAt: Date.now(),
      fromHere: true,
      value: { MYR: { ...emptyAnswers, reference: 'R-1' } },
    },
  });
  const { user } = open(drafts);
  expect(await screen.findByDisplayValue('R-1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await reference()).toHaveValue('');
  expect(drafts.kept.size).toBe(0);
  await user.type(await reference(), 'R-2');
  expect(await reference()).toHaveValue('R-2');
});

test('[SES-09] Discard also removes a typed date that could not be read', async () => {
  const methods = summary.methods.filter(({ code }) => code === 'CHQ');
  service().reply(paymentSummary, { ...summary, methods });
  const value = { MYR: { ...emptyAnswers, reference: '123456' } };
  const { user } = open(testDrafts({ 'payment:A1': { savedAt: Date.now(), fromHere: true, value } }));
  await screen.findByDisplayValue('123456');
  const date = () => screen.getByRole('textbox', { name: 'Date of the cheque' });
  await user.type(date(), 'soon');
  await user.tab();
  expect(date()).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(date()).toHaveValue('');
  expect(date()).toBeValid();
});

test('[PAY-01] uses the service’s limits of a method', async () => {
  const [fpx, ...others] = summary.methods;
  if (!fpx) throw new Error('no method');
  service().reply(paymentSummary, { ...summary, methods: [{ ...fpx, maximum: 5_000 }, ...others] });
  open();
  expect(await screen.findByText('Up to MYR 5,000.00.')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /FPX/ })).toBeNull();
});

test('says that there is no payment method when the lookups have none that is known', async () => {
  service();
  const Payment = remoteData.wrap(PaymentPage);
  renderSlot(<Payment />, {
    shell: testShell({ reference: { lookups: { ...someLookups, paymentMethods: [] } } }),
    path: '/payment?applicationId=A1',
  });
  expect(await screen.findByText(/There is no payment method to choose/)).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading payment methods' })).toBeNull();
});

test('hides the sum on the button in the privacy view', async () => {
  service();
  open();
  expect((await payButton()).querySelector('[data-private]')).toHaveTextContent('10,000.00');
});
