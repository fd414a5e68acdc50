import { formatDate } from '@portal/shared/dates';
import { getTransactionTypeFacts } from '@portal/shared/flows';
import type { transactions } from '../../database/tables/index.ts';
import { margins, type PlacedPage, type PlacedText, placedPdfOf } from '../../pdf/index.ts';
import { figureText } from '../../rules/money.ts';
import { fundOf } from '../../seed/funds/funds.ts';

/** Customer, account, period and currency of an account statement. */
interface AccountStatementOptions {
  readonly customerName: string;
  readonly accountId: string;
  /** YYYY-MM-DD, as `to`. */
  readonly from: string;
  readonly to: string;
  readonly currency: string;
}

type Row = typeof transactions.$inferSelect;

const company = 'Cempaka Biru Asset Management Berhad';

/** Rows that fit on one page. */
const rowsPerPage = 30;
const rowHeight = 18;
const headHeight = 668;

/** The columns: the head, the place of its edge, and the text of a row. Figures end at their place. */
const columns: readonly {
  readonly head: string;
  readonly x: number;
  readonly isRight?: boolean;
  readonly textOf: (row: Row) => string;
}[] = [
  { head: 'Date', x: margins.left, textOf: ({ date }) => formatDate(date) },
  { head: 'Transaction', x: 116, textOf: ({ type }) => getTransactionTypeFacts(type).name },
  { head: 'Fund', x: 182, textOf: ({ scheme }) => fundOf(scheme).name },
  { head: 'Amount', x: 394, isRight: true, textOf: ({ gross }) => figureText(gross) },
  { head: 'Charge', x: 444, isRight: true, textOf: ({ charge }) => figureText(charge) },
  { head: 'NAV', x: 482, isRight: true, textOf: ({ nav }) => nav },
  { head: 'Units', x: margins.right, isRight: true, textOf: ({ units }) => figureText(units) },
];

/** Creates the account statement as a PDF: one line for each transaction. All of them are of its currency. */
export function createAccountStatement(options: AccountStatementOptions, rows: readonly Row[]): Buffer {
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  return placedPdfOf(
    Array.from({ length: pageCount }, (_none, at): PlacedPage => {
      const own = rows.slice(at * rowsPerPage, (at + 1) * rowsPerPage);
      const heights = own.map((_row, index) => headHeight - (index + 1) * rowHeight);
      return {
        texts: [
          ...headOf(options, rows.length),
          ...columns.map(({ head, x, isRight = false }) => ({
            text: head,
            x,
            y: headHeight,
            size: 9,
            isRight,
          })),
          ...own.flatMap((row, index) =>
            columns.map(
              ({ textOf, x, isRight = false }): PlacedText => ({
                text: textOf(row),
                x,
                y: heights[index] ?? headHeight,
                size: 9,
                isRight,
              }),
            ),
          ),
          { text: `${company}. Page ${at + 1} of ${pageCount}.`, x: margins.left, y: 40, size: 8 },
        ],
        rules: [800, headHeight + 12, headHeight - 6, ...heights.map((height) => height - 6)],
      };
    }),
  );
}

function headOf(
  { customerName, accountId, from, to, currency }: AccountStatementOptions,
  count: number,
): readonly PlacedText[] {
  const x = margins.left;
  const transactions = count === 1 ? '1 transaction' : `${count} transactions`;
  return [
    { text: company, x, y: 808, size: 11, isBold: true },
    { text: 'Account statement', x, y: 766, size: 18, isBold: true },
    { text: customerName, x, y: 742, size: 11 },
    { text: `Account ${accountId}, ${currency}`, x, y: 726, size: 11 },
    { text: `${formatDate(from)} to ${formatDate(to)}, ${transactions}`, x, y: 710, size: 11 },
  ];
}
