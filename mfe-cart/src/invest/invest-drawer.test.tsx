import { accountBankAccounts } from '@portal/shared/api/bank-accounts';
import { addInvestment, cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import { customerInfo } from '@portal/shared/api/customers';
import { accountHolding } from '@portal/shared/api/holdings';
import { tdayCalc } from '@portal/shared/api/pricing';
import { productMismatch } from '@portal/shared/api/suitability';
import { type FakeApi, fakeApi, renderSlot, testAgent, testSession, testShell } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { acknowledgedReason } from '../core/acknowledgements.ts';
import { wireBankar, wireCart, wireInvestment } from '../core/fixtures/cart.ts';
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
    .reply(cartList, wireCart())
    .reply(checkoutsOf, [])
    .reply(addInvestment, { id: 'i1' });
}

// what is in doubt is kept there
beforeEach(() => localStorage.clear());

interface Start {
  readonly accountId?: string;
  readonly scheme?: string;
  readonly agent?: typeof testAgent | typeof utAgent;
  /** Whom the page's address names. */
  readonly urlCustomer?: string;
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
  const path = `/client-profile?customerId=${start.urlCustomer ?? 'C0048217'}&drawer=invest`;
  return { onClose, ...renderSlot(slot, { shell, path }) };
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
  for (const link of screen.getAllByRole('link', { name: 'Prospectus' })) {
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a plan without registration stays in the list and says why', async () => {
  service();
  open({ agent: utAgent });
  const prs = await screen.findByRole('option', { name: /3000088125/ });
  expect(prs).toBeDisabled();
  expect(prs).toHaveTextContent('You are not registered to sell this product.');
});

test('[SAT-04] a mismatch needs the customer’s word and a reason, and Add to cart leads to them', async () => {
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
  expect(acknowledgedReason('i1')).toBeUndefined();
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
  await waitFor(() => expect(acknowledgedReason('i1')).toBe('Has a long horizon for this part.'));
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

test('[ITM-14] [ITM-15] a payout goes into a bank account of the currency, a pending one too', async () => {
  const pending = wireBankar('b1');
  const addition = { ...pending, payload: { ...pending.payload, bankAccNumber: '80012345670001' } };
  const api = service().reply(cartList, ({ query }) =>
    wireCart(query.channel === 'Digital Form' ? { bankar: [addition] } : {}),
  );
  const { user } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.click(screen.getByRole('radio', { name: /Pay out/ }));
  const bank = await screen.findByRole('combobox', { name: 'Pay into' });
  expect(bank).toHaveDisplayValue('Maybank 5142 •••• 7710');
  expect(api.requestsOf(accountBankAccounts).map(({ query }) => query)).toEqual([
    { accountId: '1000482917' },
  ]);
  expect(api.requestsOf(cartList).map(({ query }) => query.channel)).toContain('Digital Form');
  expect(api.requestsOf(checkoutsOf).map(({ query }) => query.channel)).toEqual(['Digital Transaction']);

  await user.selectOptions(bank, 'Maybank 8001 •••• 0001 (pending)');
  await user.click(addButton());
  await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
  expect(api.requestsOf(addInvestment)[0]?.body).toMatchObject({
    payload: {
      distributionInstruction: 'PAYOUT',
      idBankar: 'b1',
      bankAccNumber: '80012345670001',
      bankName: 'Maybank',
      micrCode: 'MBBEMYKL',
      mnemonic: 'MBB',
    },
  });
});

test('[ITM-15] what is still being added and could not be loaded is said, beside what can be chosen', async () => {
  service().fail(checkoutsOf, { status: 400 });
  const { user } = open({ scheme: 'CBSUK' });
  await user.click(await screen.findByRole('radio', { name: /Pay out/ }));
  expect(
    await screen.findByText('Bank accounts that are still being added could not be loaded'),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Pay into' })).toHaveDisplayValue('Maybank 5142 •••• 7710');
});

test('what is chosen stands in the address, for a reload or a link', async () => {
  service();
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: /Cempaka Biru Sukuk/ }));
  const address = () => Object.fromEntries(new URLSearchParams(location().search));
  expect(address()).toEqual({
    customerId: 'C0048217',
    drawer: 'invest',
    accountId: '1000482917',
    scheme: 'CBSUK',
  });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account and plan' }), '3000088125');
  expect(address()).toEqual({ customerId: 'C0048217', drawer: 'invest', accountId: '3000088125' });
});

test('fund documents that could not be loaded are not taken for none', async () => {
  service();
  const { user } = open({ scheme: 'CBSUK' });
  await user.click(await screen.findByText('All about this fund'));
  expect(screen.getAllByRole('link', { name: 'Prospectus' })).toHaveLength(2);
  expect(screen.getByText('PROS · EN · as of 31 Oct 2026')).toBeVisible();
});

test('[ITM-16] a failed post says so at its place and keeps everything typed', async () => {
  const api = service().fail(addInvestment, { status: 422 }, 1);
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.click(addButton());
  expect(await screen.findByText('The investment was not added to the cart')).toBeVisible();
  expect(await amountField()).toHaveValue('1,000.00');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment)).toHaveLength(2);
});

test('[ITM-16] a lost answer is read back: what did not arrive is said, and can be added again', async () => {
  const api = service().fail(addInvestment, 'timeout', 1);
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.click(addButton());
  expect(await screen.findByText('Checking what happened…')).toBeVisible();
  expect(await screen.findByText(/does not hold it/, {}, { timeout: 6_000 })).toBeVisible();
  api.reply(addInvestment, () => {
    api.reply(cartList, wireCart({ investment: [wireInvestment('i1', { amount: 1_000 })] }));
    return { id: 'i1' };
  });
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 6_000 });
  expect(api.requestsOf(addInvestment)).toHaveLength(2);
});

test('[ITM-16] a lost answer is read back: what did arrive is not sent again', async () => {
  const before = wireInvestment('i1', { amount: 1_000 });
  let arrived = false;
  const api = service().reply(cartList, () =>
    wireCart({ investment: [before, ...(arrived ? [wireInvestment('i2', { amount: 1_000 })] : [])] }),
  );
  api.reply(addInvestment, () => {
    arrived = true;
    throw new Error('the answer is lost');
  });
  const { user, onClose, shell } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 6_000 });
  expect(shell.notices[0]).toMatchObject({ text: 'Added to the cart' });
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('[ITM-16] as long as the cart cannot be read back, it may or may not be in it', async () => {
  const api = service().fail(addInvestment, 'timeout');
  const { user } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  api.fail(cartList, { status: 400 });
  await user.click(addButton());
  expect(await screen.findByText(/may or may not be in the cart/)).toBeVisible();
  await user.click(addButton());
  await waitFor(() => expect(addButton()).toBeEnabled());
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('[ITM-16] a further press sends nothing, neither while the first is under way nor when it has succeeded', async () => {
  const api = service();
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.dblClick(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('nothing is written for a customer whom the page’s address does not name', async () => {
  const api = service();
  const { user } = open({ scheme: 'CBSUK', urlCustomer: 'C0000001' });
  await user.type(await amountField(), '1000');
  await user.click(addButton());
  expect(await screen.findByText(/gone over to another customer/)).toBeVisible();
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
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
