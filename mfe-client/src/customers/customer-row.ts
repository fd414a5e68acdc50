import type { CustomerRow as Found } from '@portal/shared/api/customers';
import { phoneOf } from '../core/phone.ts';
import { type Suitability, suitabilityChip, suitabilityOf } from '../core/suitability.ts';

/** One line of the search's result; the name's case and the identity number's mask are the screen's. */
export interface CustomerRow {
  readonly customerId: string;
  readonly name: string;
  readonly idNo: string;
  readonly type: string;
  readonly email?: string;
  readonly phone?: string;
  /** Absent when the search does not know it. */
  readonly suitability?: ReturnType<typeof suitabilityChip>;
}

/** Makes a row of what the search found. */
export function toCustomerRow(found: Found, today: string): CustomerRow {
  const phone = phoneOf(found.telCountryCode, found.tel);
  const suitability = rowSuitability(found, today);
  return {
    customerId: found.customerId,
    name: found.name,
    idNo: found.idNo,
    type: found.customerType,
    ...(found.email ? { email: found.email } : {}),
    ...(phone ? { phone } : {}),
    ...(suitability ? { suitability: suitabilityChip(suitability) } : {}),
  };
}

function rowSuitability(found: Found, today: string): Suitability | undefined {
  if (found.satStatus === 'Declined') return { state: 'declined' };
  if (found.satStatus === 'Not assessed') return { state: 'none' };
  // The date tells more than the word: it also knows what ends soon.
  if (found.satEffectiveDateTo) return suitabilityOf(found, today);
  return undefined;
}
