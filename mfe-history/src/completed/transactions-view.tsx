import type { CompletedTransaction } from '@portal/shared/api/history';
import { formatDate } from '@portal/shared/dates';
import { saveFile } from '@portal/shared/files';
import { Card, CardFooter, CardHeader } from '@portal/shared/parts';
import { Box, Button, HStack, Text } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { OverTimeCard } from './over-time-card.tsx';
import { TotalsCard } from './totals-card.tsx';
import { toRows, totalsOf } from './transactions.ts';
import { transactionsCsv } from './transactions-csv.ts';
import { TransactionsTable } from './transactions-table.tsx';

/** As many rows as a page paints without a pause; more are a press away. */
const rowsAtOnce = 100;

export interface TransactionsViewProps {
  /** For the name of a file that is saved. */
  readonly accountId: string;
  readonly transactions: readonly CompletedTransaction[];
  readonly from: string;
  readonly to: string;
}

/** Totals of a period, and the transactions that make them. */
export function TransactionsView({ accountId, transactions, from, to }: TransactionsViewProps) {
  const rows = useMemo(() => toRows(transactions), [transactions]);
  const totals = useMemo(() => totalsOf(rows), [rows]);
  const [shown, setShown] = useState(rowsAtOnce);
  const count = rows.length === 1 ? '1 transaction' : `${rows.length} transactions`;
  const save = () =>
    saveFile(
      `transactions-${accountId}-${from}-${to}.csv`,
      new Blob([transactionsCsv(rows)], { type: 'text/csv' }),
    );
  return (
    <>
      <TotalsCard totals={totals} />
      <OverTimeCard rows={rows} totals={totals} range={{ from, to }} />
      <Card>
        <CardHeader
          title="Completed transactions"
          aside={
            <>
              <Box as="span" role="status" textStyle="help">
                {`${count}, ${formatDate(from)} to ${formatDate(to)}`}
              </Box>
              <Button variant="outline" size="sm" onClick={save}>
                <Download aria-hidden />
                Download CSV
              </Button>
            </>
          }
        />
        <TransactionsTable rows={rows.slice(0, shown)} />
        {rows.length > shown ? (
          <CardFooter>
            <HStack justify="space-between">
              <Text color="fg.muted">{`${shown} of ${rows.length} shown`}</Text>
              <Button variant="outline" size="sm" onClick={() => setShown(shown + rowsAtOnce)}>
                Show more
              </Button>
            </HStack>
          </CardFooter>
        ) : null}
      </Card>
    </>
  );
}
