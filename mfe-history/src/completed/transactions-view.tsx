import type { CompletedTransaction } from '@portal/shared/api/history';
import { formatDate } from '@portal/shared/dates';
import { Card, CardFooter, CardHeader } from '@portal/shared/parts';
import { Box, Button, HStack, Text } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import { CsvButton } from '../core/csv-button.tsx';
import { useAccountStatement } from './account-statement/index.ts';
import { ByMonthCard } from './by-month/by-month-card.tsx';
import { createTransactionsCsv } from './list/transactions-csv.ts';
import { TransactionsTable } from './list/transactions-table.tsx';
import { useRepeat } from './repeat/index.ts';
import { TotalsCard } from './totals-card.tsx';
import { sumByCurrency, toTransactionRows } from './transaction-rows.ts';

/** Number of rows that render without a noticeable delay. Show more adds as many. */
const rowStep = 100;

interface TransactionsViewProps {
  readonly customerId: string;
  /** For the statement, and for the name of the CSV file. */
  readonly accountId: string;
  readonly transactions: readonly CompletedTransaction[];
  readonly from: string;
  readonly to: string;
}

/** Totals of a period, the chart by month, and the transactions. `from` and `to` are YYYY-MM-DD. */
export function TransactionsView({ customerId, accountId, transactions, from, to }: TransactionsViewProps) {
  const repeat = useRepeat(customerId, accountId);
  const rows = useMemo(() => toTransactionRows(transactions), [transactions]);
  const totals = useMemo(() => sumByCurrency(rows), [rows]);
  const [visibleCount, setVisibleCount] = useState(rowStep);
  const statement = useAccountStatement(accountId, { from, to });
  const count = rows.length === 1 ? '1 transaction' : `${rows.length} transactions`;
  return (
    <>
      <TotalsCard totals={totals} statement={statement} />
      <ByMonthCard rows={rows} totals={totals} range={{ from, to }} />
      <Card>
        <CardHeader
          title="Completed transactions"
          aside={
            <>
              <Box as="span" role="status" textStyle="help">
                {`${count}, ${formatDate(from)} to ${formatDate(to)}`}
              </Box>
              <CsvButton
                fileName={`transactions-${accountId}-${from}-${to}.csv`}
                create={() => createTransactionsCsv(rows)}
              />
            </>
          }
        />
        <TransactionsTable rows={rows.slice(0, visibleCount)} repeat={repeat} />
        {rows.length > visibleCount ? (
          <CardFooter>
            <HStack justify="space-between">
              <Text color="fg.muted">{`${visibleCount} of ${rows.length} shown`}</Text>
              <Button variant="outline" size="sm" onClick={() => setVisibleCount(visibleCount + rowStep)}>
                Show more
              </Button>
            </HStack>
          </CardFooter>
        ) : null}
      </Card>
    </>
  );
}
