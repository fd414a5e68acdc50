import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import type { IsoDate } from '../calendar.ts';
import { compare, figureText, marketValue } from '../money.ts';
import { takesB } from './sub-accounts.ts';

/** What decides about a withdrawal from PRS, beside its holding. */
export interface WithdrawalFacts {
  /** `undefined`: the date of birth is not on record. */
  readonly age: number | undefined;
  /** Free units of sub-account B, as decimal text. */
  readonly freeUnitsB: string;
  /** Date of the account's first contribution; `null` before it. */
  readonly firstContribution: IsoDate | null;
  /** Date of the account's last pre-retirement withdrawal that was not rejected, in this calendar year. */
  readonly lastPreRetirement: IsoDate | undefined;
  readonly today: IsoDate;
}

const dayText = (date: IsoDate): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** The same day of the next year. */
const yearAfter = (date: IsoDate): IsoDate => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

/** Why a pre-retirement withdrawal is too early or too soon after another one. */
function preRetirementRefusal(facts: WithdrawalFacts): string | undefined {
  const { firstContribution, lastPreRetirement, today } = facts;
  if (lastPreRetirement !== undefined)
    return `A pre-retirement withdrawal is possible once a year, and one was made on ${dayText(lastPreRetirement)}.`;
  if (firstContribution === null) return 'A pre-retirement withdrawal needs a first contribution.';
  const from = yearAfter(firstContribution);
  return today < from
    ? `A pre-retirement withdrawal is possible a year after the first contribution, from ${dayText(from)}.`
    : undefined;
}

/**
 * Returns why a member of PRS may not withdraw for a reason; `undefined` when the reason is right, and only the units
 * decide.
 */
export function reasonRefusal(reasonId: string | null, facts: WithdrawalFacts): string | undefined {
  const { isTaxed, fromAge } = withdrawalReason(reasonId) ?? {};
  if (isTaxed) return preRetirementRefusal(facts);
  if (fromAge === undefined || (facts.age !== undefined && facts.age >= fromAge)) return undefined;
  return facts.age === undefined
    ? 'A withdrawal for retirement needs the member’s date of birth on record.'
    : `A withdrawal for retirement is possible from age ${fromAge}, and the member is ${facts.age}.`;
}

interface Withdrawal {
  readonly withdrawalReason: string | null;
  readonly amountOrUnit: 'AMOUNT' | 'UNIT';
  readonly amount: number;
  readonly units: number;
  readonly redeemAll: boolean;
}

/**
 * Returns why a withdrawal takes from the wrong sub-account of PRS, or is worth too little for its reason; `undefined`
 * when it is right. `nav`: the last price, 4 decimals.
 */
export function withdrawalRefusal(
  { withdrawalReason: reasonId, amountOrUnit, amount, units, redeemAll }: Withdrawal,
  nav: string,
): string | undefined {
  if (redeemAll && takesB(reasonId))
    return 'This reason takes units of sub-account B alone, and not all units.';
  const least = withdrawalReason(reasonId)?.least;
  const value = amountOrUnit === 'AMOUNT' ? String(amount) : marketValue(String(units), nav);
  return least !== undefined && compare(value, least) < 0
    ? `At least MYR ${figureText(least)} is withdrawn for this reason.`
    : undefined;
}
