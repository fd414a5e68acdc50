import type { BankAccount } from '@portal/shared/api/bank-accounts';
import { addRedemption, addSwitching } from '@portal/shared/api/cart';
import { createApiClient } from '@portal/shared/calls';
import { Nav, Units } from '@portal/shared/money';
import { fakeApi, testAgent, testSession, testShell } from '@portal/shared/testing';
import { someCustomer } from '../../mfe-cart/src/core/fixtures/customer.ts';
import { someLookups } from '../../mfe-cart/src/core/fixtures/lookups.ts';
import { offer } from '../../mfe-cart/src/core/fixtures/products.ts';
import { readOrder as readRedemption } from '../../mfe-cart/src/redeem/order.ts';
import { newValues as newRedemption } from '../../mfe-cart/src/redeem/redeem-fields.ts';
import { redeemKind } from '../../mfe-cart/src/redeem/redeem-kind.ts';
import { readOrder as readSwitch } from '../../mfe-cart/src/switch/order.ts';
import { newValues as newSwitch } from '../../mfe-cart/src/switch/switch-fields.ts';
import { switchKind } from '../../mfe-cart/src/switch/switch-kind.ts';
import { accountChoices } from '../../mfe-cart/src/transaction-rules/account-choice.ts';
import { sizeLimits } from '../../mfe-cart/src/transaction-rules/index.ts';
import { objectionsToPayload } from '../oracle/payloads.ts';
import { payoutPayload, redemptionPayload, switchingPayload, takenCases } from '../oracle/taken-payloads.ts';

type Plan = (typeof takenCases)[number]['plan'];
type Way = (typeof takenCases)[number]['way'];

const bank: BankAccount = {
  bankAccName: 'TAN MEI LING',
  bankAccNumber: '514212347710',
  bankMICR: 'MBBEMYKL',
  bankName: 'Maybank',
  currency: 'MYR',
  isDefault: true,
};
/** What is typed for each way. */
const typed = {
  amount: { way: 'amount', amount: '2,000.50', units: '' },
  units: { way: 'units', amount: '', units: '2,500.25' },
  all: { way: 'all', amount: '', units: '' },
} as const;
const fromScheme = { CS: 'CBMGF', EPF: 'CBIAS', PRS: 'CBPRG' };
const toScheme = { CS: 'CBSUK', EPF: 'CBMGF', PRS: 'CBPRA' };

/** The forms' context: 10,000.00 free units of the plan's fund, and no failed read. */
function contextOf(plan: Plan, action: 'redeem' | 'switch') {
  const from = offer(fromScheme[plan]);
  const choices = accountChoices(someCustomer(), testAgent, { buys: true });
  const { minimumRepurchaseUnits: minimum, minimumHoldingsOfUnits: minimumLeft } = from.scheme;
  const holding = { currency: 'MYR', nav: Nav.of('0.5'), free: Units.of('10000') };
  return {
    choice: choices.find(({ account }) => account.plan === plan),
    holdings: { status: 'ok' as const, value: [] },
    chosen: undefined,
    offer: from,
    limits: sizeLimits(holding, { minimum, minimumLeft }, action),
    bankAccounts: [bank],
    banks: { status: 'ok' as const, value: someLookups.banks },
  };
}

const reasons = [{ name: 'Pre-retirement', reasonID: '2', value: 'PRE' }];

function readTypedRedemption(plan: Plan, way: Way) {
  const values = { ...newRedemption('', ''), ...typed[way], reason: plan === 'PRS' ? '2' : '' };
  return readRedemption(values, {
    ...contextOf(plan, 'redeem'),
    reasons: { status: 'ok', value: reasons },
  });
}

function readTypedSwitch(plan: Plan, way: Way, distribution: 'REINVEST' | 'PAYOUT' = 'REINVEST') {
  const values = {
    ...newSwitch('', ''),
    ...typed[way],
    salesCharge: plan === 'PRS' ? '0' : '0.75',
    distribution,
  };
  const suits = { mismatch: false, reasons: [], customerRank: 5, schemeRank: 2, riskCategory: 'Aggressive' };
  return readSwitch(values, {
    ...contextOf(plan, 'switch'),
    target: offer(toScheme[plan]),
    refusal: undefined,
    mismatch: { status: 'ok', value: suits },
  });
}

const cart = {
  channel: 'Digital Transaction',
  userId: 'USR-1',
  customerId: 'C0048217',
  customerName: 'TAN MEI LING',
} as const;

const client = () => createApiClient(testShell({ session: testSession() }));

