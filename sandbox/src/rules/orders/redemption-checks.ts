import type { addRedemption } from '@portal/shared/api/cart';
import type * as z from '@portal/shared/schema';
import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import { compare, figureText, fitsDecimals, limitOfValue, minus, ratio } from '../money.ts';
import { takesB } from './sub-accounts.ts';
import { reasonRefusal, type WithdrawalFacts, withdrawalRefusal } from './withdrawal-checks.ts';

type Redemption = z.output<NonNullable<(typeof addRedemption)['body']>>['payload'];

/** A field with a value that the portal never sends, and why. */
interface FieldProblem {
  readonly field: keyof Redemption;
  readonly problem: string;
}

/** The holding that a redemption takes units from, and the scheme's limits in units. */
export interface RedemptionFacts {
  /** Units without those of pending transactions, as decimal text. */
  readonly freeUnits: string;
  /** Decimal text. */
  readonly nav: string;
  readonly limits: { readonly repurchase: number; readonly holding: number };
  readonly isSuspended: boolean;
  /** Needed for PRS. */
  readonly withdrawal?: WithdrawalFacts;
}

/** Highest share of the market value that can be redeemed by amount, in percent (docs/domain.md, section 3). */
const HIGHEST_SHARE = '95';

const BANK_FIELDS = ['bankName', 'bankAccNumber', 'micrCode', 'payeeName'] as const;

function sizeProblem({ amountOrUnit, amount, units, redeemAll }: Redemption): FieldProblem | undefined {
  for (const [field, value] of [['amount', amount] as const, ['units', units] as const])
    if (!fitsDecimals(value, 2) || value < 0) return { field, problem: 'at most 2 decimals, not below 0' };
  if (amountOrUnit === 'AMOUNT') {
    if (units !== 0) return { field: 'units', problem: '0 for a redemption by amount' };
    if (redeemAll) return { field: 'redeemAll', problem: 'only by units' };
    return amount > 0 ? undefined : { field: 'amount', problem: 'over 0' };
  }
  if (amount !== 0) return { field: 'amount', problem: '0 for a redemption by units' };
  return units > 0 ? undefined : { field: 'units', problem: 'over 0' };
}

function paymentProblem(payload: Redemption): FieldProblem | undefined {
  const { plan, paymentInstruction } = payload;
  const expected = plan === 'CS' ? 'BANK' : plan;
  if (paymentInstruction !== expected)
    return { field: 'paymentInstruction', problem: `${expected} for ${plan}` };
  if (plan === 'CS') {
    const missing = BANK_FIELDS.find((field) => !payload[field]);
    return missing && { field: missing, problem: 'the bank account that is paid' };
  }
  const filledField = ([...BANK_FIELDS, 'mnemonic', 'idBankar'] as const).find(
    (field) => payload[field] !== null && payload[field] !== undefined,
  );
  return filledField && { field: filledField, problem: 'null unless the plan is CS' };
}

function withdrawalProblem(payload: Redemption): FieldProblem | undefined {
  const isPrs = payload.plan === 'PRS';
  const wrong = (['withdrawalReason', 'withdrawalDescription'] as const).find((field) =>
    isPrs ? !payload[field] : payload[field] !== null,
  );
  return wrong && { field: wrong, problem: isPrs ? 'needed for PRS' : 'null unless the plan is PRS' };
}

/**
 * Returns the first field of a redemption that the portal never sends like this, and why; `undefined` when it is
 * well-formed.
 */
export const malformedRedemption = (payload: Redemption): FieldProblem | undefined =>
  sizeProblem(payload) ?? paymentProblem(payload) ?? withdrawalProblem(payload);

/**
 * Returns the units that a redemption or a switch takes at a price, as decimal text; of an amount rounded half up to 2
 * decimals.
 */
export function unitsTaken(
  { amountOrUnit, amount, units }: Pick<Redemption, 'amountOrUnit' | 'amount' | 'units'>,
  nav: string,
): string {
  return amountOrUnit === 'UNIT' ? String(units) : ratio(String(amount), nav, 2);
}

/**
 * Returns the first rule of docs/domain.md, section 3, that a redemption breaks, as a text: suspended fund, reason of a PRS
 * withdrawal, available units, at most 95% by amount, minimum units to redeem and to keep. `undefined` when it breaks
 * none.
 */
export function redemptionRefusal(payload: Redemption, facts: RedemptionFacts): string | undefined {
  const { freeUnits, nav, limits, isSuspended, withdrawal } = facts;
  if (isSuspended) return 'This fund cannot be redeemed now.';
  if (payload.plan === 'PRS' && !withdrawalReason(payload.withdrawalReason))
    return 'This reason is not one for a withdrawal by the member.';
  const refusal =
    withdrawal && (reasonRefusal(payload.withdrawalReason, withdrawal) ?? withdrawalRefusal(payload, nav));
  if (refusal !== undefined) return refusal;
  const isOfB = withdrawal !== undefined && takesB(payload.withdrawalReason);
  const available = isOfB ? withdrawal.freeUnitsB : freeUnits;
  const soldUnits = unitsTaken(payload, nav);
  if (compare(soldUnits, available) > 0)
    return `Only ${figureText(available)} units${isOfB ? ' of sub-account B' : ''} are available.`;
  const highest = limitOfValue(available, nav, HIGHEST_SHARE);
  if (payload.amountOrUnit === 'AMOUNT' && compare(String(payload.amount), highest) > 0)
    return `By amount at most ${figureText(highest)} can be redeemed.`;
  const remainingUnits = minus(freeUnits, soldUnits);
  if (payload.redeemAll || compare(remainingUnits, '0') === 0) return undefined;
  if (compare(soldUnits, String(limits.repurchase)) < 0)
    return `At least ${limits.repurchase} units are redeemed at once.`;
  if (compare(remainingUnits, String(limits.holding)) < 0)
    return `It leaves ${figureText(remainingUnits)} units, and the minimum is ${limits.holding}.`;
  return undefined;
}
