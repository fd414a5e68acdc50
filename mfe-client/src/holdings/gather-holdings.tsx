import type { Account } from '@portal/shared/api/accounts';
import type { InputOf } from '@portal/shared/api/endpoint';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import type { Agent, Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import type { ReactNode } from 'react';

/** What is held in an account, or why it cannot be asked. */
export type AccountHoldings = Loadable<readonly Holding[]> | { readonly status: 'unregistered' };

export interface GatheredAccount {
  readonly account: Account;
  readonly holdings: AccountHoldings;
}

interface Asking {
  readonly agent: Agent;
  /** Sold-out schemes too (`includeZeroAum`). */
  readonly showZero: boolean;
  readonly children: (gathered: readonly GatheredAccount[]) => ReactNode;
}

interface GatherProps extends Asking {
  readonly accounts: readonly Account[];
  readonly gathered?: readonly GatheredAccount[];
}

/**
 * Makes one call for each account, all at once, and hands on what has come so far: an account that fails fails
 * alone. Each account is a component of its own because a hook cannot be called in a loop.
 */
export function GatherHoldings({ accounts, gathered = [], ...asking }: GatherProps): ReactNode {
  const [account, ...others] = accounts;
  if (!account) return asking.children(gathered);
  return (
    <GatherOne key={account.accountId} account={account} others={others} gathered={gathered} {...asking} />
  );
}

interface GatherOneProps extends Asking {
  readonly account: Account;
  readonly others: readonly Account[];
  readonly gathered: readonly GatheredAccount[];
}

function GatherOne({ account, others, gathered, ...asking }: GatherOneProps) {
  const request = holdingsRequest(account, asking.agent, asking.showZero);
  const reply = useCall(accountHolding, request, { keepPrevious: true });
  const holdings: AccountHoldings =
    request === undefined
      ? { status: 'unregistered' }
      : reply.status === 'ok'
        ? { status: 'ok', value: reply.value.holdings }
        : reply;
  return <GatherHoldings accounts={others} gathered={[...gathered, { account, holdings }]} {...asking} />;
}

/**
 * The call for an account's holdings. The agent code is the one for the account's plan (specification, section
 * 5); an agent without it cannot ask.
 */
export function holdingsRequest(
  account: Pick<Account, 'accountId' | 'plan'>,
  agent: Agent,
  showZero: boolean,
): InputOf<typeof accountHolding> | undefined {
  const agentCode = account.plan === 'PRS' ? agent.agentCodePrs : agent.agentCodeUt;
  if (agentCode === undefined) return undefined;
  return {
    userId: agent.uuid,
    accountId: account.accountId,
    // every scheme of the account
    scheme: '',
    plan: account.plan,
    agentCode,
    includeZeroAum: showZero,
  };
}
