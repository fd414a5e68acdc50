import type { PendingTransaction } from '@portal/shared/api/history';
import { malaysianDateOf } from '@portal/shared/dates';
import { csvOf } from '@portal/shared/files';

const typeNames = {
  investment: 'Purchase',
  redemption: 'Redemption',
  switching: 'Switch',
} as const satisfies Record<PendingTransaction['type'], string>;

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
  /** `MYR 1,000.00`, `400.00 units` or `All units`. */
  readonly size: string;
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
      size: formatSize(transaction),
      status,
    };
  });
}

function formatSize({ size, currency }: PendingTransaction): string {
  switch (size.by) {
    case 'amount':
      return `${currency} ${size.amount.in(currency).format()}`;
    case 'units':
      return `${size.units.format()} units`;
    case 'all':
      return 'All units';
  }
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
