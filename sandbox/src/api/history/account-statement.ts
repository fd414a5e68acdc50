import type { transactions } from '../../database/tables/index.ts';
import { pdfOf } from '../../pdf/index.ts';

/** Account, period and currency of an account statement. */
interface AccountStatementOptions {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
}

/** Creates the account statement as a PDF: one line for each transaction. All of them are of its currency. */
export function createAccountStatement(
  { accountId, from, to, currency }: AccountStatementOptions,
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
