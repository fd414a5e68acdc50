import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import type { Loadable } from '@portal/shared/contract';
import { combineLoadables, mapLoadable } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useCustomer } from '../../core/customer/customer.ts';
import { joinOffers, type Offer } from '../../core/pricing/offer.ts';

/** What the forms need before they open. The list of banks is needed only for a payment, so no form waits for it. */
export interface OrderFacts {
  readonly customer: Customer;
  readonly offers: readonly Offer[];
  readonly banks: Loadable<Lookups['banks']>;
}

/**
 * Loads what the forms of orders need: the customer's record and the offers (schemes with their funds). The list of
 * banks in it may still be loading or have failed, because no form waits for it.
 */
export function useOrderFacts(customerId: string): Loadable<OrderFacts> {
  const needed = combineLoadables([useCustomer(customerId), useReference('schemes'), useReference('funds')]);
  const banks = mapLoadable(useReference('lookups'), (lookups) => lookups.banks);
  return mapLoadable(needed, ([customer, schemes, funds]) => ({
    customer,
    offers: joinOffers(schemes, funds),
    banks,
  }));
}
