import { completedTransactions } from '@portal/shared/api/history';
import { useCall } from '@portal/shared/data';
import type { ReactNode } from 'react';
import { type Flow, getYearBefore, toFlows } from './money-flows.ts';

/** An account whose transactions the agent can load, with the agent's code for its plan. */
interface CodedAccount {
  readonly accountId: string;
  readonly agentCode: string;
}

/** Longest history in years that is loaded. */
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
      /** The year before has no transaction, or was not asked for. */
      readonly isWhole: boolean;
    };

interface YearResult {
  readonly isLoading: boolean;
  readonly failed: readonly { readonly accountId: string; readonly retry: () => void }[];
  readonly flows: readonly Flow[];
  /** Whether any account has a transaction in the year, of whatever type. */
  readonly hasAny: boolean;
}

const nothing: YearResult = { isLoading: false, failed: [], flows: [], hasAny: false };

interface FlowsLoaderProps {
  readonly accounts: readonly CodedAccount[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Load earlier years too, until one has no transaction. */
  readonly isAll: boolean;
  /** Years before today's that the earlier calls have loaded. */
  readonly back?: number;
  readonly earlier?: readonly Flow[];
  readonly children: (loaded: LoadedFlows) => ReactNode;
}

/** Loads the completed transactions of all accounts, year by year, because a call has at most one year (HIS-03). */
export function FlowsLoader({ back = 0, earlier = [], ...props }: FlowsLoaderProps): ReactNode {
  const { accounts, today, isAll, children } = props;
  const { from } = getYearBefore(today, back);
  return (
    <YearLoader accounts={accounts} today={today} back={back} result={nothing}>
      {({ isLoading, failed, flows, hasAny }) => {
        if (isLoading) return children({ status: 'loading' });
        if (failed.length > 0) {
          const retry = () => failed.forEach((each) => void each.retry());
          return children({ status: 'failed', accountIds: failed.map(({ accountId }) => accountId), retry });
        }
        const loaded = [...earlier, ...flows];
        if (isAll && hasAny && back + 1 < maxYears)
          return <FlowsLoader key={back + 1} {...props} back={back + 1} earlier={loaded} />;
        return children({ status: 'ok', flows: loaded, from, isWhole: !isAll || !hasAny });
      }}
    </YearLoader>
  );
}

interface YearLoaderProps {
  readonly accounts: readonly CodedAccount[];
  readonly today: string;
  readonly back: number;
  readonly result: YearResult;
  readonly children: (result: YearResult) => ReactNode;
}

/** Loads a year of all accounts in parallel. Each account has its own component, because a hook cannot be called in a loop. */
function YearLoader({ accounts, result, children, ...year }: YearLoaderProps): ReactNode {
  const [account, ...others] = accounts;
  if (!account) return children(result);
  return (
    <AccountLoader key={account.accountId} account={account} others={others} result={result} {...year}>
      {children}
    </AccountLoader>
  );
}

interface AccountLoaderProps extends Omit<YearLoaderProps, 'accounts'> {
  readonly account: CodedAccount;
  readonly others: readonly CodedAccount[];
}

function AccountLoader({ account, others, result, children, ...year }: AccountLoaderProps) {
  const { accountId, agentCode } = account;
  const { from, to } = getYearBefore(year.today, year.back);
  const reply = useCall(completedTransactions, {
    accountid: accountId,
    agentid: agentCode,
    transdatefrom: from,
    transdateto: to,
  });
  const rows = reply.status === 'ok' ? reply.value : [];
  const next: YearResult = {
    isLoading: result.isLoading || reply.status === 'loading',
    failed: reply.status === 'failed' ? [...result.failed, { accountId, retry: reply.retry }] : result.failed,
    flows: [...result.flows, ...toFlows(rows)],
    hasAny: result.hasAny || rows.length > 0,
  };
  return (
    <YearLoader accounts={others} result={next} {...year}>
      {children}
    </YearLoader>
  );
}
