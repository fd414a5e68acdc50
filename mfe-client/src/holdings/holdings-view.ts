import type { Account } from '@portal/shared/api/accounts';
import type { Loadable } from '@portal/shared/contract';
import type { Money } from '@portal/shared/money';
import { compareCurrencies } from '@portal/shared/selling';
import type { LoadedAccount } from './account-holdings-loader.tsx';
import { type HoldingRow, toHoldingRow } from './holding-row.ts';
import type { SchemeFactsByCode } from './scheme-facts.ts';

/** One account with its rows. `unregistered`: the agent is not registered for the account's plan. */
export interface AccountView {
  readonly account: Account;
  readonly rows: Loadable<readonly HoldingRow[]> | { readonly status: 'unregistered' };
}

/** Data of the allocation chart. It needs every account, because its shares are wrong when one is missing. */
export type AllocationSource =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly meaning: string; readonly retry: () => void }
  | {
      readonly status: 'ok';
      readonly rows: readonly HoldingRow[];
      readonly currencies: readonly string[];
      /** Accounts whose plan the agent is not registered for. */
      readonly excludedAccounts: readonly string[];
    };

interface HoldingsView {
  readonly accounts: readonly AccountView[];
  /** Number of schemes by currency. Absent until all accounts are loaded. */
  readonly schemesByCurrency?: ReadonlyMap<string, number>;
  readonly allocation: AllocationSource;
}

/**
 * Builds the view model of the Holdings tab from the accounts loaded so far: rows by account, and allocation by
 * currency. `totals` are the customer's totals by currency.
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
  const schemesByCurrency = countSchemes(accounts);
  return {
    accounts,
    ...(schemesByCurrency ? { schemesByCurrency } : {}),
    allocation: getAllocationSource(accounts, schemeFacts),
  };
}

function getAllocationSource(
  accounts: readonly AccountView[],
  schemeFacts: Loadable<SchemeFactsByCode>,
): AllocationSource {
  if (schemeFacts.status === 'failed') {
    return { status: 'failed', meaning: 'Asset classes could not be loaded.', retry: schemeFacts.retry };
  }
  const failed = accounts.flatMap(({ account, rows }) =>
    rows.status === 'failed' ? [{ accountId: account.accountId, retry: rows.retry }] : [],
  );
  if (failed.length > 0) {
    return {
      status: 'failed',
      meaning: `It needs every account, and ${failed.map((one) => one.accountId).join(', ')} could not be loaded.`,
      retry: () => {
        for (const one of failed) one.retry();
      },
    };
  }
  if (schemeFacts.status === 'loading' || accounts.some(({ rows }) => rows.status === 'loading')) {
    return { status: 'loading' };
  }
  const rows = listRows(accounts);
  const rowsWithValue = rows.filter((row) => !row.value.isZero());
  return {
    status: 'ok',
    rows,
    currencies: [...new Set(rowsWithValue.map((row) => row.currency))].sort(compareCurrencies),
    excludedAccounts: accounts.flatMap(({ account, rows: own }) =>
      own.status === 'unregistered' ? [account.accountId] : [],
    ),
  };
}

function countSchemes(accounts: readonly AccountView[]): ReadonlyMap<string, number> | undefined {
  if (accounts.some(({ rows }) => rows.status !== 'ok')) return undefined;
  const schemes = new Map<string, Set<string>>();
  for (const { currency, scheme, units } of listRows(accounts)) {
    if (!units.isZero()) schemes.set(currency, (schemes.get(currency) ?? new Set()).add(scheme));
  }
  return new Map([...schemes].map(([currency, codes]) => [currency, codes.size]));
}

function listRows(accounts: readonly AccountView[]): readonly HoldingRow[] {
  return accounts.flatMap(({ rows }) => (rows.status === 'ok' ? rows.value : []));
}
