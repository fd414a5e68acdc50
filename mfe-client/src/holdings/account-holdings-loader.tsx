import type { Account } from '@portal/shared/api/accounts';
import type { InputOf } from '@portal/shared/api/endpoint';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import type { Agent, Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import type { ReactNode } from 'react';

/** Holdings of an account. `unregistered`: the agent has no code to request them with. */
export type AccountHoldings = Loadable<readonly Holding[]> | { readonly status: 'unregistered' };

export interface LoadedAccount {
  readonly account: Account;
  readonly holdings: AccountHoldings;
}

interface LoaderOptions {
  readonly agent: Agent;
  /** Include schemes with zero units (`includeZeroAum`). */
  readonly hasZeroHoldings: boolean;
  readonly children: (loaded: readonly LoadedAccount[]) => ReactNode;
}

interface AccountHoldingsLoaderProps extends LoaderOptions {
  readonly accounts: readonly Account[];
  readonly loaded?: readonly LoadedAccount[];
}

/**
 * Loads the holdings of all accounts in parallel, one call each, and passes the results so far to `children`. Each
 * account has its own component, because a hook cannot be called in a loop.
 */
export function AccountHoldingsLoader({
  accounts,
  loaded = [],
  ...options
}: AccountHoldingsLoaderProps): ReactNode {
  const [account, ...others] = accounts;
  if (!account) return options.children(loaded);
  return (
    <SingleAccountLoader
      key={account.accountId}
      account={account}
      others={others}
      loaded={loaded}
      {...options}
    />
  );
}

interface SingleAccountLoaderProps extends LoaderOptions {
  readonly account: Account;
  readonly others: readonly Account[];
  readonly loaded: readonly LoadedAccount[];
}

function SingleAccountLoader({ account, others, loaded, ...options }: SingleAccountLoaderProps) {
  const request = buildHoldingsRequest(account, options.agent, options.hasZeroHoldings);
  const reply = useCall(accountHolding, request, { keepPrevious: true });
  const holdings: AccountHoldings =
    request === undefined
      ? { status: 'unregistered' }
      : reply.status === 'ok'
        ? { status: 'ok', value: reply.value.holdings }
        : reply;
  return <AccountHoldingsLoader accounts={others} loaded={[...loaded, { account, holdings }]} {...options} />;
}

/**
 * Builds the request for an account's holdings with the agent code of its plan (specification, section 5). Returns
 * `undefined` when the agent has no such code.
 */
function buildHoldingsRequest(
  account: Pick<Account, 'accountId' | 'plan'>,
  agent: Agent,
  hasZeroHoldings: boolean,
): InputOf<typeof accountHolding> | undefined {
  const agentCode = account.plan === 'PRS' ? agent.agentCodePrs : agent.agentCodeUt;
  if (agentCode === undefined) return undefined;
  return {
    userId: agent.uuid,
    accountId: account.accountId,
    // empty: all schemes of the account
    scheme: '',
    plan: account.plan,
    agentCode,
    includeZeroAum: hasZeroHoldings,
  };
}
