import type { Account } from '@portal/shared/api/accounts';
import type { Holding } from '@portal/shared/api/holdings';
import type { Loadable } from '@portal/shared/contract';
import type { Money } from '@portal/shared/money';
import { compareCurrencies } from '@portal/shared/selling';
import type { SchemeFactsByCode } from '../core/scheme-facts.ts';
import type { LoadedAccount } from './account-holdings-loader.tsx';
import { type HoldingRow, toHoldingRow } from './holding-row.ts';
import { getHoldingShares, type HoldingShares } from './holding-shares.ts';

/** One account with its rows. `unregistered`: the agent is not registered for the account's plan. */
export interface AccountView {
  readonly account: Account;
  readonly rows: Loadable<readonly HoldingRow[]> | { readonly status: 'unregistered' };
}

/** The holdings of all accounts, as far as they could be loaded. */
export interface LoadedHoldings {
  readonly rows: readonly HoldingRow[];
  /** Currencies with a value, ringgit first. */
  readonly currencies: readonly string[];
  /** Accounts that could not be loaded. */
  readonly failedAccounts: readonly string[];
  /** Accounts whose plan the agent is not registered for. */
  readonly excludedAccounts: readonly string[];
  /** State of asset classes and risks, which other calls load. */
  readonly classes:
    | { readonly status: 'loading' | 'ok' }
    | { readonly status: 'failed'; readonly retry: () => void };
}

/**
 * What the headline is made of: it waits for every account, because sums of some look like the whole. `failed`: of no
 * account are the holdings known; `retry` asks for all again.
 */
export type HoldingsSource =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string; readonly retry: () => void }
  | { readonly status: 'ok'; readonly value: LoadedHoldings };

interface HoldingsView {
  readonly accounts: readonly AccountView[];
  readonly source: HoldingsSource;
  /** Of the rows of all accounts; none until they have loaded. */
  readonly shares: HoldingShares;
}

/**
 * Creates the builder of the Holdings tab's view model from the accounts loaded so far: for each account its rows, or that
 * they are loading, failed or not the agent's, what the headline is made of, and the rows' shares. `totals` are the customer's market values
 * by currency. Until `schemeFacts` are loaded, rows have no facts. What a reply did not change is the same object as before,
 * so that a customer of 500 holdings is not rendered with each reply.
 */
export function createViewBuilder(
  totals: ReadonlyMap<string, Money>,
  schemeFacts: Loadable<SchemeFactsByCode>,
): (loaded: readonly LoadedAccount[]) => HoldingsView {
  const facts: SchemeFactsByCode = schemeFacts.status === 'ok' ? schemeFacts.value : new Map();
  const rowsByReply = new WeakMap<readonly Holding[], readonly HoldingRow[]>();
  const toRows = (holdings: readonly Holding[]) => {
    const rows = rowsByReply.get(holdings) ?? holdings.map((holding) => toHoldingRow(holding, facts));
    rowsByReply.set(holdings, rows);
    return rows;
  };
  let joined: readonly HoldingRow[] = [];
  let shares: HoldingShares = new Map();
  const join = (lists: readonly (readonly HoldingRow[])[]) => {
    const rows = lists.flat();
    if (rows.length !== joined.length || rows.some((row, at) => row !== joined[at])) {
      joined = rows;
      shares = getHoldingShares(rows, totals);
    }
    return joined;
  };
  let views: ReadonlyMap<string, AccountView> = new Map();
  return (loaded) => {
    const accounts = loaded.map(({ account, holdings }): AccountView => {
      const last = views.get(account.accountId);
      const rows =
        holdings.status === 'ok' ? { status: 'ok' as const, value: toRows(holdings.value) } : holdings;
      return last && last.account === account && isSameState(last.rows, rows) ? last : { account, rows };
    });
    views = new Map(accounts.map((view) => [view.account.accountId, view]));
    const source = getHoldingsSource(accounts, schemeFacts, join);
    return { accounts, source, shares };
  };
}

/** Whether two states of an account's rows show the same. A failure is another one each time, because its `retry` is. */
function isSameState(one: AccountView['rows'], other: AccountView['rows']): boolean {
  if (one.status === 'ok' && other.status === 'ok') return one.value === other.value;
  return one.status === other.status && one.status !== 'failed';
}

function getHoldingsSource(
  accounts: readonly AccountView[],
  schemeFacts: Loadable<SchemeFactsByCode>,
  join: (lists: readonly (readonly HoldingRow[])[]) => readonly HoldingRow[],
): HoldingsSource {
  if (accounts.some(({ rows }) => rows.status === 'loading')) return { status: 'loading' };
  const failures = accounts.flatMap(({ rows }) => (rows.status === 'failed' ? [rows] : []));
  const [first] = failures;
  if (first && accounts.every(({ rows }) => rows.status === 'failed' || rows.status === 'unregistered')) {
    const retry = () => {
      for (const failure of failures) failure.retry();
    };
    return { status: 'failed', reason: first.error.message, retry };
  }
  const rows = join(
    accounts.flatMap((account) => (account.rows.status === 'ok' ? [account.rows.value] : [])),
  );
  const rowsWithValue = rows.filter((row) => !row.value.isZero() || !row.cost.isZero());
  const listIds = (status: 'failed' | 'unregistered') =>
    accounts.flatMap(({ account, rows: own }) => (own.status === status ? [account.accountId] : []));
  return {
    status: 'ok',
    value: {
      rows,
      currencies: [...new Set(rowsWithValue.map((row) => row.currency))].sort(compareCurrencies),
      failedAccounts: listIds('failed'),
      excludedAccounts: listIds('unregistered'),
      classes: schemeFacts,
    },
  };
}

/**
 * Returns how many accounts begin unfolded: one on a phone; elsewhere up to six all, and of more three, because a row has
 * forty elements and a slow computer renders a few accounts at once.
 */
export function countUnfolded(accountCount: number, isPhone: boolean): number {
  if (isPhone) return 1;
  return accountCount > 6 ? 3 : accountCount;
}
