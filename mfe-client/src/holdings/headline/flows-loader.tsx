import {
  type CompletedTransaction,
  completedTransactions,
  dividendPayouts,
} from '@portal/shared/api/history';
import type { Loadable } from '@portal/shared/contract';
import { type Flow, listFlows } from '@portal/shared/flows';
import type { ReactNode } from 'react';
import { CallsLoader } from '../../core/calls-loader.tsx';
import { getYearBefore, maxYears } from './flow-years.ts';

/** An account whose transactions the agent can load, with the agent's code for its plan. */
interface CodedAccount {
  readonly accountId: string;
  readonly agentCode: string;
}

/** A transaction with its account. */
export type AccountTransaction = CompletedTransaction & { readonly accountId: string };

/** Transactions of all accounts, and the flows that they and the dividends are. */
interface LoadedFlows {
  readonly transactions: readonly AccountTransaction[];
  readonly flows: readonly Flow[];
  /** First day whose transactions are loaded, YYYY-MM-DD. */
  readonly from: string;
}

/** The years before the last one: loading and failed as the last one, and not asked for. */
export type EarlierYears =
  | { readonly status: 'none' | 'ok' }
  | { readonly status: 'loading'; readonly done: number; readonly count: number }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Why flows are missing. */
interface FailedFlows {
  readonly status: 'failed';
  readonly accountIds: readonly string[];
  readonly retry: () => void;
}

/** The flows of the last year or of all years. */
export type FlowsSource =
  | { readonly status: 'loading' }
  | FailedFlows
  | { readonly status: 'ok'; readonly value: LoadedFlows; readonly earlier: EarlierYears };

interface FlowsLoaderProps {
  readonly accounts: readonly CodedAccount[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Load the earlier years too. */
  readonly isAll: boolean;
  readonly children: (source: FlowsSource) => ReactNode;
}

/** Most calls at a time, of transactions and dividends together. */
const maxInFlight = 6;

/** Returns the calls for the years between `first` and `last` before today's, of each account. */
const listYearCalls = (
  { accounts, today }: Pick<FlowsLoaderProps, 'accounts' | 'today'>,
  first: number,
  last: number,
) =>
  Array.from({ length: last - first + 1 }, (_none, at) => first + at).flatMap((back) => {
    const { from, to } = getYearBefore(today, back);
    return accounts.map(({ accountId, agentCode }) => ({
      key: `${accountId} ${back}`,
      accountId,
      input: { accountid: accountId, agentid: agentCode, transdatefrom: from, transdateto: to },
    }));
  });

interface RepliedCall<Item> {
  readonly accountId: string;
  readonly reply: Loadable<readonly Item[]>;
}

/** Returns the failure of those calls that failed, `undefined` when none did. */
function findFailed(replied: readonly RepliedCall<unknown>[]): FailedFlows | undefined {
  const failed = replied.flatMap(({ accountId, reply }) =>
    reply.status === 'failed' ? [{ accountId, retry: reply.retry }] : [],
  );
  if (failed.length === 0) return undefined;
  return {
    status: 'failed',
    accountIds: [...new Set(failed.map(({ accountId }) => accountId))],
    retry: () => {
      for (const { retry } of failed) retry();
    },
  };
}

const listItems = (replied: readonly RepliedCall<CompletedTransaction>[]): readonly AccountTransaction[] =>
  replied.flatMap(({ accountId, reply }) =>
    reply.status === 'ok' ? reply.value.map((transaction) => ({ ...transaction, accountId })) : [],
  );

/**
 * Loads what money moved: completed transactions and dividends of all accounts, of the last year, and with `isAll` of
 * the earlier years too, one call a year (HIS-03). `children` get loading, failed with a retry, or the flows since
 * `from`; `earlier` says how far the earlier years are, and they count only when all have come.
 */
export function FlowsLoader({ accounts, today, isAll, children }: FlowsLoaderProps): ReactNode {
  const dividendCalls = accounts.map(({ accountId }) => ({
    key: accountId,
    accountId,
    input: { paccountid: accountId },
  }));
  return (
    <CallsLoader
      endpoint={completedTransactions}
      calls={listYearCalls({ accounts, today }, 0, 0)}
      maxInFlight={maxInFlight / 2}
    >
      {(lastYear) => (
        <CallsLoader endpoint={dividendPayouts} calls={dividendCalls} maxInFlight={maxInFlight / 2}>
          {(dividends) => {
            const replied = [...lastYear, ...dividends];
            if (replied.some(({ reply }) => reply.status === 'loading'))
              return children({ status: 'loading' });
            const failed = findFailed(replied);
            if (failed) return children(failed);
            const payouts = dividends.flatMap(({ reply }) => (reply.status === 'ok' ? reply.value : []));
            const toFlows = (transactions: readonly AccountTransaction[], back: number): LoadedFlows => ({
              transactions,
              flows: listFlows(transactions, payouts),
              from: getYearBefore(today, back).from,
            });
            const known = listItems(lastYear);
            if (!isAll)
              return children({ status: 'ok', value: toFlows(known, 0), earlier: { status: 'none' } });
            return (
              <CallsLoader
                endpoint={completedTransactions}
                calls={listYearCalls({ accounts, today }, 1, maxYears - 1)}
                maxInFlight={maxInFlight}
              >
                {(years) => {
                  const done = years.filter(({ reply }) => reply.status !== 'loading').length;
                  const failedYears = findFailed(years);
                  const earlier: EarlierYears =
                    done < years.length
                      ? { status: 'loading', done, count: years.length }
                      : failedYears
                        ? { status: 'failed', retry: failedYears.retry }
                        : { status: 'ok' };
                  const isKnown = earlier.status === 'ok';
                  return children({
                    status: 'ok',
                    value: isKnown
                      ? toFlows([...known, ...listItems(years)], maxYears - 1)
                      : toFlows(known, 0),
                    earlier,
                  });
                }}
              </CallsLoader>
            );
          }}
        </CallsLoader>
      )}
    </CallsLoader>
  );
}
