import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { combineLoadables, mapLoadable, useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { listFlows, listFlowsWithin } from '@portal/shared/flows';
import { Card } from '@portal/shared/parts';
import type { accountHistory, PropsOf } from '@portal/shared/remote';
import { agentCodeFor } from '@portal/shared/selling';
import { Banner, EmptyState, useAgent } from '@portal/shared/ui';
import { CalendarRange, ReceiptText } from 'lucide-react';
import { ListResult } from '../core/list-result.tsx';
import { buildCompletedRequest } from './completed-request.ts';
import { getMissingCodeText } from './missing-code-text.ts';
import { checkPeriod, PeriodPicker, usePeriod } from './period/index.ts';
import { TransactionsView } from './transactions-view.tsx';

/**
 * Loads and shows completed transactions of one account in a period that the agent selects, with dividends as money out
 * (HIS-01, HIS-03). Says so when the agent is not registered for the plan, and asks for a period while its dates are
 * not valid.
 */
export function CompletedTransactions({ customerId, accountId, plan }: PropsOf<typeof accountHistory>) {
  const agent = useAgent();
  const agentCode = agentCodeFor(agent, plan);
  const [period, setPeriod] = usePeriod();
  const date = today();
  const check = checkPeriod(period, date);
  const range = check.status === 'ok' ? check.range : undefined;
  const request = buildCompletedRequest({ accountId, agentCode, from: range?.from, to: range?.to });
  const completed = useCall(completedTransactions, request);
  // dividends that were paid out are money out, and no transaction
  const dividends = useCall(dividendPayouts, request && { paccountid: accountId });
  const flows = mapLoadable(combineLoadables([completed, dividends]), ([transactions, payouts]) =>
    range ? [...listFlows(transactions, []), ...listFlowsWithin(listFlows([], payouts), range)] : [],
  );

  if (agentCode === undefined) {
    return (
      <Banner tone="info" title="These transactions cannot be shown to you">
        {getMissingCodeText(plan)}
      </Banner>
    );
  }
  return (
    <>
      <PeriodPicker period={period} check={check} today={date} onChange={setPeriod} />
      {request === undefined || range === undefined ? (
        <Card>
          <EmptyState icon={<CalendarRange aria-hidden />} title="Choose a period">
            Transactions show once the first and the last day are set, at most a year apart.
          </EmptyState>
        </Card>
      ) : (
        <ListResult
          called={flows}
          name={completed.status === 'ok' && dividends.status === 'failed' ? 'Dividends' : 'Transactions'}
          empty={
            <EmptyState icon={<ReceiptText aria-hidden />} title="No completed transactions in this period">
              Purchases, redemptions and switches show here once they are completed. Try a longer period.
            </EmptyState>
          }
        >
          {(loaded) => (
            <TransactionsView
              key={`${range.from} ${range.to}`}
              customerId={customerId}
              accountId={accountId}
              plan={plan}
              transactions={valueOrUndefined(completed) ?? []}
              flows={loaded}
              from={range.from}
              to={range.to}
            />
          )}
        </ListResult>
      )}
    </>
  );
}
