import type { CompletedTransaction } from '@portal/shared/api/history';
import { formatDate } from '@portal/shared/dates';
import { type Flow, flowNames, listFlowMonths, listFlows } from '@portal/shared/flows';
import { Card, CardFooter, CardHeader } from '@portal/shared/parts';
import { PrintButton } from '@portal/shared/print-button';
import { Box, Button, Flex, HStack, Span, Text } from '@portal/shared/ui';
import { useEntryNumber } from '@portal/shared/use-entry-number';
import { useMemo } from 'react';
import { CsvButton } from '../core/csv-button.tsx';
import { OverTimeCard } from '../core/over-time-card.tsx';
import { useAccountStatement } from './account-statement/index.ts';
import { createTransactionsCsv } from './list/transactions-csv.ts';
import { TransactionsTable } from './list/transactions-table.tsx';
import { activityPaperCode } from './paper/activity-paper-code.ts';
import { useRepeat } from './repeat/index.ts';
import { TotalsCard } from './totals-card.tsx';
import { sumByCurrency, toTransactionRows } from './transaction-rows.ts';

/** Number of rows that render without a noticeable delay. Show more adds as many. */
const rowStep = 100;

interface TransactionsViewProps {
  readonly customerId: string;
  /** For the statement, and for the name of the CSV file. */
  readonly accountId: string;
  readonly plan: string;
  readonly transactions: readonly CompletedTransaction[];
  /** Dividends that were paid out in the period. */
  readonly dividends: readonly Flow[];
  readonly from: string;
  readonly to: string;
}

/**
 * Totals of a period, the chart of money in and out by month, and the transactions, newest first: some at a time with
 * Show more, and all as a CSV file on request. `from` and `to` are YYYY-MM-DD.
 */
export function TransactionsView(props: TransactionsViewProps) {
  const { customerId, accountId, plan, transactions, dividends, from, to } = props;
  const repeat = useRepeat(customerId, accountId);
  const rows = useMemo(() => toTransactionRows(transactions), [transactions]);
  const flows = useMemo(() => [...listFlows(transactions, []), ...dividends], [transactions, dividends]);
  const totals = useMemo(() => sumByCurrency(rows, flows, dividends), [rows, flows, dividends]);
  const [visibleCount, setVisibleCount] = useEntryNumber('transactions', rowStep);
  const statement = useAccountStatement(accountId, { from, to });
  const count = rows.length === 1 ? '1 transaction' : `${rows.length} transactions`;
  return (
    <>
      <TotalsCard totals={totals} statement={statement} />
      <OverTimeCard
        title="Over time"
        tableLabel="Money in and out by month"
        unit="Month"
        kind="apart"
        names={[flowNames.moneyIn, flowNames.moneyOut, 'Net']}
        period={`${formatDate(from)} to ${formatDate(to)}`}
        currencies={totals.map(({ currency }) => currency)}
        valuesOf={(currency) => listFlowMonths(flows, currency, { from, to })}
      />
      <Card>
        <CardHeader
          title={<Span whiteSpace="nowrap">Completed transactions</Span>}
          aside={
            // on a phone, and with large text, the count is a line above the buttons
            <Flex wrap="wrap" align="center" justify={{ md: 'flex-end' }} gap="2">
              <Box as="span" role="status" textStyle="help" flexBasis={{ base: 'full', md: 'auto' }}>
                {`${count}, ${formatDate(from)} to ${formatDate(to)}`}
              </Box>
              <PrintButton label="Print" code={activityPaperCode} size="sm">
                {({ ActivityPaper }, job) => (
                  <ActivityPaper {...{ job, customerId, accountId, plan, rows, totals, flows, from, to }} />
                )}
              </PrintButton>
              <CsvButton
                fileName={`transactions-${accountId}-${from}-${to}.csv`}
                create={() => createTransactionsCsv(rows)}
              />
            </Flex>
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
