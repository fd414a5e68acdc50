import type { BankAccount } from '@portal/shared/api/bank-accounts';
import { Money, Nav, Units } from '@portal/shared/money';
import { wireRedemption } from '../core/fixtures/cart.ts';
import { bothAgent, someCustomer } from '../core/fixtures/customer.ts';
import { someLookups } from '../core/fixtures/lookups.ts';
import { offer } from '../core/fixtures/products.ts';
import { accountChoices } from '../transaction-rules/index.ts';
import { redemptionOf } from './fixtures/redemption-of.ts';
import { type OrderContext, readOrder } from './order.ts';
import { newValues, type RedeemValues, valuesOfItem } from './redeem-fields.ts';

const bank: BankAccount = {
  bankAccName: 'TAN MEI LING',
  bankAccNumber: '514212347710',
  bankMICR: 'MBBEMYKL',
  bankName: 'Maybank',
  currency: 'MYR',
  isDefault: true,
};
const pendingBank = { ...bank, bankAccNumber: '514299998888', isDefault: false, idBankar: 'b1' };

const choices = accountChoices(someCustomer(), bothAgent, { buys: false });
const cash = offer('CBMGF');

function contextOf(plan: 'CS' | 'EPF' | 'PRS', over: Partial<OrderContext> = {}): OrderContext {
  return {
    choice: choices.find(({ account }) => account.plan === plan),
    holdings: { status: 'ok', value: [] },
    chosen: undefined,
    offer: cash,
    limits: {
      currency: 'MYR',
      nav: Nav.of('0.5'),
      free: Units.of('1000'),
      highestAmount: Money.of('MYR', '475'),
      minimum: Units.of('200'),
      minimumLeft: Units.of('200'),
      verb: 'redeem',
    },
    bankAccounts: [bank, pendingBank],
    banks: { status: 'ok', value: someLookups.banks },
    reasons: { status: 'ok', value: [{ name: 'Pre-retirement', reasonID: '2', value: 'PRE' }] },
    ...over,
  };
}

const values = (over: Partial<RedeemValues> = {}): RedeemValues => ({
  ...newValues('1000482917', 'CBMGF'),
  amount: '200',
  ...over,
});
const failed = { status: 'failed', error: new Error('x'), retry: () => undefined } as const;
const missingIn = (typed: RedeemValues, context: OrderContext) => {
  const reading = readOrder(typed, context);
  return reading.status === 'complete' ? [] : reading.missing.map(({ field, problem }) => [field, problem]);
};
const payloadOf = (typed: RedeemValues, context: OrderContext) => {
  const reading = readOrder(typed, context);
  return reading.status === 'complete' ? reading.payload : undefined;
};

test.each<[string, RedeemValues, OrderContext, readonly (readonly string[])[]]>([
  ['no account', values(), contextOf('CS', { choice: undefined }), [['accountId', 'Choose an account.']]],
  ['no holding', values(), contextOf('CS', { offer: undefined }), [['scheme', 'Choose a holding.']]],
  [
    'holdings that failed',
    values(),
    contextOf('CS', { offer: undefined, holdings: failed }),
    [['scheme', 'Holdings could not be loaded: try that again first.']],
  ],
  [
    'holdings that failed since they were loaded',
    values(),
    contextOf('CS', { holdings: failed }),
    [['scheme', 'Holdings could not be loaded: try that again first.']],
  ],
  [
    'no size and no bank account',
    values({ amount: '' }),
    contextOf('CS', { bankAccounts: [] }),
    [
      ['amount', 'At most MYR 475.00 by amount, 95% of the value'],
      ['bank', 'Choose the bank account that is paid.'],
    ],
  ],
  [
    'no list of banks',
    values(),
    contextOf('CS', { banks: failed }),
    [['bank', 'The list of banks could not be loaded: try that again first.']],
  ],
  ['no reason', values(), contextOf('PRS'), [['reason', 'Choose the reason for the withdrawal.']]],
  [
    'a reason that is not offered',
    values({ reason: '10' }),
    contextOf('PRS'),
    [['reason', 'Choose the reason for the withdrawal.']],
  ],
  [
    'reasons that failed',
    values({ reason: '2' }),
    contextOf('PRS', { reasons: failed }),
    [['reason', 'The list of reasons could not be loaded: try that again first.']],
  ],
])('[ITM-04] reports %s at its field', (_case, typed, context, missing) => {
  expect(missingIn(typed, context)).toEqual(missing);
});

test('[ITM-14] a pending bank account is paid when it is chosen, and its addition is named', () => {
  expect(payloadOf(values({ bank: 'MBBEMYKL 514299998888' }), contextOf('CS'))).toMatchObject({
    paymentInstruction: 'BANK',
    bankAccNumber: '514299998888',
    payeeName: 'TAN MEI LING',
    mnemonic: 'MBB',
    idBankar: 'b1',
  });
  expect(payloadOf(values(), contextOf('CS'))).not.toHaveProperty('idBankar');
});

test('a bank that is not in the list has no mnemonic', () => {
  const context = contextOf('CS', { banks: { status: 'ok', value: [] } });
  expect(payloadOf(values(), context)).toMatchObject({ mnemonic: null });
});

test('[ITM-04] the typed description is sent, or the reason’s name without one', () => {
  expect(payloadOf(values({ reason: '2', description: ' For school ' }), contextOf('PRS'))).toMatchObject({
    withdrawalReason: '2',
    withdrawalDescription: 'For school',
  });
  expect(payloadOf(values({ reason: '2' }), contextOf('PRS'))).toMatchObject({
    withdrawalDescription: 'Pre-retirement',
  });
});

test.each([
  [{ units: 300 }, { way: 'units', units: '300.00', amount: '' }],
  [
    { amountOrUnit: 'AMOUNT' as const, amount: 250, units: 0 },
    { way: 'amount', amount: '250.00', units: '' },
  ],
  [
    { units: 1_000, redeemAll: true },
    { way: 'all', amount: '', units: '' },
  ],
  [
    { withdrawalReason: '2', withdrawalDescription: 'For school' },
    { reason: '2', description: 'For school' },
  ],
])('[CRT-02] an item %j is edited as %j', (changes, expected) => {
  expect(valuesOfItem(redemptionOf(wireRedemption('r1', changes)))).toMatchObject({
    accountId: '1000482917',
    scheme: 'CBMGF',
    bank: 'MBBEMYKL 514212347710',
    ...expected,
  });
});
