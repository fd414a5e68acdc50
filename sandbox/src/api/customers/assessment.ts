import type { Assessment } from '../../rules/orders/suitability.ts';
import type { Customer } from './servicing.ts';

/** A customer's suitability assessment; `undefined` when never assessed. */
export function assessmentOf({ satRank, satTo, acceptsForeignCurrency }: Customer): Assessment | undefined {
  if (satRank === null || satTo === null) return undefined;
  return { rank: satRank, validTo: satTo, declined: satRank === 0, acceptsForeignCurrency };
}
