import type { Customer } from '@portal/shared/api/customers';
import type { Scheme } from '@portal/shared/api/funds';
import { type ProductMismatch, productMismatch } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { mapLoadable, useCall } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { type CountingAssessment, judgeScheme } from '../../../core/assessment/counting-assessment.ts';

/**
 * Calls the service's suitability check of a scheme, and returns it as the counting assessment judges it; `mismatch` in
 * the value says whether the scheme does not suit. Loading without a scheme, and until the assessment (`counting`) is
 * known.
 */
export function useMismatch(
  customer: Customer,
  counting: CountingAssessment | undefined,
  scheme: Pick<Scheme, 'scheme' | 'currency'> | undefined,
): Loadable<ProductMismatch> {
  const { customerId } = customer;
  const checked = useCall(productMismatch, scheme && { customerId, scheme: scheme.scheme });
  if (!scheme || !counting) return checked.status === 'failed' ? checked : { status: 'loading' };
  return mapLoadable(checked, (found) =>
    // no other assessment is left out here, so that of the record is the service's
    judgeScheme(found, scheme.currency, { counting, customer, isCurrencyAccepted: true, today: today() }),
  );
}
