import { accountBankAccounts } from '@portal/shared/api/bank-accounts';
import { addInvestment } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { accountHolding } from '@portal/shared/api/holdings';
import { tdayCalc } from '@portal/shared/api/pricing';
import { productMismatch } from '@portal/shared/api/suitability';
import { type FakeApi, fakeApi, renderSlot, testAgent, testSession, testShell } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { utAgent, wireCustomer } from '../core/fixtures/customer.ts';
import { someLookups } from '../core/fixtures/lookups.ts';
import { someDocuments, someFunds, someSchemes } from '../core/fixtures/products.ts';
import { remoteData } from '../core/remote-data.ts';
import { TransactionDrawer } from './invest-drawer.tsx';

const Slot = remoteData.wrap(TransactionDrawer);
const suits = { mismatch: false, reasons: [], customerRank: 3, schemeRank: 2, riskCategory: 'Moderate' };
const riskier = { mismatch: true, reasons: [], customerRank: 3, schemeRank: 5, riskCategory: 'Moderate' };

function service(): FakeApi {
  return fakeApi()
    .reply(customerInfo, wireCustomer)
    .reply(accountHolding, { holdings: [], totals: [], asOf: null })
    .reply(productMismatch, ({ query }) => (query.scheme === 'CBGTU' ? riskier : suits))
    .reply(tdayCalc, ({ query }) => ({ date: query.TDay === '0' ? '2026-11-23' : '2026-11-27' }))
    .reply(accountBankAccounts, [
      {
        BankAccName: 'TAN MEI LING',
        BankAccNo: '514212347710',
        MICRCode: 'MBBEMYKL',
        BankName: 'Maybank',
        Currency: 'MYR',
        IsDefault: true,
      },
    ])
    .reply(addInvestment, { id: 'i1' });
}

interface Start {
  readonly accountId?: string;
  readonly scheme?: string;
  readonly agent?: typeof testAgent | typeof utAgent;
}

function open({ agent = testAgent, ...start }: Start = {}) {
  const session = testSession();
  session.set({ status: 'active', agent, expiresAt: Date.now() + 900_000 });
  const shell = testShell({
    session,
    reference: { schemes: someSchemes, funds: someFunds, documents: someDocuments, lookups: someLookups },
  });
  const onClose = jest.fn();
  const slot = <Slot kind="invest" customerId="C0048217" {...start} onClose={onClose} />;
  return { onClose, ...renderSlot(slot, { shell, path: '/client-profile?customerId=C0048217' }) };
}

const amountField = () => screen.findByRole('textbox', { name: 'Amount' });
const addButton = () => screen.getByRole('button', { name: 'Add to cart' });

test('[ITM-01] [ITM-03] the request has exactly the fields of the specification; the cash plan is sent as CS', async () => {
  const api = service();
  const { user, shell, onClose } = open({ scheme: 'CBSUK' });
  const changed = jest.fn();
  shell.bus.on('cart:changed').subscribe(changed);
  await user.type(await amountField(), '25,000');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());

  const [request] = api.requestsOf(addInvestment);
  expect(request?.body).toEqual({
    channel: 'Digital Transaction',
    userId: testAgent.uuid,
    customerId: 'C0048217',
    payload: {
      accountId: '1000482917',
      accountType: 'IND',
      scheme: 'CBSUK',
      schemeName: 'Cempaka Biru Sukuk',
      currency: 'MYR',
      plan: 'CS',
      salesCharge: 1,
      amount: 25_000,
      distributionInstruction: 'REINVEST',
      prsDefaultOption: null,
      prsDefaultOptionType: null,
      satRank: 2,
      isWholesaleFund: false,
      agentCode: testAgent.agentCodeUt,
    },
    customerName: 'TAN MEI LING',
  });
  expect(changed).toHaveBeenCalledWith({ customerId: 'C0048217' });
  expect(shell.notices[0]).toMatchObject({ text: 'Added to the cart', action: { label: 'View cart' } });
});

test('[ITM-03] a PRS order goes under the PRS code, with the default option of the age', async () => {
  const api = service();
  const { user } = open({ accountId: '3000088125' });
  await user.click(await screen.findByRole('radio', { name: /By age, conventional/ }));
  expect(screen.queryByRole('button', { name: 'Change fund' })).toBeNull();
  await user.type(await amountField(), '500');
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
  expect(api.requestsOf(addInvestment)[0]?.body).toMatchObject({
    payload: {
      plan: 'PRS',
      scheme: 'CBPRG',
      agentCode: testAgent.agentCodePrs,
      prsDefaultOption: 'Y',
      prsDefaultOptionType: 'CONV',
    },
  });
});

