import type { CompletedTransaction } from '@portal/shared/api/history';
import { countOf } from '@portal/shared/counts';
import { formatDate } from '@portal/shared/dates';
import { type Flow, flowDefinition, flowNames, listFlowMonths, listFlows } from '@portal/shared/flows';
import { Card, CardFooter } from '@portal/shared/parts';
import { PrintButton } from '@portal/shared/print-button';
import { Button, chakra, HStack, Text } from '@portal/shared/ui';
import { useEntryNumber } from '@portal/shared/use-entry-number';
import { oneColumnQuery, useMediaQuery } from '@portal/shared/use-media-query';
import { useMemo } from 'react';
import { CsvButton } from '../core/csv-button.tsx';
import { ListFoot } from '../core/list-foot.tsx';
import { StatementButton, StatementFailure, useAccountStatement } from './account-statement/index.ts';
import { CompletedTotals } from './completed-totals.tsx';
import { createTransactionsCsv } from './list/transactions-csv.ts';
import { TransactionsTable } from './list/transactions-table.tsx';
import { activityPaperCode } from './paper/activity-paper-code.ts';
import { useRepeat } from './repeat/index.ts';
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

/** At the end of the line with the period, where there is room. */
const StatementPlace = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetEnd: '0',
    '& > button': { minH: '9' },
  },
});

/**
 * Totals of a period with the chart of money in and out by month, and the transactions, newest first: some at a time
 * with Show more, and all as a CSV file on request. `from` and `to` are YYYY-MM-DD.
 */
export function TransactionsView(props: TransactionsViewProps) {
  const { customerId, accountId, plan, transactions, dividends, from, to } = props;
  const repeat = useRepeat(customerId, accountId);
  const rows = useMemo(() => toTransactionRows(transactions), [transactions]);
  const flows = useMemo(() => [...listFlows(transactions, []), ...dividends], [transactions, dividends]);
  const totals = useMemo(() => sumByCurrency(rows, flows, dividends), [rows, flows, dividends]);
  const [visibleCount, setVisibleCount] = useEntryNumber('transactions', rowStep);
  const statement = useAccountStatement(accountId, { from, to });
  const isNarrow = useMediaQuery(oneColumnQuery);
  const hasCurrencies = totals.length > 1;
  const statementButtons = totals.map(({ currency }) => (
    <StatementButton key={currency} statement={statement} currency={currency} isNamed={hasCurrencies} />
  ));
  // the line with the period has room for one
  const isStatementInFoot = isNarrow || hasCurrencies;
  const period = `${formatDate(from)} to ${formatDate(to)}`;
  return (
    <>
      {isStatementInFoot ? null : <StatementPlace data-screen-only="">{statementButtons}</StatementPlace>}
      <Card aria-label="Completed transactions">
        <CompletedTotals
          totals={totals}
          chart={{
            tableLabel: 'Money in and out by month',
            unit: 'Month',
            kind: 'apart',
            names: [flowNames.moneyIn, flowNames.moneyOut, 'Net'],
            period,
            valuesOf: (currency) => listFlowMonths(flows, currency, { from, to }),
          }}
        />
        <StatementFailure statement={statement} />
        {rows.length === 0 ? null : <TransactionsTable rows={rows.slice(0, visibleCount)} repeat={repeat} />}
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
        <ListFoot text={`${countOf(rows.length, 'transaction')}, ${period}. ${flowDefinition}`}>
          {isStatementInFoot ? statementButtons : null}
          <PrintButton label="Print" code={activityPaperCode} size="sm">
            {({ ActivityPaper }, job) => (
              <ActivityPaper {...{ job, customerId, accountId, plan, rows, totals, flows, from, to }} />
            )}
          </PrintButton>
          <CsvButton
            fileName={`transactions-${accountId}-${from}-${to}.csv`}
            create={() => createTransactionsCsv(rows)}
          />
        </ListFoot>
      </Card>
    </>
  );
}
