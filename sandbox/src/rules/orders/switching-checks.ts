import type { addSwitching } from '@portal/shared/api/cart';
import type { Plan } from '@portal/shared/api/wire';
import { usPersonBuysNothing } from '@portal/shared/person/us-person';
import type * as z from '@portal/shared/schema';
import { compare, figureText, fitsDecimals, limitOfValue, marketValue, minus, percentage } from '../money.ts';
import { CORE_FUND_AGES, type CoreFund, coreFundFor } from './prs-core-funds.ts';
import { unitsTaken } from './redemption-checks.ts';

type Switching = z.output<NonNullable<(typeof addSwitching)['body']>>['payload'];

/** Whether a switch may change the currency (docs/domain.md, section 3). The portal's configuration has the same value. */
export const ALLOW_CROSS_CURRENCY_SWITCH: boolean = false;

/** A field with a value that the portal never sends, and why. */
interface FieldProblem {
  readonly field: keyof Switching;
  readonly problem: string;
}

/** The fields of a scheme that decide whether it may be switched into. Charges are in percent. */
export interface TargetTerms {
  readonly scheme: string;
  readonly currency: string;
  readonly structure: 'Retail' | 'Wholesale' | 'PRS';
  readonly shariah: boolean;
  readonly initial: number;
  readonly additional: number;
  readonly minimumCharge: number;
  readonly charge: number;
  /** Absent when the scheme is not EPF-approved. */
  readonly epfCharge?: number;
  readonly core?: CoreFund;
  readonly closed?: true;
}

/** Who buys, by the record: what is not settled yet does not count. */
export interface Buyer {
  readonly age: number | undefined;
  readonly isSophisticated: boolean;
  readonly isUsPerson: boolean;
}

/** Who buys the target, in which account, and whether a switch may change the currency. */
export interface TargetBuyer {
  readonly allowCrossCurrencySwitch: boolean;
  readonly account: { readonly plan: Plan; readonly shariahOnly: boolean };
  readonly customer: Buyer;
}

/** The holding that a switch takes units from, its limits in units, and what the account has of the target. */
export interface SwitchingFacts extends TargetBuyer {
  /** Units without those of pending transactions, as decimal text. */
  readonly freeUnits: string;
  /** Decimal text. */
  readonly nav: string;
  readonly limits: { readonly switching: number; readonly holding: number };
  /** The listing's flag for the account's plan. */
  readonly isFromSwitchable: boolean;
  readonly isToSwitchable: boolean;
  readonly target: TargetTerms;
  readonly hasTarget: boolean;
}

/** Highest share of the market value that can be switched by amount, in percent (docs/domain.md, section 3). */
const HIGHEST_SHARE = '95';
/** Buffer over the target's minimum for price moves, in percent (docs/domain.md, section 3). */
const BUFFER = '105';

const BANK_FIELDS = ['bankName', 'bankAccNumber', 'micrCode', 'payeeName'] as const;

function sizeProblem({ amountOrUnit, amount, units, switchAll }: Switching): FieldProblem | undefined {
  for (const [field, value] of [['amount', amount] as const, ['units', units] as const])
    if (!fitsDecimals(value, 2) || value < 0) return { field, problem: 'at most 2 decimals, not below 0' };
  if (amountOrUnit === 'AMOUNT') {
    if (units !== 0) return { field: 'units', problem: '0 for a switch by amount' };
    if (switchAll) return { field: 'switchAll', problem: 'only by units' };
    return amount > 0 ? undefined : { field: 'amount', problem: 'over 0' };
  }
  if (amount !== 0) return { field: 'amount', problem: '0 for a switch by units' };
  return units > 0 ? undefined : { field: 'units', problem: 'over 0' };
}

function distributionProblem(payload: Switching): FieldProblem | undefined {
  const { plan, distributionInstruction } = payload;
  if (distributionInstruction === 'PAYOUT') {
    if (plan === 'EPF' || plan === 'PRS')
      return { field: 'distributionInstruction', problem: 'REINVEST for EPF and PRS' };
    const missing = BANK_FIELDS.find((field) => !payload[field]);
    return missing && { field: missing, problem: 'the bank account of the payouts' };
  }
  const filledField = ([...BANK_FIELDS, 'mnemonic', 'idBankar'] as const).find(
    (field) => payload[field] !== null && payload[field] !== undefined,
  );
  return filledField && { field: filledField, problem: 'null without payouts' };
}

function otherProblem({ salesCharge, toCurrency, domesticBorrowing }: Switching): FieldProblem | undefined {
  if (!fitsDecimals(salesCharge, 2) || salesCharge < 0)
    return { field: 'salesCharge', problem: 'at most 2 decimals, not below 0' };
  if (toCurrency === 'MYR' && domesticBorrowing)
    return { field: 'domesticBorrowing', problem: 'false when MYR is bought' };
  return undefined;
}

