import type { CustomerRow } from '@portal/shared/api/customers';
import type { SatForm } from '@portal/shared/api/suitability';
import { countOf } from '@portal/shared/counts';
import { daysBetween, formatDate } from '@portal/shared/dates';
import { type Validity, validityOf } from '@portal/shared/selling';
import { customerPath, formatAge, formatDays, type Need } from './need.ts';

/** Returns the carts that are left open; none where the search does not count their items. */
export function buildCartNeeds(book: readonly CustomerRow[]): readonly Need[] {
  return book.flatMap(({ customerId, name, openCartItems: items = 0 }): Need[] =>
    items === 0
      ? []
      : [
          {
            id: `cart:${customerId}`,
            kind: 'cart',
            mark: String(items),
            customerName: name,
            text: `${countOf(items, 'item')} in the cart`,
            time: '',
            sums: [],
            since: '',
            action: { kind: 'open', label: 'Open cart', to: customerPath('cart', customerId) },
            to: customerPath('client-profile', customerId),
          },
        ],
  );
}

/**
 * Returns the suitability forms that are left open, and the assessments that have expired or expire within 30 days. A
 * customer with an open form is listed once, by the form. `today` is YYYY-MM-DD.
 */
export function buildAssessmentNeeds(
  forms: readonly SatForm[],
  book: readonly CustomerRow[],
  today: string,
): readonly Need[] {
  const open = forms.filter(({ status }) => status === 'Draft');
  const openCustomers = new Set(open.map(({ customerId }) => customerId));
  return [
    ...open.map((form) => buildOpenForm(form, today)),
    ...book.flatMap((customer) => {
      const validity = findValidity(customer, today);
      return validity && validity.state !== 'valid' && !openCustomers.has(customer.customerId)
        ? [buildAssessment(customer, validity, today)]
        : [];
    }),
  ];
}

/** Returns whether a customer's assessment is valid; `undefined` without one, and for one that was declined. */
export const findValidity = (
  { satStatus, satEffectiveDateTo }: CustomerRow,
  today: string,
): Validity | undefined =>
  satEffectiveDateTo && satStatus !== 'Declined' && satStatus !== 'Not assessed'
    ? validityOf(satEffectiveDateTo, today)
    : undefined;

function buildOpenForm({ id, customerId, customerName, updatedAt }: SatForm, today: string): Need {
  return {
    id,
    kind: 'assessment',
    part: 'open',
    mark: updatedAt,
    formNo: id,
    customerName,
    text: 'Assessment not finished',
    time: formatAge(updatedAt, today),
    sums: [],
    since: updatedAt,
    action: { kind: 'open', label: 'Continue', to: customerPath('sat', customerId) },
    to: customerPath('client-profile', customerId),
  };
}

function buildAssessment({ customerId, name }: CustomerRow, validity: Validity, today: string): Need {
  const { validTo } = validity;
  const isExpired = validity.state === 'expired';
  const days = isExpired ? daysBetween(validTo, today) : validity.daysLeft;
  // the last day counts
  const end = `${validTo}T23:59:59+08:00`;
  return {
    id: `sat:${customerId}`,
    kind: 'assessment',
    part: isExpired ? 'expired' : 'expiring',
    mark: validTo,
    customerName: name,
    text: `${isExpired ? 'Expired' : 'Ends'} ${formatDate(validTo)}`,
    time: isExpired ? `${formatDays(days)} ago` : days === 0 ? 'last day' : `${formatDays(days)} left`,
    sums: [],
    since: end,
    ...(isExpired ? {} : { endsAt: end }),
    action: { kind: 'open', label: 'Assess', to: customerPath('sat', customerId) },
    to: customerPath('client-profile', customerId),
  };
}
