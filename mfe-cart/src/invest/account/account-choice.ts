import type { Account } from '@portal/shared/api/accounts';
import type { Agent } from '@portal/shared/contract';
import { agentCodeFor } from '@portal/shared/selling';
import { notRegistered } from '../../core/not-registered.ts';

/** An account as it is offered: with the code that it is sold under, or with the reason why it is not. */
export type AccountChoice =
  | { readonly account: Account; readonly status: 'open'; readonly agentCode: string }
  | { readonly account: Account; readonly status: 'refused'; readonly refusal: string };

/** All of a customer's accounts, in their order; the ones that this agent may not sell for say why. */
export function accountChoices(accounts: readonly Account[], agent: Agent): readonly AccountChoice[] {
  return accounts.map((account) => {
    const agentCode = agentCodeFor(agent, account.plan);
    if (agentCode === undefined) return { account, status: 'refused', refusal: notRegistered };
    if (account.accountType === 'COR') {
      return { account, status: 'refused', refusal: 'Corporate accounts can only be read here.' };
    }
    return { account, status: 'open', agentCode };
  });
}

/** The account to begin with: the one asked for, else the first that the agent may sell for. */
export function firstAccount(choices: readonly AccountChoice[], wanted?: string): string {
  const open = choices.filter(({ status }) => status === 'open');
  const found = open.find(({ account }) => account.accountId === wanted) ?? open[0];
  return found?.account.accountId ?? '';
}