/**
 * Returns the first field of a switch that the portal never sends like this, and why; `undefined` when it is
 * well-formed.
 */
export const malformedSwitching = (payload: Switching): FieldProblem | undefined =>
  sizeProblem(payload) ?? distributionProblem(payload) ?? otherProblem(payload);

/** Why a core fund of PRS is not for the customer's age. */
function ageRefusal({ core }: TargetTerms, age: number | undefined): string | undefined {
  if (core === undefined || (age !== undefined && coreFundFor(age) === core)) return undefined;
  const { lower, upper } = CORE_FUND_AGES[core];
  const range = upper === null ? `from ${lower}` : `${lower} to ${upper}`;
  return `The fund is for ages ${range}, and the customer’s age is ${age ?? 'not known'}.`;
}

/** Returns why a scheme cannot be switched into from this one; `undefined` when it can. */
export function targetRefusal(
  target: TargetTerms,
  { account, customer, allowCrossCurrencySwitch }: TargetBuyer,
  from: { readonly scheme: string; readonly currency: string },
): string | undefined {
  if (customer.isUsPerson) return usPersonBuysNothing;
  if (target.scheme === from.scheme) return 'A fund cannot be switched into itself.';
  if (target.currency !== from.currency && !allowCrossCurrencySwitch)
    return 'A switch must stay in the same currency.';
  if (target.closed) return 'This fund is closed to new investment.';
  if ((target.structure === 'PRS') !== (account.plan === 'PRS'))
    return 'This fund does not belong to the account’s plan.';
  if (account.plan === 'EPF' && target.epfCharge === undefined) return 'This fund is not approved for EPF.';
  if (account.shariahOnly && !target.shariah) return 'This EPF account takes Shariah funds only.';
  if (target.structure === 'Wholesale' && !customer.isSophisticated)
    return 'Wholesale funds are for sophisticated investors only.';
  return ageRefusal(target, customer.age);
}

/** The range of the charge: the target's, at most EPF's for EPF, and none for PRS (docs/domain.md, section 3). */
function chargeRefusal({ salesCharge }: Switching, target: TargetTerms, plan: Plan): string | undefined {
  const fee = plan === 'EPF' ? Math.min(target.charge, target.epfCharge ?? 0) : target.charge;
  const highest = plan === 'PRS' ? 0 : fee;
  const lowest = Math.min(target.minimumCharge, highest);
  if (salesCharge >= lowest && salesCharge <= highest) return undefined;
  return `The sales charge must lie between ${lowest.toFixed(2)}% and ${highest.toFixed(2)}%.`;
}

function sizeRefusal(
  payload: Switching,
  { freeUnits, nav, limits, target, hasTarget }: SwitchingFacts,
): string | undefined {
  const soldUnits = unitsTaken(payload, nav);
  if (compare(soldUnits, freeUnits) > 0) return `Only ${figureText(freeUnits)} units are available.`;
  const isAmount = payload.amountOrUnit === 'AMOUNT';
  const highest = limitOfValue(freeUnits, nav, HIGHEST_SHARE);
  if (isAmount && compare(String(payload.amount), highest) > 0)
    return `By amount at most ${figureText(highest)} can be switched.`;
  const remainingUnits = minus(freeUnits, soldUnits);
  if (!payload.switchAll && compare(remainingUnits, '0') !== 0) {
    if (compare(soldUnits, String(limits.switching)) < 0)
      return `At least ${limits.switching} units are switched at once.`;
    if (compare(remainingUnits, String(limits.holding)) < 0)
      return `It leaves ${figureText(remainingUnits)} units, and the minimum is ${limits.holding}.`;
  }
  if (target.currency !== payload.fromCurrency) return undefined;
  const least = percentage(String(hasTarget ? target.additional : target.initial), BUFFER);
  const value = isAmount ? String(payload.amount) : marketValue(soldUnits, nav);
  return compare(value, least) < 0
    ? `At least ${figureText(least)} must be switched into this fund.`
    : undefined;
}

/**
 * Returns the first rule of docs/domain.md, section 3, that a switch breaks, as a text: fund that is not switchable, target
 * that does not fit the account, charge, units. `undefined` when it breaks none.
 */
export function switchingRefusal(payload: Switching, facts: SwitchingFacts): string | undefined {
  const { target, isFromSwitchable, isToSwitchable, account } = facts;
  if (!isFromSwitchable) return 'This fund cannot be switched now.';
  const from = { scheme: payload.fromScheme, currency: payload.fromCurrency };
  const refused = targetRefusal(target, facts, from);
  if (refused !== undefined) return refused;
  if (!isToSwitchable) return 'This fund cannot be switched into now.';
  return chargeRefusal(payload, target, account.plan) ?? sizeRefusal(payload, facts);
}
