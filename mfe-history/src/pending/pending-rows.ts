import type { PendingTransaction } from '@portal/shared/api/history';
import { malaysianDateOf } from '@portal/shared/dates';
import { csvOf } from '@portal/shared/files';
import type { Money, Units } from '@portal/shared/money';

const typeNames = {
  investment: 'Purchase',
  redemption: 'Redemption',
  switching: 'Switch',
} as const satisfies Record<PendingTransaction['type'], string>;

/** How much a pending transaction moves. */
export type PendingSize =
  | { readonly by: 'amount'; readonly money: Money }
  | { readonly by: 'units'; readonly units: Units }
  | { readonly by: 'all' };

/** One row of the table (domain, section 7). */
export interface PendingRow {
  readonly key: string;
  /** Malaysian date of submission, YYYY-MM-DD. */
  readonly date: string;
  readonly formNo: string;
  /** Path of the application. */
  readonly path: string;
  readonly type: string;
  readonly scheme: string;
  readonly schemeName: string;
  /** Name of the scheme that a switch buys. */
  readonly toSchemeName?: string;
  readonly size: PendingSize;
  readonly status: string;
}

/** Converts pending transactions to rows, in the service's order. */
export function toPendingRows(transactions: readonly PendingTransaction[]): readonly PendingRow[] {
  return transactions.map((transaction) => {
    const { applicationId, formNo, transactionFormId, type, scheme, schemeName, toScheme, status } =
      transaction;
    return {
      key: transactionFormId,
      date: malaysianDateOf(transaction.submittedAt),
      formNo,
      path: `/application/detail/${encodeURIComponent(applicationId)}?${new URLSearchParams({ formNo })}`,
      type: typeNames[type],
      scheme,
      schemeName,
      ...(toScheme ? { toSchemeName: toScheme.schemeName } : {}),
      size: sizeOf(transaction),
      status,
    };
  });
}

function sizeOf({ size, currency }: PendingTransaction): PendingSize {
  return size.by === 'amount' ? { by: 'amount', money: size.amount.in(currency) } : size;
}

/** Creates the CSV file of the pending transactions, with plain numbers. */
export function createPendingCsv(transactions: readonly PendingTransaction[]): string {
  return csvOf(
    [
      'Submitted',
      'Form number',
      'Type',
      'Scheme code',
      'Scheme',
      'To scheme',
      'Currency',
      'Amount',
      'Units',
      'Status',
    ],
    transactions.map(
      ({ submittedAt, formNo, type, scheme, schemeName, toScheme, currency, size, status }) => [
        malaysianDateOf(submittedAt),
        formNo,
        typeNames[type],
        scheme,
        schemeName,
        toScheme?.scheme ?? '',
        currency,
        size.by === 'amount' ? size.amount.in(currency).toString() : '',
        size.by === 'units' ? size.units.toString() : size.by === 'all' ? 'All' : '',
        status,
      ],
    ),
  );
}
