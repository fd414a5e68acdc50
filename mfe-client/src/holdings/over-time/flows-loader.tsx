import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { valueOrUndefined } from '@portal/shared/data';
import { type Flow, listFlows } from '@portal/shared/flows';
import type { ReactNode } from 'react';
import { CallsLoader } from '../../core/calls-loader.tsx';
import { getYearBefore } from './flow-periods.ts';

/** An account whose transactions the agent can load, with the agent's code for its plan. */
interface CodedAccount {
  readonly accountId: string;
  readonly agentCode: string;
}

/** Years that are loaded for all years. One without a transaction does not mean that the years before it have none. */
const maxYears = 10;

/** The flows of all accounts, from `from` on. */
export type LoadedFlows =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly accountIds: readonly string[]; readonly retry: () => void }
  | {
      readonly status: 'ok';
      readonly flows: readonly Flow[];
      /** First day whose transactions are loaded. */
      readonly from: string;
    };

interface FlowsLoaderProps {
  readonly accounts: readonly CodedAccount[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Load the earlier years too. */
  readonly isAll: boolean;
  /** Years before today's that the earlier calls have loaded. */
  readonly back?: number;
  readonly earlier?: readonly Flow[];
  readonly children: (loaded: LoadedFlows) => ReactNode;
}

/**
 * Loads the completed transactions of all accounts, year by year from the last one, because a call has at most one year
 * (HIS-03). The call for dividends has all years, so it is made with the first one. `back` and `earlier` are for its
 * own renders of earlier years.
 */
export function FlowsLoader({ back = 0, earlier = [], ...props }: FlowsLoaderProps): ReactNode {
  const { accounts, today, isAll, children } = props;
  const { from, to } = getYearBefore(today, back);
  const yearCalls = accounts.map(({ accountId, agentCode }) => ({
    key: accountId,
    input: { accountid: accountId, agentid: agentCode, transdatefrom: from, transdateto: to },
  }));
  const dividendCalls = (back === 0 ? accounts : []).map(({ accountId }) => ({
    key: accountId,
    input: { paccountid: accountId },
  }));
  return (
    <CallsLoader endpoint={completedTransactions} calls={yearCalls}>
      {(years) => (
        <CallsLoader endpoint={dividendPayouts} calls={dividendCalls}>
          {(dividends) => {
            const replied = [...years, ...dividends];
            if (replied.some(({ reply }) => reply.status === 'loading'))
              return children({ status: 'loading' });
            const failed = replied.flatMap(({ key, reply }) =>
              reply.status === 'failed' ? [{ key, retry: reply.retry }] : [],
            );
            if (failed.length > 0) {
              const retry = () => failed.forEach((each) => void each.retry());
              return children({
                status: 'failed',
                accountIds: [...new Set(failed.map(({ key }) => key))],
                retry,
              });
            }
            const flows = listFlows(
              years.flatMap(({ reply }) => valueOrUndefined(reply) ?? []),
              dividends.flatMap(({ reply }) => valueOrUndefined(reply) ?? []),
            );
            const loaded = [...earlier, ...flows];
            if (isAll && back + 1 < maxYears)
              return <FlowsLoader key={back + 1} {...props} back={back + 1} earlier={loaded} />;
            return children({ status: 'ok', flows: loaded, from });
          }}
        </CallsLoader>
      )}
    </CallsLoader>
  );
}