/** Sends a complete redemption with the portal's own call. Returns the body as it left. */
async function sentRedemption(reading: ReturnType<typeof readRedemption>) {
  if (reading.status !== 'complete') throw new Error(JSON.stringify(reading.missing));
  const api = fakeApi().reply(addRedemption, { id: 'r1' });
  await redeemKind.send(client(), cart, reading.payload, 'key-1');
  return api.requestsOf(addRedemption).map(({ body }) => body);
}

/** The same of a switch. */
async function sentSwitch(reading: ReturnType<typeof readSwitch>) {
  if (reading.status !== 'complete') throw new Error(JSON.stringify(reading.missing));
  const api = fakeApi().reply(addSwitching, { id: 's1' });
  await switchKind.send(client(), cart, reading.payload, 'key-1');
  return api.requestsOf(addSwitching).map(({ body }) => body);
}

test.each(takenCases)(
  '[ITM-04] [ITM-18] [ITM-19] a redemption of $plan by $way leaves as the oracle has it',
  async ({ plan, way }) => {
    const payload = redemptionPayload(plan, way);
    expect(await sentRedemption(readTypedRedemption(plan, way))).toStrictEqual([{ ...cart, payload }]);
    expect(objectionsToPayload('/application/cart/transaction/redemption', payload)).toEqual([]);
  },
);

test.each(takenCases)(
  '[ITM-05] [ITM-18] [ITM-19] a switch of $plan by $way leaves as the oracle has it',
  async ({ plan, way }) => {
    const payload = switchingPayload(plan, way);
    expect(await sentSwitch(readTypedSwitch(plan, way))).toStrictEqual([{ ...cart, payload }]);
    expect(objectionsToPayload('/application/cart/transaction/switching', payload)).toEqual([]);
  },
);

test('[ITM-05] a payout of a cash account names its bank account, and EPF and PRS reinvest what was chosen before', async () => {
  expect(await sentSwitch(readTypedSwitch('CS', 'amount', 'PAYOUT'))).toStrictEqual([
    { ...cart, payload: payoutPayload },
  ]);
  expect(objectionsToPayload('/application/cart/transaction/switching', payoutPayload)).toEqual([]);
  for (const plan of ['EPF', 'PRS'] as const)
    expect(await sentSwitch(readTypedSwitch(plan, 'all', 'PAYOUT'))).toStrictEqual([
      { ...cart, payload: switchingPayload(plan, 'all') },
    ]);
});

test.each([
  [
    'a bank account for EPF',
    redemptionPayload('EPF', 'all'),
    { bankName: 'Maybank' },
    'bankName is not null',
  ],
  [
    'a reason outside PRS',
    redemptionPayload('CS', 'all'),
    { withdrawalReason: '2' },
    'withdrawalReason is not null',
  ],
  ['death', redemptionPayload('PRS', 'all'), { withdrawalReason: '10' }, 'not one that is offered'],
  ['all units for a house', redemptionPayload('PRS', 'all'), { redeemAll: true }, 'sub-account B alone'],
  ['all units with an amount', redemptionPayload('CS', 'all'), { amount: 1 }, 'not used is not 0'],
  ['the plan Cash', redemptionPayload('CS', 'units'), { plan: 'Cash' }, 'plan Cash is not one of'],
  ['another field', redemptionPayload('CS', 'units'), { isLast: true }, 'isLast is not in the specification'],
] as const)('the oracle objects to %s in a redemption', (_what, payload, changes, objection) => {
  const objections = objectionsToPayload('/application/cart/transaction/redemption', {
    ...payload,
    ...changes,
  });
  expect(objections.join('; ')).toContain(objection);
});

test.each([
  ['a payout for EPF', switchingPayload('EPF', 'all'), { distributionInstruction: 'PAYOUT' }, 'not REINVEST'],
  ['a fee within PRS', switchingPayload('PRS', 'all'), { salesCharge: 1 }, 'salesCharge is not 0'],
  ['borrowing of ringgit', switchingPayload('CS', 'all'), { domesticBorrowing: true }, 'MYR is bought'],
  ['borrowing in words', switchingPayload('CS', 'all'), { domesticBorrowing: 'no' }, 'not a JSON boolean'],
  ['all units by amount', switchingPayload('CS', 'amount'), { switchAll: true }, 'switchAll is not by units'],
  ['the other agent code', switchingPayload('PRS', 'all'), { agentCode: 'U204518' }, 'not the code for'],
] as const)('the oracle objects to %s in a switch', (_what, payload, changes, objection) => {
  const objections = objectionsToPayload('/application/cart/transaction/switching', {
    ...payload,
    ...changes,
  });
  expect(objections.join('; ')).toContain(objection);
});
