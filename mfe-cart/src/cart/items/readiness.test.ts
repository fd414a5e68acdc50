import type { MismatchKind } from '@portal/shared/api/checkout-submission';
import {
  someLists,
  wireBankar,
  wireInvestment,
  wireOnboarding,
  wireRedemption,
  wireSwitching,
} from '../../core/fixtures/cart.ts';
import { bothAgent, someCustomer, utAgent } from '../../core/fixtures/customer.ts';
import { someFunds, someSchemes } from '../../core/fixtures/products.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { type ReadinessFacts, readinessOf } from './readiness.ts';

const facts: ReadinessFacts = {
  agent: bothAgent,
  customer: someCustomer(),
  schemes: someSchemes,
  funds: someFunds,
  itemIds: new Set(['b1']),
  today: '2026-11-21',
};

function readinessFor(lists: Parameters<typeof someLists>[0], changes: Partial<ReadinessFacts> = {}) {
  const [item] = itemsOf('Digital Transaction', someLists(lists));
  if (!item) throw new Error('The test has no item');
  return readinessOf(item, { ...facts, ...changes });
}

const closed = someSchemes.map((scheme) => ({
  ...scheme,
  isRedemptionAllow: false,
  isSwitchingAllow: false,
  isSwitchingEPFAllow: false,
}));

/** The reason for item i1, given with the acknowledgement of a mismatch of this kind. */
const given = (kind: MismatchKind) => ({
  i1: { reason: 'Has a long horizon.', acknowledged: { at: '2026-11-20T10:00:00.000Z', kind } },
});

