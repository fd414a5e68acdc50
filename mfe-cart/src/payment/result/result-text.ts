import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { formatDateTime } from '@portal/shared/dates';
import { accountInText } from '@portal/shared/records';
import { ownReferenceLabel } from '../../payer/index.ts';
import { isOfCurrency } from '../outcome.ts';

/** Titles of a payment by its status. */
export const resultTitles = {
  paid: 'Payment received',
  pending: 'The payment is being verified',
  failed: 'The payment failed',
} as const satisfies Record<PaymentOutcome['status'], string>;

const amountsOf = (amounts: PaymentOutcome['amounts']) =>
  amounts.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`).join(' and ');

/**
 * Returns a payment's result as plain text of several lines for the clipboard: status, application, amount by `method`
 * (its name), references, and the items in the paid currency. It contains no identity number and no payer, because the
 * service does not return who paid.
 */
export function resultText(summary: PaymentSummary, outcome: PaymentOutcome, method: string): string {
  const lines = [
    resultTitles[outcome.status],
    `Application ${summary.formNo} of ${summary.customerName}`,
    `Amount ${amountsOf(outcome.amounts)}, by ${method}`,
    outcome.reference === null ? undefined : `Reference ${outcome.reference}`,
    outcome.agentReference === null
      ? undefined
      : `${ownReferenceLabel(outcome.method)} ${outcome.agentReference}`,
    outcome.paidAt === null ? undefined : `Paid ${formatDateTime(outcome.paidAt)}`,
    ...summary.items.flatMap(({ schemeName, scheme, accountId, currency, amount }) =>
      isOfCurrency(outcome, currency)
        ? [
            `${schemeName} (${scheme}), ${accountInText(accountId)}: ${currency} ${amount.in(currency).format()}`,
          ]
        : [],
    ),
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
