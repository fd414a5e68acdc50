import type { transactions } from '../../database/tables/index.ts';
import { pdfOf } from '../../pdf/index.ts';

/** Account, period and currency of a statement. */
interface StatementOptions {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
}

/** The account statement as a PDF: one line for each transaction. All of them are of the statement's currency. */
export function statementOf(
  { accountId, from, to, currency }: StatementOptions,
  rows: readonly (typeof transactions.$inferSelect)[],
): Buffer {
  const count = rows.length === 1 ? '1 transaction' : `${rows.length} transactions`;
  return pdfOf([
    'Account statement',
    `Account ${accountId}, ${currency}`,
    `${from} to ${to}: ${count}`,
    '',
    ...rows.map(
      ({ date, type, scheme, gross, units }) => `${date} ${type} ${scheme} ${gross}, ${units} units`,
    ),
  ]);
}
