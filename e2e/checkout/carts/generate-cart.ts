import type { Onboarding } from '@portal/shared/records';
import {
  bankarWire,
  investmentWire,
  onboardingWire,
  redemptionWire,
  switchingWire,
} from '@portal/shared/testing';
import type { OrderItem } from '../../../sandbox/src/rules/orders/order-item.ts';
import type { Source } from '../../../sandbox/src/seed/random.ts';

/** An item of a generated cart. */
export interface GeneratedItem {
  readonly id: string;
  readonly item: OrderItem;
}

/** Rank and currency of the generated schemes, and whether documents of their funds are published. */
export const schemes = {
  CBMMF: { rank: 1, currency: 'MYR', hasDocuments: false },
  CBSUK: { rank: 2, currency: 'MYR', hasDocuments: true },
  CBBAL: { rank: 3, currency: 'MYR', hasDocuments: true },
  CBMGF: { rank: 4, currency: 'MYR', hasDocuments: true },
  CBGTU: { rank: 5, currency: 'USD', hasDocuments: true },
  CBAUD: { rank: 2, currency: 'AUD', hasDocuments: false },
} as const;
type Scheme = keyof typeof schemes;
const codes: readonly Scheme[] = ['CBMMF', 'CBSUK', 'CBBAL', 'CBMGF', 'CBGTU', 'CBAUD'];
const ringgitCodes = codes.filter((code) => schemes[code].currency === 'MYR');

type Plan = 'CS' | 'EPF' | 'PRS';
const plans: readonly Plan[] = ['CS', 'EPF', 'PRS'];
const accounts: readonly (readonly [string, Plan])[] = [
  ['1000482917', 'CS'],
  ['1000482918', 'CS'],
  ['2000193346', 'EPF'],
  ['3000088125', 'PRS'],
];

const schemeFor = (source: Source, plan: Plan): Scheme => source.pick(plan === 'CS' ? codes : ringgitCodes);

function investment(source: Source, accountId: string, plan: Plan, onboardingId?: string): OrderItem {
  const scheme = schemeFor(source, plan);
  const { rank, currency } = schemes[scheme];
  const amount = source.int(100_000, 9_999_999) / 100;
  return {
    type: 'investment',
    payload: {
      ...investmentWire,
      accountId,
      plan,
      scheme,
      currency,
      satRank: rank,
      amount,
      ...(onboardingId === undefined ? {} : { onboardingId }),
    },
  };
}

function redemption(source: Source, accountId: string, plan: Plan): OrderItem {
  const scheme = schemeFor(source, plan);
  return {
    type: 'redemption',
    payload: {
      ...redemptionWire,
      accountId,
      plan,
      scheme,
      currency: schemes[scheme].currency,
      paymentInstruction: plan === 'CS' ? 'BANK' : plan,
      withdrawalReason: plan === 'PRS' ? String(source.int(1, 9)) : null,
    },
  };
}

function switching(source: Source, accountId: string, plan: Plan): OrderItem {
  const [fromScheme, toScheme] = [schemeFor(source, plan), schemeFor(source, plan)];
  return {
    type: 'switching',
    payload: {
      ...switchingWire,
      accountId,
      plan,
      fromScheme,
      toScheme,
      fromCurrency: schemes[fromScheme].currency,
      toCurrency: schemes[toScheme].currency,
      switchedInSatRank: schemes[toScheme].rank,
    },
  };
}

/** An item of a customer's cart, of any kind but an onboarding. */
function customerItem(source: Source): OrderItem {
  const [accountId, plan] = source.pick(accounts);
  switch (source.int(1, 8)) {
    case 1:
    case 2:
    case 3:
      return investment(source, accountId, plan);
    case 4:
    case 5:
      return redemption(source, accountId, plan);
    case 6:
      return switching(source, accountId, plan);
    case 7:
      return { type: 'bankar', payload: { ...bankarWire, account: accountId } };
    default:
      return source.percent(50)
        ? { type: 'sat', payload: { result: null, satDeclarationId: 3 } }
        : { type: 'clientInfoUpdate', payload: { race: '02', before: { race: '01' } } };
  }
}

/** An onboarding with items under it: the plans that it opens decide its accounts. */
function onboardingCart(source: Source, quantity: number): readonly GeneratedItem[] {
  const id = 'ONB-1';
  const opened = source.some(plans, source.int(1, plans.length));
  const parts: Partial<Onboarding> = Object(onboardingWire);
  const payload = {
    ...onboardingWire,
    isAOFCompleted: true,
    plans: { ...parts.plans, plans: [...opened].reverse() },
    investor: { ...parts.investor, sI: source.percent(20) },
  };
  const under = Array.from({ length: quantity }, (_, index): GeneratedItem => {
    const plan = source.pick(opened);
    const accountId = `${id}-${plan}`;
    const isStatementMissing = source.percent(30);
    const item: OrderItem = source.percent(70)
      ? investment(source, accountId, plan, id)
      : {
          type: 'bankar',
          payload: {
            ...bankarWire,
            account: accountId,
            onboardingId: id,
            bankAccountStatementFileURL: isStatementMissing ? null : 'documents::statement',
          },
        };
    return { id: `i${index}`, item };
  });
  return [{ id, item: { type: 'onboarding', payload } }, ...under];
}

/** A cart of one to nine items; a fifth of them are an onboarding's. */
export function generateCart(source: Source): readonly GeneratedItem[] {
  const quantity = source.int(1, 8);
  if (source.percent(20)) return onboardingCart(source, quantity);
  return Array.from({ length: quantity }, (_, index) => ({ id: `i${index}`, item: customerItem(source) }));
}
