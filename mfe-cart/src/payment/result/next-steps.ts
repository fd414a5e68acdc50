import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { addDays, formatDateTime, formatDateWithDay, malaysianDateOf } from '@portal/shared/dates';
import type { TimelineEntry } from '@portal/shared/parts';
import { cutOffOn, epfPaysText, sumText } from '@portal/shared/selling';
import { isBeingVerified } from '../outcome.ts';

/**
 * Returns the first day (YYYY-MM-DD) whose price an order can get that was paid at this instant: the day before its
 * cut-off, else the next, and no day of a weekend (docs/domain.md, section 2). A public holiday is known to the service only.
 */
export function firstPriceDay(paidAt: string): string {
  const paidOn = malaysianDateOf(paidAt);
  const isInTime = Date.parse(paidAt) < Date.parse(cutOffOn(paidOn));
  const candidates = [0, 1, 2, 3].map((days) => addDays(paidOn, isInTime ? days : days + 1));
  const isWeekday = (date: string) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  return candidates.find(isWeekday) ?? paidOn;
}

/**
 * Returns the timeline of a payment: the payment itself, by its status, sums still due, missing documents, and when
 * units are in the account. A sum that the bank is verifying is not to be paid again.
 */
export function nextSteps(
  { due, status, items }: PaymentSummary,
  outcome: PaymentOutcome,
): readonly TimelineEntry[] {
  // one account, so one plan
  const isEpf = items.some(({ plan }) => plan === 'EPF');
  const bank = isEpf ? 'EPF' : 'The bank';
  const rest: TimelineEntry[] = due
    .filter(({ currency }) => isEpf || !isBeingVerified(outcome, currency))
    .map(({ currency, amount }) => ({
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
    failed: { id: 'paid', state: 'failed' as const, title: `${bank} refused the payment` },
  }[outcome.status];
  return [
    { ...first, ...(outcome.paidAt === null ? {} : { at: formatDateTime(outcome.paidAt) }) },
    ...rest,
    ...documents,
    {
      id: 'units',
      state: 'next',
      title: 'The orders are priced, and units are in the account',
      ...(outcome.paidAt === null
        ? {}
        : {
            at: `At the NAV of ${formatDateWithDay(firstPriceDay(outcome.paidAt))}, or of the next business day if it is a holiday`,
          }),
    },
  ];
}
