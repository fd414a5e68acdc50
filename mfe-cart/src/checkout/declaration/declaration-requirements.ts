import type { Customer } from '@portal/shared/api/customers';
import { extraCareReasons, suitabilityOf } from '@portal/shared/selling';
import { boughtLeg, type CartItem, paidItems } from '../../core/items/cart-item.ts';
import { assessmentGapOf, mismatchKindOf } from '../../core/items/mismatch-kind.ts';
import type { DeclarationRequirements } from './declaration.ts';
import { mismatchStatement } from './statements.ts';
import type { Mismatches } from './use-mismatches.ts';

/** Returns what has to be declared for these items, given the service's suitability checks. */
export function declarationRequirementsOf(parts: {
  readonly items: readonly CartItem[];
  readonly mismatches: Mismatches;
  readonly customer: Customer;
  readonly agentEmail: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}): DeclarationRequirements {
  const { items, mismatches, customer, agentEmail, today } = parts;
  const extraCare = extraCareReasons(customer, today);
  const gap = assessmentGapOf(suitabilityOf(customer, today));
  return {
    agentEmail,
    asksBorrowing: paidItems(items).some(({ amount }) => amount.currency !== 'MYR'),
    mismatches: items.flatMap((item) => {
      const scheme = boughtLeg(item)?.scheme;
      const found = scheme === undefined ? undefined : mismatches.get(scheme);
      if (scheme === undefined || !found?.mismatch) return [];
      const kind = mismatchKindOf(found);
      const statement = mismatchStatement({ kind, scheme, category: found.riskCategory, gap });
      return [{ itemId: item.id, scheme, kind, statement }];
    }),
    ...(extraCare.length === 0 ? {} : { extraCare: `${extraCare.join('. ')}.` }),
  };
}
