import type { CustomerRow } from '@portal/shared/api/customers';
import { type Suitability, type Validity, validityOf } from '@portal/shared/selling';

/** Returns the state of a customer's assessment on `today` (YYYY-MM-DD); `undefined` when the search does not tell it. */
export function getRowSuitability(customer: CustomerRow, today: string): Suitability | Validity | undefined {
  if (customer.satStatus === 'Declined') return { state: 'declined' };
  if (customer.satStatus === 'Not assessed') return { state: 'none' };
  // the date is more precise than the status: it also shows that an assessment ends soon
  if (customer.satEffectiveDateTo) return validityOf(customer.satEffectiveDateTo, today);
  return undefined;
}
