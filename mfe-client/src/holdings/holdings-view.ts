import type { Account } from '@portal/shared/api/accounts';
import type { Loadable } from '@portal/shared/contract';
import type { Money } from '@portal/shared/money';
import { compareCurrencies } from '@portal/shared/selling';
import type { SchemeFactsByCode } from '../core/scheme-facts.ts';
import type { LoadedAccount } from './account-holdings-loader.tsx';
import { type HoldingRow, toHoldingRow } from './holding-row.ts';

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

/** What the headline is made of: it waits for every account, because sums of some look like the whole. */
export type HoldingsSource =
  | { readonly status: 'loading' }
  | { readonly status: 'ok'; readonly value: LoadedHoldings };

interface HoldingsView {
  readonly accounts: readonly AccountView[];
  readonly source: HoldingsSource;
}

/**
 * Builds the view model of the Holdings tab from the accounts loaded so far: for each account its rows, or that they
 * are loading, failed or not the agent's, and what the headline is made of. `totals` are the customer's market values
 * by currency. Until `schemeFacts` are loaded, rows have no facts.
 */
export function buildHoldingsView(
  loaded: readonly LoadedAccount[],
  totals: ReadonlyMap<string, Money>,
  schemeFacts: Loadable<SchemeFactsByCode>,
): HoldingsView {
  const facts: SchemeFactsByCode = schemeFacts.status === 'ok' ? schemeFacts.value : new Map();
  const accounts = loaded.map(({ account, holdings }) => ({
    account,
    rows:
      holdings.status === 'ok'
        ? {
            status: 'ok' as const,
            value: holdings.value.map((holding) => toHoldingRow(holding, totals, facts)),
          }
        : holdings,
  }));
  return { accounts, source: getHoldingsSource(accounts, schemeFacts) };
}

function getHoldingsSource(
  accounts: readonly AccountView[],
  schemeFacts: Loadable<SchemeFactsByCode>,
): HoldingsSource {
  if (accounts.some(({ rows }) => rows.status === 'loading')) return { status: 'loading' };
  const rows = accounts.flatMap((account) => (account.rows.status === 'ok' ? account.rows.value : []));
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