test('a fund is found by words, and only what may be bought is offered', async () => {
  service();
  const { user } = open();
  const search = await screen.findByRole('searchbox', { name: 'Find a fund' });
  const funds = () => within(screen.getByRole('list', { name: 'Funds' })).getAllByRole('button');
  expect(funds()).toHaveLength(4);
  await user.type(search, 'sukuk');
  expect(funds()).toHaveLength(1);
  await user.tab();
  await user.click(screen.getByRole('button', { name: /Cempaka Biru Sukuk/ }));
  expect(await amountField()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prospectus' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a plan without registration stays in the list and says why', async () => {
  service();
  open({ agent: utAgent });
  const prs = await screen.findByRole('option', { name: /3000088125/ });
  expect(prs).toBeDisabled();
  expect(prs).toHaveTextContent('You are not registered to sell this product.');
});

test('a mismatch needs the customer’s word and a reason, and Add to cart leads to them', async () => {
  const api = service();
  const { user } = open({ scheme: 'CBGTU' });
  expect(await screen.findByText('Riskier than this customer’s category')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Moderate covers funds up to risk 3. This fund is risk 5, so a fall of more than 20% in a year is possible.',
  );
  await user.type(await amountField(), '1000');
  await user.click(addButton());
  const word = screen.getByRole('checkbox', { name: /still wants to invest/ });
  await waitFor(() => expect(word).toHaveFocus());
  await user.keyboard(' ');
  await user.click(addButton());
  const reason = screen.getByRole('textbox', { name: 'Customer’s reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
  await user.paste('Has a long horizon for this part.');
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
});

test('limits are live, and what comes of the amount is shown', async () => {
  service();
  const { user } = open({ scheme: 'CBIAS' });
  const amount = await amountField();
  await user.type(amount, '999');
  expect(screen.getByText('Below the first-investment minimum of MYR 1,000.00')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '10000');
  expect(screen.getByText('Above the first-investment minimum of MYR 1,000.00')).toBeVisible();
  expect(screen.getByText('Not held yet')).toBeVisible();
  expect(screen.getByText('521.33', { exact: false })).toBeVisible();
  expect(screen.getByText('9,478.67', { exact: false })).toBeVisible();
  expect(screen.getByText('14,995.53')).toBeVisible();
  expect(await screen.findByText('Mon, 23 Nov 2026')).toBeVisible();
  expect(screen.getByText('Fri, 27 Nov 2026')).toBeVisible();
});

test('a date that the service does not tell is unknown, and does not stop the order', async () => {
  const api = service().fail(tdayCalc, { status: 400 });
  const { user } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  expect(await screen.findAllByText('Unknown')).toHaveLength(2);
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
});

test('a payout goes into a bank account of the currency', async () => {
  const api = service();
  const { user } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.click(screen.getByRole('radio', { name: /Pay out/ }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Pay into' }),
    'Maybank 5142 •••• 7710',
  );
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
  expect(api.requestsOf(addInvestment)[0]?.body).toMatchObject({
    payload: { distributionInstruction: 'PAYOUT', bankAccNumber: '514212347710', mnemonic: 'MBB' },
  });
});

test('a failed post says so at its place and keeps everything typed', async () => {
  service().fail(addInvestment, { status: 422 });
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.click(addButton());
  expect(await screen.findByText('The investment was not added to the cart')).toBeVisible();
  expect(await amountField()).toHaveValue('1,000.00');
  expect(onClose).not.toHaveBeenCalled();
});

test('a lost answer is not taken for a failure', async () => {
  service().fail(addInvestment, 'timeout');
  const { user } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.click(addButton());
  expect(await screen.findByText(/may or may not be in the cart/)).toBeVisible();
});

test('leaving with something typed asks once; without, it just closes', async () => {
  service();
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what it needs and could not load is said, and can be tried again', async () => {
  service().fail(customerInfo, { status: 400 });
  const { user } = open();
  expect(await screen.findByText('The form could not be prepared')).toBeVisible();
  service();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('searchbox')).toBeVisible();
});

test('pressed while suitability is still being checked, it goes on by itself once that is known', async () => {
  let answer = (_: typeof suits) => {};
  const checked = new Promise<typeof suits>((resolve) => {
    answer = resolve;
  });
  const api = service().reply(productMismatch, () => checked);
  const { user, onClose } = open({ accountId: '1000482917', scheme: 'CBSUK' });
  await user.type(await amountField(), '2000');
  await user.click(addButton());
  expect(await screen.findByRole('button', { name: 'Checking suitability…' })).toBeInTheDocument();
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
  answer(suits);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('[SAT-04] what the check then finds is asked for before anything is sent', async () => {
  let answer = (_: typeof suits) => {};
  const checked = new Promise<typeof suits>((resolve) => {
    answer = resolve;
  });
  const api = service().reply(productMismatch, () => checked);
  const { user } = open({ accountId: '1000482917', scheme: 'CBSUK' });
  await user.type(await amountField(), '2000');
  await user.click(addButton());
  answer(riskier);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /still wants to invest/ })).toHaveFocus());
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
});
