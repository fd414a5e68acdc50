import { Money, Percent } from '@portal/shared/money';
import { bothAgent, someCustomer } from '../core/fixtures/customer.ts';
import { offer } from '../core/fixtures/products.ts';
import { accountChoices } from './account/account-choice.ts';
import { amountLimits } from './amount/amount-limit.ts';
import { bankKey, type InvestValues, normalizedAnswers, type OrderContext, readOrder } from './order.ts';

const choices = accountChoices(someCustomer().account, bothAgent);
const [cash, epf, prs] = choices;
const bank = {
  bankAccName: 'TAN MEI LING',
  bankAccNumber: '514212347710',
  bankMICR: 'MBBEMYKL',
  bankName: 'Maybank',
  currency: 'MYR',
  isDefault: true,
};

const context: OrderContext = {
  choice: cash,
  offer: offer('CBSUK'),
  limits: amountLimits({
    plan: 'CS',
    held: 'no',
    initial: Money.of('MYR', '1000.00'),
    additional: Money.of('MYR', '100.00'),
  }),
  range: { min: Percent.of('0'), max: Percent.of('1') },
  mismatch: {
    status: 'ok',
    value: { mismatch: false, reasons: [], customerRank: 3, schemeRank: 2, riskCategory: 'Moderate' },
  },
  bankAccounts: [bank],
  banks: { status: 'ok', value: [{ name: 'Maybank', code: 'MBBEMYKL', mnemonic: 'MBB' }] },
  age: 38,
};
const risky: OrderContext = {
  ...context,
  mismatch: {
    status: 'ok',
    value: { mismatch: true, reasons: [], customerRank: 3, schemeRank: 5, riskCategory: 'Moderate' },
  },
};
/** The fund with what it does with distributions. */
const doing = (reinvestment: boolean, cashPayment: boolean): Partial<OrderContext> => {
  const { fund, scheme } = offer('CBSUK');
  return { offer: { fund, scheme: { ...scheme, reinvestment, cashPayment } } };
};
const values: InvestValues = {
  accountId: '1000482917',
  prsDefault: 'N',
  scheme: 'CBSUK',
  acknowledged: false,
  reason: '',
  amount: '25,000',
  salesCharge: '1',
  distribution: 'REINVEST',
  bank: '',
};

function missing(typed: InvestValues, held: OrderContext) {
  const reading = readOrder(typed, held);
  return reading.status === 'complete' ? [] : reading.missing.map(({ field }) => field);
}

test('a complete form is an order', () => {
  const reading = readOrder(values, context);
  expect(reading).toMatchObject({ status: 'complete', order: { agentCode: bothAgent.agentCodeUt } });
  expect(reading.status === 'complete' && reading.order.amount.toString()).toBe('25000.00');
});

test.each<[string, Partial<InvestValues>, Partial<OrderContext>, string[]]>([
  ['without an account', {}, { choice: undefined }, ['accountId']],
  ['without a fund', {}, { offer: undefined }, ['scheme']],
  ['while suitability is asked', {}, { mismatch: { status: 'loading' } }, ['scheme']],
  [
    'when suitability could not be asked',
    {},
    { mismatch: { status: 'failed', error: new Error(), retry: () => {} } },
    ['scheme'],
  ],
  ['with too little', { amount: '10' }, {}, ['amount']],
  ['with nothing typed', { amount: '', salesCharge: '' }, {}, ['amount', 'salesCharge']],
  ['with a charge out of range', { salesCharge: '2' }, {}, ['salesCharge']],
  ['with a payout to nowhere', { distribution: 'PAYOUT' }, { bankAccounts: [] }, ['bank']],
  [
    'with no default account and none chosen',
    { distribution: 'PAYOUT' },
    { bankAccounts: [{ ...bank, isDefault: false }] },
    ['bank'],
  ],
  [
    'with a pending account and none chosen',
    { distribution: 'PAYOUT' },
    { bankAccounts: [{ ...bank, idBankar: 'b1' }] },
    ['bank'],
  ],
  [
    'with a payout while banks are loading',
    { distribution: 'PAYOUT' },
    { banks: { status: 'loading' } },
    ['bank'],
  ],
  [
    'with a payout without the banks',
    { distribution: 'PAYOUT' },
    { banks: { status: 'failed', error: new Error(), retry: () => {} } },
    ['bank'],
  ],
  ['reinvested without the banks', {}, { banks: { status: 'loading' } }, []],
  [
    'with a payout that the fund does not do',
    { distribution: 'PAYOUT' },
    doing(true, false),
    ['distribution'],
  ],
  ['reinvested where the fund pays out only', {}, doing(false, true), ['distribution']],
  ['with a payout where the fund pays out only', { distribution: 'PAYOUT' }, doing(false, true), []],
  ['reinvested where the fund does neither', {}, doing(false, false), []],
])('%s it says what is missing', (_case, typed, held, fields) => {
  expect(missing({ ...values, ...typed }, { ...context, ...held })).toEqual(fields);
});

