import type { PendingTransaction } from '@portal/shared/api/history';
import { malaysianDateOf } from '@portal/shared/dates';
import { csvOf } from '@portal/shared/files';
import { getItemTypeLabel, type Leg, legCells, legColumns, legsOfListed } from '@portal/shared/items';
import { applicationAddress } from '@portal/shared/page-address';

/** One row of the table (docs/domain.md, section 7). */
export interface PendingRow {
  readonly key: string;
  /** Malaysian date of sending it to the customer, YYYY-MM-DD. */
  readonly date: string;
  readonly formNo: string;
  /** Path of the application. */
  readonly path: string;
  readonly type: string;
  readonly scheme: string;
  readonly schemeName: string;
  /** Name of the scheme that a switch buys. */
  readonly toSchemeName?: string;
  /** What moves, out before in. */
  readonly legs: readonly Leg[];
  readonly status: string;
}

/**
 * Converts pending transactions to rows with the Malaysian date, the path of the application and the legs (schemes sold
 * or bought), in the service's order.
 */
export function toPendingRows(transactions: readonly PendingTransaction[]): readonly PendingRow[] {
  return transactions.map((transaction) => {
    const { applicationId, formNo, transactionFormId, type, scheme, schemeName, toScheme, status } =
      transaction;
    return {
      key: transactionFormId,
      date: malaysianDateOf(transaction.submittedAt),
      formNo,
      path: applicationAddress(applicationId, formNo),
      type: getItemTypeLabel(type),
      scheme,
      schemeName,
      ...(toScheme ? { toSchemeName: toScheme.schemeName } : {}),
      legs: legsOfListed({ ...transaction, to: toScheme }),
      status,
    };
  });
}

/**
 * Creates the text of the CSV file of the pending transactions: a row for each leg (a scheme that is sold or bought),
 * with plain numbers.
 */
export const createPendingCsv = (transactions: readonly PendingTransaction[]): string =>
  csvOf(
    ['Sent', 'Form number', 'Type', ...legColumns, 'Status'],
    toPendingRows(transactions).flatMap(({ date, formNo, type, legs, status }) =>
      legs.map((leg) => [date, formNo, type, ...legCells(leg), status]),
    ),
  );
