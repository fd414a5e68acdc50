import type { Account } from '@portal/shared/api/accounts';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import type { Agent, Loadable } from '@portal/shared/contract';
import { mapLoadable } from '@portal/shared/data';
import type { ReactNode } from 'react';
import { getAccountHoldingInput } from '../core/account-holding-input.ts';
import { CallsLoader } from '../core/calls-loader.tsx';

/** Holdings of an account. `unregistered`: the agent has no code to request them with. */
export type AccountHoldings = Loadable<readonly Holding[]> | { readonly status: 'unregistered' };

export interface LoadedAccount {
  readonly account: Account;
  readonly holdings: AccountHoldings;
}

interface AccountHoldingsLoaderProps {
  readonly accounts: readonly Account[];
  readonly agent: Agent;
  /** Include schemes with zero units (`includeZeroAum`). */
  readonly hasZeroHoldings: boolean;
  readonly children: (loaded: readonly LoadedAccount[]) => ReactNode;
}

/**
 * Loads the holdings of all accounts in parallel, one call each, and passes the results so far to `children`. An
 * account that the agent has no registration for is not loaded: `unregistered`.
 */
export function AccountHoldingsLoader(props: AccountHoldingsLoaderProps): ReactNode {
  const { accounts, agent, hasZeroHoldings, children } = props;
  const calls = accounts.map((account) => ({
    key: account.accountId,
    account,
    input: getAccountHoldingInput(account, agent, hasZeroHoldings),
  }));
  return (
    <CallsLoader endpoint={accountHolding} calls={calls} options={{ keepPrevious: true }}>
      {(replied) =>
        children(
          replied.map(({ account, input, reply }) => ({
            account,
            holdings:
              input === undefined
                ? { status: 'unregistered' }
                : mapLoadable(reply, ({ holdings }) => holdings),
          })),
        )
      }
    </CallsLoader>
  );
}
