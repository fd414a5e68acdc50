import type { Account } from '@portal/shared/api/accounts';
import type { Loadable } from '@portal/shared/contract';
import type { Money } from '@portal/shared/money';
import type { GatheredAccount } from './gather-holdings.tsx';
import { compareCurrencies, type Position, type SchemeBook, toPosition } from './position.ts';

/** One account's positions; `unregistered`: the agent may not ask for them. */
export interface AccountView {
  readonly account: Account;
  readonly positions: Loadable<readonly Position[]> | { readonly status: 'unregistered' };
}

/** What the allocation is drawn of. It needs every account: with one missing, its shares would be wrong. */
export type AllocationSource =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly meaning: string; readonly retry: () => void }
  | {
      readonly status: 'ok';
      readonly positions: readonly Position[];
      readonly currencies: readonly string[];
      /** Accounts whose plan the agent is not registered for, and which are therefore not in it. */
      readonly without: readonly string[];
    };

export interface HoldingsView {
  readonly accounts: readonly AccountView[];
  /** How many schemes are held in each currency; absent until all accounts are there. */
  readonly schemesByCurrency?: ReadonlyMap<string, number>;
  readonly allocation: AllocationSource;
}

/** Makes the screen's view of what has come so far; `totals` are the customer's, by currency. */
export function viewOf(
  gathered: readonly GatheredAccount[],
  totals: ReadonlyMap<string, Money>,
  book: Loadable<SchemeBook>,
): HoldingsView {
  const facts: SchemeBook = book.status === 'ok' ? book.value : new Map();
  const accounts = gathered.map(({ account, holdings }) => ({
    account,
    positions:
      holdings.status === 'ok'
        ? {
            status: 'ok' as const,
            value: holdings.value.map((holding) => toPosition(holding, totals, facts)),
          }
        : holdings,
  }));
  const schemesByCurrency = countSchemes(accounts);
  return {
    accounts,
    ...(schemesByCurrency ? { schemesByCurrency } : {}),
    allocation: allocationOf(accounts, book),
  };
}

function allocationOf(accounts: readonly AccountView[], book: Loadable<SchemeBook>): AllocationSource {
  if (book.status === 'failed') {
    return { status: 'failed', meaning: 'Asset classes could not be loaded.', retry: book.retry };
  }
  const failed = accounts.flatMap(({ account, positions }) =>
    positions.status === 'failed' ? [{ accountId: account.accountId, retry: positions.retry }] : [],
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
  if (book.status === 'loading' || accounts.some(({ positions }) => positions.status === 'loading')) {
    return { status: 'loading' };
  }
  const positions = positionsOf(accounts);
  const held = positions.filter((position) => !position.value.isZero());
  return {
    status: 'ok',
    positions,
    currencies: [...new Set(held.map((position) => position.currency))].sort(compareCurrencies),
    without: accounts.flatMap(({ account, positions: own }) =>
      own.status === 'unregistered' ? [account.accountId] : [],
    ),
  };
}

function countSchemes(accounts: readonly AccountView[]): ReadonlyMap<string, number> | undefined {
  if (accounts.some(({ positions }) => positions.status !== 'ok')) return undefined;
  const schemes = new Map<string, Set<string>>();
  for (const { currency, scheme, units } of positionsOf(accounts)) {
    if (!units.isZero()) schemes.set(currency, (schemes.get(currency) ?? new Set()).add(scheme));
  }
  return new Map([...schemes].map(([currency, codes]) => [currency, codes.size]));
}

function positionsOf(accounts: readonly AccountView[]): readonly Position[] {
  return accounts.flatMap(({ positions }) => (positions.status === 'ok' ? positions.value : []));
}
