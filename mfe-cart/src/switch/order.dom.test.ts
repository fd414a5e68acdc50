import type { BankAccount } from '@portal/shared/api/bank-accounts';
import { Money, Nav, Units } from '@portal/shared/money';
import { bothAgent, someCustomer } from '../core/fixtures/customer.ts';
import { someLookups } from '../core/fixtures/lookups.ts';
import { offer } from '../core/fixtures/products.ts';
import { accountChoices } from '../transaction-rules/index.ts';
import { type OrderContext, readOrder } from './order.ts';
import { newValues, type SwitchValues } from './switch-fields.ts';

const bank: BankAccount = {
  bankAccName: 'TAN MEI LING',
  bankAccNumber: '514212347710',
  bankMICR: 'MBBEMYKL',
  bankName: 'Maybank',
  currency: 'MYR',
  isDefault: true,
};
const noBank = { bankName: null, bankAccNumber: null, micrCode: null, payeeName: null, mnemonic: null };

const choices = accountChoices(someCustomer(), bothAgent, { buys: true });
const suits = { mismatch: false, reasons: [], customerRank: 3, schemeRank: 2, riskCategory: 'Moderate' };
const risky = { ...suits, mismatch: true, schemeRank: 5 };
const at = '2026-11-21T10:42:00.000+08:00';
const failed = { status: 'failed', error: new Error('x'), retry: () => undefined } as const;

/** 10,000.00 units at 0.5000 of a fund, switched into another one. */
function contextOf(plan: 'CS' | 'EPF' | 'PRS', over: Partial<OrderContext> = {}): OrderContext {
  return {
    choice: choices.find(({ account }) => account.plan === plan),
    holdings: { status: 'ok', value: [] },
    chosen: undefined,
    offer: offer(plan === 'PRS' ? 'CBPRG' : 'CBMGF'),
    limits: {
      currency: 'MYR',
      nav: Nav.of('0.5'),
      free: Units.of('10000'),
      highestAmount: Money.of('MYR', '4750'),
      minimum: Units.of('200'),
      minimumLeft: Units.of('200'),
      leastValue: { money: Money.of('MYR', '1050'), why: 'the minimum' },
      verb: 'switch',
    },
    target: offer(plan === 'PRS' ? 'CBPRA' : 'CBSUK'),
    refusal: undefined,
    mismatch: { status: 'ok', value: suits },
    bankAccounts: [bank],
    banks: { status: 'ok', value: someLookups.banks },
    ...over,
  };
}

const values = (over: Partial<SwitchValues> = {}): SwitchValues => ({
  ...newValues('1000482917', 'CBMGF'),
  target: 'CBSUK',
  amount: '2000',
  salesCharge: '0.5',
  ...over,
});
const prsValues = values({ salesCharge: '0' });
const missingIn = (typed: SwitchValues, context: OrderContext) => {
  const reading = readOrder(typed, context);
  return reading.status === 'complete' ? [] : reading.missing.map(({ field, problem }) => [field, problem]);
};
const payloadOf = (typed: SwitchValues, context: OrderContext) => {
  const reading = readOrder(typed, context);
  return reading.status === 'complete' ? reading.payload : undefined;
};

test('[ITM-05] [ITM-18] the payload has every field, the cash plan is CS, and without payouts the bank fields are null', () => {
  expect(payloadOf(values(), contextOf('CS'))).toEqual({
    accountId: '1000482917',
    accountType: 'IND',
    fromScheme: 'CBMGF',
    fromSchemeName: 'Cempaka Biru Malaysia Growth',
    toScheme: 'CBSUK',
    toSchemeName: 'Cempaka Biru Sukuk',
    fromCurrency: 'MYR',
    toCurrency: 'MYR',
    plan: 'CS',
    amountOrUnit: 'AMOUNT',
    amount: 2_000,
    units: 0,
    switchAll: false,
    salesCharge: 0.5,
    distributionInstruction: 'REINVEST',
    switchedInSatRank: 2,
    isFromWholesaleFund: false,
    isToWholesaleFund: false,
    agentCode: bothAgent.agentCodeUt,
    domesticBorrowing: false,
    ...noBank,
  });
});

