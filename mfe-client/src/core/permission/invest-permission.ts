import type { Agent } from '@portal/shared/contract';
import { agentCodeFor } from '@portal/shared/selling';
import { allowed, denied, type Permission } from './permission.ts';

/** The account fields that decide whether the agent can invest. */
interface InvestAccount {
  readonly accountId: string;
  readonly accountType: string;
  readonly plan: string;
}

/** The scheme fields that decide whether the agent can invest. */
export interface InvestScheme {
  readonly isInvestmentAllow: boolean;
  readonly epfApproved: boolean;
  readonly wholesale: boolean;
}

/** Reason shown when the agent's registration does not cover a plan (domain, section 1). */
export const notRegistered = 'You are not registered to sell this product.';

/** Checks the agent's registration: PRS needs the PRS code, Cash and EPF need the unit trust code. */
export function getAccountInvestPermission(account: InvestAccount, agent: Agent): Permission {
  if (account.accountType === 'COR') return denied('Corporate accounts can only be read here.');
  return agentCodeFor(agent, account.plan) ? allowed : denied(notRegistered);
}

/**
 * Checks whether an account can invest in a scheme: registration, then the scheme's flags (specification, section 5), EPF
 * approval and the wholesale rule (domain, sections 1 and 2). Without `scheme` only the account decides.
 */
export function getSchemeInvestPermission(
  account: InvestAccount,
  scheme: InvestScheme | undefined,
  customer: { readonly sophisticated: boolean },
  agent: Agent,
): Permission {
  const accountPermission = getAccountInvestPermission(account, agent);
  if (!accountPermission.allowed || !scheme) return accountPermission;
  if (!scheme.isInvestmentAllow) return denied('This scheme is closed to new investments.');
  if (account.plan === 'EPF' && !scheme.epfApproved) return denied('EPF does not approve this scheme.');
  if (scheme.wholesale && !customer.sophisticated)
    return denied('Wholesale schemes are for sophisticated investors only.');
  return allowed;
}

/** Checks whether the customer can invest at all: one account with permission is enough. */
export function getCustomerInvestPermission(accounts: readonly InvestAccount[], agent: Agent): Permission {
  if (accounts.length === 0) return denied('This customer has no account to invest in.');
  const permissions = accounts.map((account) => getAccountInvestPermission(account, agent));
  return permissions.find(({ allowed: isAllowed }) => isAllowed) ?? permissions[0] ?? allowed;
}