test.each([
  ['an investment that suits', { investment: [wireInvestment('i1')] }, {}, 'ready', undefined],
  [
    'a fund above the customer’s risk',
    { investment: [wireInvestment('i1', { scheme: 'CBIAS', satRank: 5 })] },
    {},
    'warning',
    /Above this customer’s risk category/,
  ],
  [
    'a fund above the customer’s risk that was acknowledged',
    { investment: [wireInvestment('i1', { scheme: 'CBIAS', satRank: 5 })] },
    { mismatchReasons: given('risk') },
    'acknowledged',
    /Above .* Acknowledged, with a reason\./,
  ],
  [
    'a fund above the customer’s risk whose expired assessment was acknowledged',
    { investment: [wireInvestment('i1', { scheme: 'CBIAS', satRank: 5 })] },
    { mismatchReasons: given('no-assessment') },
    'warning',
    /Above .* Confirm that the customer wants CBIAS anyway\.$/,
  ],
  [
    'a scheme that was closed',
    { investment: [wireInvestment('i1', { scheme: 'CBSMC', satRank: 5 })] },
    {},
    'blocked',
    /closed to new investment/,
  ],
  [
    'a scheme that does not exist',
    { investment: [wireInvestment('i1', { scheme: 'GONE' })] },
    {},
    'blocked',
    /no longer/,
  ],
  [
    'an account that does not exist',
    { investment: [wireInvestment('i1', { accountId: '1999999999' })] },
    {},
    'blocked',
    /no longer has this account/,
  ],
  [
    'a plan that the agent may not sell',
    { investment: [wireInvestment('i1', { plan: 'PRS', accountId: '3000088125', scheme: 'CBPRG' })] },
    { agent: utAgent },
    'blocked',
    /not registered/,
  ],
  [
    'a customer who could not be loaded',
    { investment: [wireInvestment('i1')] },
    { customer: undefined },
    'unchecked',
    /checkout/,
  ],
  [
    'schemes that could not be loaded',
    { investment: [wireInvestment('i1')] },
    { schemes: undefined },
    'unchecked',
    /checkout/,
  ],
  ['a redemption', { redemption: [wireRedemption('r1')] }, {}, 'ready', undefined],
  [
    'a redemption that is not allowed now',
    { redemption: [wireRedemption('r1')] },
    { schemes: closed },
    'blocked',
    /cannot be redeemed/,
  ],
  [
    'a redemption into a bank account of this cart',
    { redemption: [wireRedemption('r1', { idBankar: 'b1' })] },
    {},
    'ready',
    /Maybank 5142 •••• 7710, which is also in this cart/,
  ],
  [
    'a redemption into a pending bank account outside this cart',
    { redemption: [wireRedemption('r1', { idBankar: 'b9' })] },
    {},
    'ready',
    /still being added/,
  ],
  [
    'a redemption into a bank account that a checkout adds',
    { redemption: [wireRedemption('r1', { idBankar: 'b9' })] },
    { addedBankIds: new Set(['b9']) },
    'ready',
    /still being added/,
  ],
  [
    'a redemption into a bank account that is no longer being added',
    { redemption: [wireRedemption('r1', { idBankar: 'b9' })] },
    { addedBankIds: new Set<string>() },
    'blocked',
    /Maybank 5142 •••• 7710, which is no longer being added/,
  ],
  [
    'an investment whose payout account is no longer being added',
    {
      investment: [
        wireInvestment('i1', {
          distributionInstruction: 'PAYOUT',
          bankName: 'Maybank',
          bankAccNumber: '514212347710',
          idBankar: 'b9',
        }),
      ],
    },
    { addedBankIds: new Set<string>(), schemes: undefined },
    'blocked',
    /no longer being added/,
  ],
  [
    'an investment that the cart holds twice',
    { investment: [wireInvestment('i1')] },
    { duplicateIds: new Set(['i1']) },
    'warning',
    /has another investment into this fund from this account/,
  ],
  [
    'a risky one that the cart holds twice',
    { investment: [wireInvestment('i1', { scheme: 'CBIAS', satRank: 5 })] },
    { duplicateIds: new Set(['i1']) },
    'warning',
    /Above .* has another investment/,
  ],
  [
    'an investment under an onboarding of this cart',
    { investment: [wireInvestment('i1', { onboardingId: 'b1', accountId: '1999999999' })] },
    {},
    'ready',
    /account that the onboarding in this cart opens/,
  ],
  [
    'an investment under an onboarding outside this cart',
    { investment: [wireInvestment('i1', { onboardingId: 'o9' })] },
    {},
    'ready',
    /not in this cart/,
  ],
  [
    'an investment under an onboarding that is known to be elsewhere',
    { investment: [wireInvestment('i1', { onboardingId: 'o9' })] },
    { addedBankIds: new Set<string>() },
    'blocked',
    /^Its onboarding is not in this cart/,
  ],
  [
    'an investment under an unfinished onboarding',
    { investment: [wireInvestment('i1', { onboardingId: 'o1' })] },
    { unfinishedIds: new Set(['o1']) },
    'blocked',
    /onboarding, which is not finished/,
  ],
  [
    'an investment into an account that its onboarding does not open',
    { investment: [wireInvestment('i1', { onboardingId: 'C0048217', accountId: 'C0048217-PRS' })] },
    {},
    'blocked',
    /does not open this account/,
  ],
  ['a complete onboarding', { onboarding: [wireOnboarding('o1')] }, {}, 'ready', undefined],
  [
    'an onboarding without its review',
    { onboarding: [wireOnboarding('o1', { isAOFCompleted: false })] },
    {},
    'blocked',
    /not finished. Its review and declaration/,
  ],
  ['a switch', { switching: [wireSwitching('s1')] }, {}, 'ready', undefined],
  [
    'a switch that is not allowed now',
    { switching: [wireSwitching('s1')] },
    { schemes: closed },
    'blocked',
    /cannot be switched/,
  ],
  ['a bank account', { bankar: [wireBankar('b1')] }, { schemes: undefined }, 'ready', undefined],
] as const)('returns the readiness of %s', (_case, lists, changes, status, why) => {
  const readiness = readinessFor(
    Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, [...items]])),
    changes,
  );
  expect(readiness.status).toBe(status);
  expect(readiness.reasons.join(' ')).toMatch(why ?? /^$/);
});
