import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { formatDateTime } from '@portal/shared/dates';
import type { TimelineEntry } from '@portal/shared/parts';
import { epfPaysText, sumText } from '@portal/shared/selling';

/**
 * Returns the timeline of a payment: the payment itself, by its status, sums still due, missing documents, and when
 * units are in the account.
 */
export function nextSteps(
  { due, status, items }: PaymentSummary,
  outcome: PaymentOutcome,
): readonly TimelineEntry[] {
  // one account, so one plan
  const isEpf = items.some(({ plan }) => plan === 'EPF');
  const bank = isEpf ? 'EPF' : 'The bank';
  const rest: TimelineEntry[] = due.map(({ currency, amount }) => ({
    id: currency,
    state: outcome.status === 'pending' ? 'next' : 'now',
    title: isEpf
      ? epfPaysText(sumText(amount.in(currency)))
      : `${sumText(amount.in(currency))} is still to be paid`,
  }));
  const documents: TimelineEntry[] =
    status === 'Pending Documents'
      ? [{ id: 'documents', state: 'now', title: 'Upload the missing documents in the application' }]
      : [];
  const first: TimelineEntry = {
    paid: { id: 'paid', state: 'done' as const, title: 'Payment matched to the application' },
    pending: { id: 'paid', state: 'now' as const, title: `${bank} confirms the payment` },
    failed: { id: 'paid', state: 'failed' as const, title: `${bank} did not take the payment` },
  }[outcome.status];
  return [
    { ...first, ...(outcome.paidAt === null ? {} : { at: formatDateTime(outcome.paidAt) }) },
    ...rest,
    ...documents,
    { id: 'units', state: 'next', title: 'The orders are priced, and units are in the account' },
  ];
}
