import type { FieldProblem } from '@portal/shared/form-values';
import type { Plan } from '../core/plan.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { type BankContext, type PaidBank, readBank } from './bank-choice.ts';

/** What happens to the distributions of a scheme that is bought; a payout has its bank account. */
export type Distribution =
  | { readonly instruction: 'REINVEST' }
  | ({ readonly instruction: 'PAYOUT' } & PaidBank);

/** The answers, as chosen. `bank` is the `bankKey` of the account for payouts. */
export interface DistributionValues {
  readonly distribution: Distribution['instruction'];
  readonly bank: string;
}

/**
 * Returns the preselected use of a fund's distributions: `REINVEST`, unless the plan is cash and the scheme only pays
 * out (`PAYOUT`).
 */
export function defaultDistribution(plan: Plan, { scheme }: Offer): Distribution['instruction'] {
  return plan === 'CS' && !scheme.reinvestment && scheme.cashPayment ? 'PAYOUT' : 'REINVEST';
}

/**
 * Whether the plan always reinvests distributions: all but cash (`CS`) (docs/domain.md, section 3). True also without a
 * plan (`undefined`).
 */
export const isReinvestOnly = (plan: Plan | undefined): boolean => plan !== 'CS';

/** Whether the scheme offers this distribution. A scheme that offers neither is reinvested. */
function isOffered(distribution: Distribution['instruction'], { scheme }: Offer): boolean {
  if (distribution === 'PAYOUT') return scheme.cashPayment;
  return scheme.reinvestment || !scheme.cashPayment;
}

/**
 * Reads how distributions are used, with the bank account of a payout; or returns the problem and its field: a use that
 * the fund does not offer, or no bank account. Plans other than cash always reinvest, whatever is chosen.
 */
export function readDistribution(
  plan: Plan,
  { distribution, bank: chosen }: DistributionValues,
  context: BankContext,
  offer: Offer,
): Distribution | FieldProblem<'distribution' | 'bank'> {
  if (isReinvestOnly(plan)) return { instruction: 'REINVEST' };
  if (!isOffered(distribution, offer)) {
    const problem =
      distribution === 'PAYOUT'
        ? 'This fund pays nothing out. Choose Reinvest.'
        : 'This fund does not reinvest. Choose Pay out.';
    return { field: 'distribution', problem };
  }
  if (distribution === 'REINVEST') return { instruction: 'REINVEST' };
  const paid = readBank(chosen, context, {
    none: 'Choose the bank account for payouts, or reinvest.',
    noBanks: 'The list of banks could not be loaded: try that again, or reinvest.',
  });
  return typeof paid === 'string' ? { field: 'bank', problem: paid } : { instruction: 'PAYOUT', ...paid };
}