test('a mismatch asks for the word first, then for the reason, before anything else', () => {
  const short = { ...values, amount: '' };
  expect(missing(short, risky)).toEqual(['acknowledged', 'amount']);
  expect(missing({ ...short, acknowledged: true, reason: 'because' }, risky)).toEqual(['reason', 'amount']);
  expect(missing({ ...values, acknowledged: true, reason: 'A long horizon' }, risky)).toEqual([]);
});

test('a payout names its bank and the bank’s mnemonic', () => {
  const reading = readOrder({ ...values, distribution: 'PAYOUT', bank: bankKey(bank) }, context);
  expect(reading).toMatchObject({
    order: { distribution: { instruction: 'PAYOUT', mnemonic: 'MBB', bank: { bankName: 'Maybank' } } },
  });
});

test('[ITM-14] without a word a payout goes to the default account; a pending one may be chosen', () => {
  const pending = { ...bank, bankAccNumber: '800', idBankar: 'b1' };
  const held = { ...context, bankAccounts: [{ ...pending, isDefault: true }, bank] };
  const paidTo = (chosen: string) => {
    const reading = readOrder({ ...values, distribution: 'PAYOUT', bank: chosen }, held);
    return reading.status === 'complete' && reading.order.distribution;
  };
  expect(paidTo('')).toMatchObject({ bank: { bankAccNumber: '514212347710' } });
  expect(paidTo(bankKey(pending))).toMatchObject({ bank: { idBankar: 'b1' } });
});

test.each([
  ['EPF', epf],
  ['PRS', prs],
])('%s reinvests only, whatever the form holds', (_plan, choice) => {
  const reading = readOrder({ ...values, distribution: 'PAYOUT' }, { ...context, choice });
  expect(reading).toMatchObject({ order: { distribution: { instruction: 'REINVEST' } } });
});

test('the default option counts on a PRS account alone', () => {
  const typed: InvestValues = { ...values, prsDefault: 'CONV' };
  const onPrs = { ...context, choice: prs, offer: offer('CBPRG') };
  expect(readOrder(typed, onPrs)).toMatchObject({ order: { prsDefault: 'CONV' } });
  const onCash = readOrder(typed, context);
  expect(onCash.status === 'complete' && onCash.order.prsDefault).toBe(undefined);
});

test.each([
  [44, 'CBPRG', 'CONV', []],
  [45, 'CBPRG', 'CONV', ['scheme']],
  [45, 'CBPRM', 'CONV', []],
  [45, 'CBPRM', 'ISLAMIC', ['scheme']],
  [null, 'CBPRG', 'CONV', ['scheme']],
  [38, 'CBPRA', 'CONV', ['scheme']],
  [60, 'CBPRG', 'N', []],
  [60, 'CBPRA', 'N', []],
] as const)('[ITM-12] at age %p, %s as %s', (age, code, prsDefault, fields) => {
  expect(missing({ ...values, prsDefault }, { ...context, choice: prs, offer: offer(code), age })).toEqual(
    fields,
  );
});

test('the same answers are the same however they are written, and another is another', () => {
  const text = (typed: Partial<InvestValues>) => normalizedAnswers({ ...values, ...typed }, offer('CBSUK'));
  expect(text({ amount: '25,000.00', salesCharge: '1.00' })).toBe(text({}));
  expect(text({ amount: '25,000.01' })).not.toBe(text({}));
  expect(text({ amount: 'much' })).not.toBe(text({ amount: '' }));
  expect(text({ distribution: 'PAYOUT' })).not.toBe(text({}));
});
