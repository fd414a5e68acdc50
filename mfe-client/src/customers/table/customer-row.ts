import type { CustomerRow as FoundCustomer } from '@portal/shared/api/customers';
import { formatPhone } from '@portal/shared/records';
import { type Suitability, type Validity, validityOf } from '@portal/shared/selling';
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
}

/** Converts a found customer to a row. `today` is YYYY-MM-DD. */
export function toCustomerRow(found: FoundCustomer, today: string): CustomerRow {
  const phone = formatPhone(found.telCountryCode, found.tel);
  const suitability = getRowSuitability(found, today);
  return {
    customerId: found.customerId,
    name: found.name,
    idNo: found.idNo,
    type: found.customerType,
    ...(found.email ? { email: found.email } : {}),
    ...(phone ? { phone } : {}),
    ...(suitability ? { suitability: toSuitabilityChip(suitability) } : {}),
  };
}

function getRowSuitability(found: FoundCustomer, today: string): Suitability | Validity | undefined {
  if (found.satStatus === 'Declined') return { state: 'declined' };
  if (found.satStatus === 'Not assessed') return { state: 'none' };
  // the date is more precise than the status: it also shows that an assessment ends soon
  if (found.satEffectiveDateTo) return validityOf(found.satEffectiveDateTo, today);
  return undefined;
}