test.each<[string, SwitchValues, OrderContext, object]>([
  [
    'units',
    values({ way: 'units', units: '2,500.5' }),
    contextOf('CS'),
    { amountOrUnit: 'UNIT', units: 2_500.5, amount: 0, switchAll: false },
  ],
  [
    'all units',
    values({ way: 'all' }),
    contextOf('CS'),
    { amountOrUnit: 'UNIT', units: 10_000, amount: 0, switchAll: true },
  ],
  [
    'all units, typed',
    values({ way: 'units', units: '10000' }),
    contextOf('CS'),
    { units: 10_000, switchAll: true },
  ],
  [
    'EPF',
    values({ distribution: 'PAYOUT' }),
    contextOf('EPF'),
    { plan: 'EPF', distributionInstruction: 'REINVEST', ...noBank, agentCode: bothAgent.agentCodeUt },
  ],
  ['PRS', prsValues, contextOf('PRS'), { plan: 'PRS', salesCharge: 0, agentCode: bothAgent.agentCodePrs }],
  [
    'a payout',
    values({ distribution: 'PAYOUT' }),
    contextOf('CS'),
    {
      distributionInstruction: 'PAYOUT',
      bankName: 'Maybank',
      bankAccNumber: '514212347710',
      micrCode: 'MBBEMYKL',
      payeeName: 'TAN MEI LING',
      mnemonic: 'MBB',
    },
  ],
  [
    'borrowing',
    values({ borrowing: 'yes' }),
    contextOf('CS', { target: offer('CBGTU') }),
    { domesticBorrowing: true },
  ],
  [
    'no borrowing',
    values({ borrowing: 'no' }),
    contextOf('CS', { target: offer('CBGTU') }),
    { domesticBorrowing: false },
  ],
  [
    'an answer from another target',
    values({ borrowing: 'yes' }),
    contextOf('CS'),
    { domesticBorrowing: false },
  ],
])('[ITM-05] sends %s', (_case, typed, context, expected) => {
  // CBGTU charges from 1%
  const charged = context.target === offer('CBGTU') ? { ...typed, salesCharge: '1' } : typed;
  expect(payloadOf(charged, context)).toMatchObject(expected);
});

test.each<[string, SwitchValues, OrderContext, readonly (readonly string[])[]]>([
  ['no account', values(), contextOf('CS', { choice: undefined }), [['accountId', 'Choose an account.']]],
  ['no holding', values(), contextOf('CS', { offer: undefined }), [['scheme', 'Choose a holding.']]],
  [
    'no target',
    values(),
    contextOf('CS', { target: undefined }),
    [['target', 'Choose a fund to switch into.']],
  ],
  [
    'a refused target',
    values(),
    contextOf('CS', { target: undefined, refusal: 'Closed.' }),
    [['target', 'Closed.']],
  ],
  [
    'too little for the target',
    values({ amount: '1049.99' }),
    contextOf('CS'),
    [['amount', 'Worth less than MYR 1,050.00, the minimum']],
  ],
  [
    'a charge over the range',
    values({ salesCharge: '1.01' }),
    contextOf('CS'),
    [['salesCharge', 'Enter 0.00% to 1.00%']],
  ],
  ['a charge for PRS', values(), contextOf('PRS'), [['salesCharge', 'Enter 0.00%']]],
  [
    'a payout without a bank account',
    values({ distribution: 'PAYOUT' }),
    contextOf('CS', { bankAccounts: [] }),
    [['bank', 'Choose the bank account for payouts, or reinvest.']],
  ],
  [
    'no answer about borrowing',
    values({ salesCharge: '1' }),
    contextOf('CS', { target: offer('CBGTU') }),
    [['borrowing', 'Choose whether the customer has borrowed in ringgit.']],
  ],
  [
    'a suitability that could not be checked',
    values(),
    contextOf('CS', { mismatch: failed }),
    [['target', 'Suitability could not be checked: try that again first.']],
  ],
  [
    'a mismatch that is not acknowledged',
    values(),
    contextOf('CS', { mismatch: { status: 'ok', value: risky } }),
    [['acknowledged', 'Confirm that the customer knows this and still wants to switch.']],
  ],
  [
    'a mismatch without reason',
    values({ acknowledged: { at, kind: 'risk' }, reason: 'short' }),
    contextOf('CS', { mismatch: { status: 'ok', value: risky } }),
    [['reason', 'Give the customer’s reason in at least 10 characters.']],
  ],
])('[ITM-12] [SAT-04] reports %s at its field', (_case, typed, context, missing) => {
  expect(missingIn(typed, context)).toEqual(missing);
});

test('[SAT-04] an acknowledged mismatch is complete, and keeps the reason', () => {
  const acknowledged = { at, kind: 'risk' };
  const typed = values({ acknowledged, reason: 'Has a long horizon.' });
  expect(readOrder(typed, contextOf('CS', { mismatch: { status: 'ok', value: risky } }))).toMatchObject({
    status: 'complete',
    reason: { reason: 'Has a long horizon.', acknowledged },
  });
});
