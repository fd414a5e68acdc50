import type { Agent } from '@portal/shared/contract';
import { agentCodeFor } from '@portal/shared/selling';
import { allowed, type Permission, refused } from './permission.ts';

/** The account's side of the question. */
export interface InvestAccount {
  readonly accountId: string;
  readonly accountType: string;
  readonly plan: string;
}

/** The scheme's side; absent while schemes are not known, and then only the account decides. */
export interface InvestScheme {
  readonly isInvestmentAllow: boolean;
  readonly epfApproved: boolean;
  readonly wholesale: boolean;
}

/** Said wherever the agent's registration does not cover a plan (domain, section 1). */
export const notRegistered = 'You are not registered to sell this product.';

/** Whether the agent's registrations cover a plan: PRS needs its own, unit trusts sell Cash and EPF. */
export function mayInvestInAccount(account: InvestAccount, agent: Agent): Permission {
  if (account.accountType === 'COR') return refused('Corporate accounts can only be read here.');
  return agentCodeFor(agent, account.plan) ? allowed : refused(notRegistered);
}

/**
 * Whether more of a scheme may be bought for an account: registration first, then the scheme's own flags
 * (specification, section 5), EPF approval and the wholesale rule (domain, sections 1 and 2).
 */
export function mayInvestInScheme(
  account: InvestAccount,
  scheme: InvestScheme | undefined,
  customer: { readonly sophisticated: boolean },
  agent: Agent,
): Permission {
  const ofAccount = mayInvestInAccount(account, agent);
  if (!ofAccount.allowed || !scheme) return ofAccount;
  if (!scheme.isInvestmentAllow) return refused('This scheme is closed to new investments.');
  if (account.plan === 'EPF' && !scheme.epfApproved) return refused('EPF does not approve this scheme.');
  if (scheme.wholesale && !customer.sophisticated)
    return refused('Wholesale schemes are for sophisticated investors only.');
  return allowed;
}

/** Whether Invest has anything to open for this customer: one account that allows it is enough. */
export function mayInvestAtAll(accounts: readonly InvestAccount[], agent: Agent): Permission {
  if (accounts.length === 0) return refused('This customer has no account to invest in.');
  const answers = accounts.map((account) => mayInvestInAccount(account, agent));
  return answers.find((answer) => answer.allowed) ?? answers[0] ?? allowed;
}
