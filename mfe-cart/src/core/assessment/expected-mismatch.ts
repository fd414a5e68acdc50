import type { Customer } from '@portal/shared/api/customers';
import type { ProductMismatch } from '@portal/shared/api/suitability';
import { mismatchOf, suitabilityOf } from '@portal/shared/selling';

/**
 * Returns the mismatch that the service's check of a fund will probably find, by the known assessment alone;
 * `undefined` when the fund is within it. It is no check: only the room of the answer is kept by it. `assessed` is the
 * customer by the counting assessment (`asAssessed`), `satRank` the fund's risk rank, `today` YYYY-MM-DD.
 */
export function expectedMismatch(
  assessed: Customer,
  satRank: number,
  today: string,
): ProductMismatch | undefined {
  const suitability = suitabilityOf(assessed, today);
  if (mismatchOf(suitability, satRank) === undefined) return undefined;
  const limit = 'rank' in suitability ? suitability : { rank: 0, category: null };
  return {
    mismatch: true,
    reasons: [],
    customerRank: limit.rank,
    schemeRank: satRank,
    riskCategory: limit.category,
  };
}
