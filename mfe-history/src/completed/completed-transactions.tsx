import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { combineLoadables, mapLoadable, useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { listFlows, listFlowsWithin } from '@portal/shared/flows';
import { Card } from '@portal/shared/parts';
import type { accountHistory, PropsOf } from '@portal/shared/remote';
import { agentCodeFor } from '@portal/shared/selling';
import { Banner, Box, Button, EmptyState, useAgent, VisuallyHidden } from '@portal/shared/ui';
import { phoneQuery, useMediaQuery } from '@portal/shared/use-media-query';
import { CalendarRange, ReceiptText } from 'lucide-react';
import { ListResult } from '../core/list-result.tsx';
import { buildCompletedRequest } from './completed-request.ts';
import { getMissingCodeText } from './missing-code-text.ts';
import { checkPeriod, PeriodDates, usePeriod } from './period/index.ts';
import { TransactionsView } from './transactions-view.tsx';

/**
 * Loads and shows completed transactions of one account in the URL's period, with dividends as money out (HIS-01,
 * HIS-03). Says so when the agent is not registered for the plan, and asks for a period while its dates are not valid.
 */
export function CompletedTransactions({ customerId, accountId, plan }: PropsOf<typeof accountHistory>) {
  const agent = useAgent();
  const agentCode = agentCodeFor(agent, plan);
  const isPhone = useMediaQuery(phoneQuery);
  const [period, setPeriod] = usePeriod();
  const check = checkPeriod(period, today());
  const range = check.status === 'ok' ? check.range : undefined;
  const request = buildCompletedRequest({ accountId, agentCode, from: range?.from, to: range?.to });
  const completed = useCall(completedTransactions, request);
  // dividends that were paid out are money out, and no transaction
  const dividends = useCall(dividendPayouts, request && { paccountid: accountId });
  const paidOut = mapLoadable(dividends, (payouts) =>
    range ? listFlowsWithin(listFlows([], payouts), range) : [],
  );
  const activity = mapLoadable(combineLoadables([completed, paidOut]), ([transactions, ofDividends]) => [
    ...transactions,
    ...ofDividends,
  ]);

  if (agentCode === undefined) {
    return (
      <Banner tone="info" title="These transactions cannot be shown to you">
        {getMissingCodeText(plan)}
      </Banner>
    );
  }
  const showYear = (
    <Button variant="outline" onClick={() => setPeriod({ id: 'year' })}>
      Show this year
    </Button>
  );
  if (request === undefined || range === undefined) {
    return (
      <Card>
        {/* elsewhere they are in the line of choices */}
        {isPhone && period.id === 'custom' ? (
          <Box p="4" pb="0">
            <PeriodDates
              from={period.from}
              to={period.to}
              check={check}
              today={today()}
              onChange={setPeriod}
            />
          </Box>
        ) : null}
        {check.status === 'wrong' ? <VisuallyHidden role="alert">{check.message}</VisuallyHidden> : null}
        <EmptyState
          icon={<CalendarRange aria-hidden />}
          title={check.status === 'wrong' ? 'Correct the period' : 'Choose a period'}
          action={check.status === 'wrong' ? showYear : undefined}
        >
          Transactions show once the first and the last day are set, at most a year apart.
        </EmptyState>
      </Card>
    );
  }
  return (
    <ListResult
      called={activity}
      name={completed.status === 'ok' && dividends.status === 'failed' ? 'Dividends' : 'Transactions'}
      empty={
        <EmptyState
          icon={<ReceiptText aria-hidden />}
          title="No completed transactions in this period"
          action={period.id === 'year' ? undefined : showYear}
        >
          Purchases, redemptions and switches show here once they are completed. Try a longer period.
        </EmptyState>
      }
    >
      {() => (
        <TransactionsView
          key={`${range.from} ${range.to}`}
          customerId={customerId}
          accountId={accountId}
          plan={plan}
          transactions={valueOrUndefined(completed) ?? []}
          dividends={valueOrUndefined(paidOut) ?? []}
          from={range.from}
          to={range.to}
        />
      )}
    </ListResult>
  );
}
