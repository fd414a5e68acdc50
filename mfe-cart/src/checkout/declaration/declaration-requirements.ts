import type { Customer } from '@portal/shared/api/customers';
import { extraCareReasons } from '@portal/shared/selling';
import type { CartItem } from '../../core/cart-item.ts';
import type { DeclarationRequirements } from './declaration.ts';
import type { Mismatches } from './use-mismatches.ts';

/** Returns the scheme that an item buys, or `undefined` for a redemption. */
export function boughtScheme(item: CartItem): string | undefined {
  if (item.kind === 'investment') return item.scheme;
  return item.kind === 'switching' ? item.to.scheme : undefined;
}

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
  return {
    agentEmail,
    asksBorrowing: items.some((item) => item.kind === 'investment' && item.currency !== 'MYR'),
    mismatches: items.flatMap((item) => {
      const scheme = boughtScheme(item);
      const found = scheme === undefined ? undefined : mismatches.get(scheme);
      if (scheme === undefined || !found?.mismatch) return [];
      const isRisk = found.customerRank > 0 && found.schemeRank > found.customerRank;
      const why = isRisk
        ? `is riskier than the ${found.riskCategory ?? 'customer’s'} category`
        : 'does not fit their assessment';
      return [{ itemId: item.id, scheme, why }];
    }),
    ...(extraCare.length === 0 ? {} : { extraCare: `${extraCare.join('. ')}.` }),
  };
}
