import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { formatDateTime } from '@portal/shared/dates';

const amountsOf = (amounts: PaymentOutcome['amounts']) =>
  amounts.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`).join(' and ');

/** The result as plain text, for the clipboard. Names no identity number. */
export function resultText(summary: PaymentSummary, outcome: PaymentOutcome): string {
  const lines = [
    `Payment for ${summary.customerName}`,
    `Application ${summary.formNo}`,
    `Amount ${amountsOf(outcome.amounts)}`,
    outcome.reference === null ? undefined : `Reference ${outcome.reference}`,
    outcome.paidAt === null ? undefined : `Paid ${formatDateTime(outcome.paidAt)}`,
    ...summary.items.map(
      ({ schemeName, scheme, accountId, currency, amount }) =>
        `${schemeName} (${scheme}), account ${accountId}: ${currency} ${amount.in(currency).format()}`,
    ),
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
