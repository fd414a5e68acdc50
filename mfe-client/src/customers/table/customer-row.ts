import type { CustomerRow as FoundCustomer } from '@portal/shared/api/customers';
import { formatPhone } from '@portal/shared/person';
import { getRowSuitability } from '../../core/customer/row-suitability.ts';
import { toSuitabilityChip } from '../../core/customer/suitability-text.ts';

/** One row of the search result. The screen formats the name and masks the identity number. */
export interface CustomerRow {
  readonly customerId: string;
  readonly name: string;
  readonly idNo: string;
  readonly type: string;
  readonly email?: string;
  readonly phone?: string;
  /** Absent when the search does not return it. */
  readonly suitability?: ReturnType<typeof toSuitabilityChip>;
  /** Number of items in the cart; absent when there is none, or the search does not return it. */
  readonly cartItems?: number;
}

/**
 * Converts a found customer to a table row with what is known: e-mail, phone and the state of the assessment may be
 * absent. `today` (YYYY-MM-DD) decides whether the assessment is valid.
 */
export function toCustomerRow(customer: FoundCustomer, today: string): CustomerRow {
  const phone = formatPhone(customer.telCountryCode, customer.tel);
  const suitability = getRowSuitability(customer, today);
  return {
    customerId: customer.customerId,
    name: customer.name,
    idNo: customer.idNo,
    type: customer.customerType,
    ...(customer.email ? { email: customer.email } : {}),
    ...(phone ? { phone } : {}),
    ...(suitability ? { suitability: toSuitabilityChip(suitability) } : {}),
    ...(customer.openCartItems ? { cartItems: customer.openCartItems } : {}),
  };
}
