import { Money, Nav, Percent, Units } from '@portal/shared/money';
import { pastesOf } from '@portal/shared/person/cases/unseen-signs';
import { testDrafts } from '@portal/shared/testing';
import { bothAgent, someCustomer } from './core/fixtures/customer.ts';
import { offer, someProducts } from './core/fixtures/products.ts';
import { saveReason } from './core/items/mismatch-reasons.ts';
import { limitsOfOffer } from './invest/amount/limits-of-offer.ts';
import type { InvestValues } from './invest/invest-fields.ts';
import { investmentPayload } from './invest/investment-payload.ts';
import { readOrder as readInvestment } from './invest/order.ts';
import { readSplit } from './invest/split/split-order.ts';
import { readOrder as readRedemption } from './redeem/order.ts';
import { newValues as newRedemption, type RedeemValues } from './redeem/redeem-fields.ts';
import { readOrder as readSwitch, type OrderContext as SwitchContext } from './switch/order.ts';
import { newValues as newSwitch, type SwitchValues } from './switch/switch-fields.ts';
import { accountChoices, filterOffers, noFilters } from './transaction-rules/index.ts';

/** A field of an order: what is typed, and what is sent for it, or `undefined` when the form refuses it. */
type FieldCase = readonly [field: string, typed: string, read: (typed: string) => unknown];

const choices = accountChoices(someCustomer(), bothAgent, { buys: true });
const accountOf = (plan: 'CS' | 'PRS') => choices.find(({ account }) => account.plan === plan);
const accountId = '1000482917';
const acknowledged = { at: '2026-11-21T02:10:00.000Z', kind: 'risk' as const };
const found = { mismatch: true, reasons: [], customerRank: 3, schemeRank: 5, riskCategory: 'Moderate' };
const market: Pick<SwitchContext, 'mismatch' | 'bankAccounts' | 'banks'> = {
  mismatch: { status: 'ok', value: found },
  bankAccounts: [],
  banks: { status: 'ok', value: [] },
};
const holding = {
  holdings: { status: 'ok', value: [] },
  chosen: undefined,
  offer: offer('CBMGF'),
  limits: {
    currency: 'MYR',
    nav: Nav.of('0.5'),
    free: Units.of('10000'),
    highestAmount: Money.of('MYR', '4750'),
    minimum: Units.of('200'),
    minimumLeft: Units.of('200'),
    verb: 'redeem',
  },
} as const;

const investment: InvestValues = {
  accountId,
  prsDefault: 'N',
  scheme: 'CBSUK',
  acknowledged,
  reason: 'Has a long horizon',
  amount: '25,000',
  salesCharge: '1',
  distribution: 'REINVEST',
  bank: '',
};
const investField = (field: keyof InvestValues) => (typed: string) => {
  const range = { min: Percent.of('0'), max: Percent.of('1') };
  const offered = offer('CBSUK');
  const limits = limitsOfOffer(offered, 'CS', 'no');
  const context = { ...market, choice: accountOf('CS'), offer: offered, limits, range, age: 38 };
  const reading = readInvestment({ ...investment, [field]: typed }, context);
  return reading.status === 'complete' ? investmentPayload(reading.order) : undefined;
};

const redeemField =
  (field: keyof RedeemValues, others: Partial<RedeemValues> = {}) =>
  (typed: string) => {
    const values = {
      ...newRedemption(accountId, 'CBMGF'),
      amount: '2000',
      reason: '2',
      ...others,
      [field]: typed,
    };
    const reasons = {
      status: 'ok',
      value: [{ name: 'Pre-retirement', reasonID: '2', value: 'PRE' }],
    } as const;
    const reading = readRedemption(values, { ...market, ...holding, choice: accountOf('PRS'), reasons });
    return reading.status === 'complete' ? reading.payload : undefined;
  };

const switchField =
  (field: keyof SwitchValues, others: Partial<SwitchValues> = {}) =>
  (typed: string) => {
    const values: SwitchValues = {
      ...newSwitch(accountId, 'CBMGF'),
      target: 'CBSUK',
      amount: '2000',
      salesCharge: '0.5',
      acknowledged,
      reason: 'Has a long horizon',
      ...others,
      [field]: typed,
    };
    const target = { target: offer('CBSUK'), refusal: undefined };
    const reading = readSwitch(values, { ...market, ...holding, ...target, choice: accountOf('CS') });
    return reading.status === 'complete' ? reading.payload : undefined;
  };

/** Reads an order with a reason, and returns it as it is kept for the checkout’s declaration. */
const reasonField = (readOrder: (reason: string) => unknown) => (reason: string) => {
  if (readOrder(reason) === undefined) return undefined;
  const drafts = testDrafts();
  saveReason(drafts, 'i1', { reason, acknowledged });
  return [...drafts.kept.values()];
};

const splitField = (field: 'total' | 'share') => (typed: string) => {
  const shares = ['40', field === 'share' ? typed : '60'];
  const values = {
    accountId,
    total: field === 'total' ? typed : '20000',
    isEqual: false,
    parts: ['CBMGF', 'CBSUK'].map((scheme, place) => ({ scheme, share: shares[place] ?? '' })),
  };
  const limitsOf = (each: ReturnType<typeof offer>) => limitsOfOffer(each, 'CS', 'no');
  const reading = readSplit(values, { offers: ['CBMGF', 'CBSUK'].map(offer), limitsOf });
  return reading.status === 'complete' ? reading.orders : undefined;
};

const foundFunds = (words: string) => {
  const offers = filterOffers(someProducts, { ...noFilters, words });
  return offers.length === 0 ? undefined : offers.map(({ scheme }) => scheme.scheme);
};

const fields: readonly FieldCase[] = [
  ['investment: amount', 'RM 25,000.50', investField('amount')],
  ['investment: sales charge', '0.75', investField('salesCharge')],
  ['investment: reason', '10 letters', reasonField(investField('reason'))],
  ['withdrawal: amount', '1,000.50', redeemField('amount')],
  ['withdrawal: units', '1,000.5', redeemField('units', { way: 'units' })],
  ['withdrawal: description', 'For school', redeemField('description')],
  ['switch: amount', '2,000.50', switchField('amount')],
  ['switch: units', '2,500.5', switchField('units', { way: 'units' })],
  ['switch: sales charge', '0.25', switchField('salesCharge')],
  ['switch: reason', 'Long – horizon', reasonField(switchField('reason'))],
  ['split: amount', 'MYR 20,000', splitField('total')],
  ['split: share', '60.00', splitField('share')],
  ['fund finder: words', 'global tech', foundFunds],
];

test('the fields of the drawers of orders are all here', () => {
  expect(fields).toHaveLength(13);
});

test.each(fields)(
  '%s: %j is sent as the text without unseen characters, which it may begin, have and end with',
  (_field, typed, read) => {
    const sent = read(typed);
    expect(sent).toBeDefined();
    for (const pasted of pastesOf(typed)) expect(read(pasted)).toEqual(sent);
  },
);
