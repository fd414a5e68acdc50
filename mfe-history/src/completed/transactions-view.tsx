import type { CompletedTransaction } from '@portal/shared/api/history';
import { formatDate } from '@portal/shared/dates';
import { Card, CardFooter, CardHeader } from '@portal/shared/parts';
import { Box, Button, HStack, Text } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import { TotalsCard } from './totals-card.tsx';
import { toRows, totalsOf } from './transactions.ts';
import { TransactionsTable } from './transactions-table.tsx';

/** As many rows as a page paints without a pause; more are a press away. */
const rowsAtOnce = 100;

export interface TransactionsViewProps {
  readonly transactions: readonly CompletedTransaction[];
  readonly from: string;
  readonly to: string;
}

/** Totals of a period, and the transactions that make them. */
export function TransactionsView({ transactions, from, to }: TransactionsViewProps) {
  const rows = useMemo(() => toRows(transactions), [transactions]);
  const totals = useMemo(() => totalsOf(rows), [rows]);
  const [shown, setShown] = useState(rowsAtOnce);
  const count = rows.length === 1 ? '1 transaction' : `${rows.length} transactions`;
  return (
    <>
      <TotalsCard totals={totals} />
      <Card>
        <CardHeader
          title="Completed transactions"
          aside={
            <Box as="span" role="status" textStyle="help">
              {`${count}, ${formatDate(from)} to ${formatDate(to)}`}
            </Box>
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
