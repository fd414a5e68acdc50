import type { Account } from '@portal/shared/api/accounts';
import type { Customer } from '@portal/shared/api/customers';
import type { Agent } from '@portal/shared/contract';
import { isUsPerson, usPersonBuysNothing } from '@portal/shared/person/us-person';
import { accountPermission, agentCodeFor, notRegistered } from '@portal/shared/selling';
import type { DrawerStart } from './drawer-start.ts';

/** An account that the agent may sell for, with the agent code to sell under. */
export interface OpenAccount {
  readonly account: Account;
  readonly status: 'open';
  readonly agentCode: string;
}

/** An account of the customer: one that the agent may sell for, or the reason why not. */
export type AccountChoice =
  | OpenAccount
  | { readonly account: Account; readonly status: 'refused'; readonly refusal: string };

/**
 * Returns all accounts of a customer in their order: `open` with the agent's code for its plan, or `refused` with the
 * reason (a sentence) when this agent may not sell for it, or when a US person would buy. `buys`: the order buys a scheme.
 */
export function accountChoices(
  customer: Pick<Customer, 'account' | 'usResidentStatus'>,
  agent: Agent,
  { buys }: { readonly buys: boolean },
): readonly AccountChoice[] {
  const refusal = buys && isUsPerson(customer) ? usPersonBuysNothing : undefined;
  return customer.account.map((account) => {
    if (refusal !== undefined) return { account, status: 'refused', refusal };
    const permission = accountPermission(agent, account);
    const agentCode = agentCodeFor(agent, account.plan);
    if (!permission.allowed) return { account, status: 'refused', refusal: permission.reason };
    if (agentCode === undefined) return { account, status: 'refused', refusal: notRegistered };
    return { account, status: 'open', agentCode };
  });
}

/**
 * Returns the id of the wanted account when the agent may sell for it, else of the first such account; empty when there
 * is none.
 */
export function firstAccount(choices: readonly AccountChoice[], wanted?: string): string {
  const sellable = choices.filter(({ status }) => status === 'open');
  const choice = sellable.find(({ account }) => account.accountId === wanted) ?? sellable[0];
  return choice?.account.accountId ?? '';
}

/**
 * Returns the account and the scheme that an order for units of a holding begins with; each is empty when there is none.
 * A scheme that was named with an account stays with it: another account need not have it.
 */
export function startingHolding(choices: readonly AccountChoice[], start: DrawerStart) {
  const accountId = firstAccount(choices, start.accountId);
  const isOther = start.accountId !== undefined && start.accountId !== accountId;
  return { accountId, scheme: isOther ? '' : (start.scheme ?? '') };
}
