import { type FundFacts, findFund } from '../../seed/funds/funds.ts';
import { type Account, readServicedAccount } from '../customers/servicing.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';

interface SentOrder {
  readonly accountId: string;
  readonly accountType: string;
  readonly scheme: string;
}

/**
 * Reads the account and the fund of an order.
 * @throws Problem 404 when they are not the customer's, or do not exist, 400 for a wrong account type
 */
export async function readOrderFacts(
  context: AgentContext,
  customerId: string,
  payload: SentOrder,
): Promise<{ readonly account: Account; readonly fund: FundFacts }> {
  const account = await readServicedAccount(context, payload.accountId);
  if (account.customerId !== customerId) throw notFound('account');
  if (account.accountType !== payload.accountType)
    throw new Problem(400, `body.payload.accountType: the account’s is ${account.accountType}`);
  const fund = findFund(payload.scheme);
  if (!fund) throw notFound('fund');
  return { account, fund };
}

/**
 * Checks an order against its account and agent.
 * @throws Problem 400 for another plan than the account's, 422 for a company's account, 403 for another agent's code
 */
export function refuseForbiddenOrder(
  { agent }: AgentContext,
  account: Account,
  { plan, agentCode }: { readonly plan: string; readonly agentCode: string },
): void {
  if (account.plan !== plan) throw new Problem(400, `body.payload.plan: the account’s is ${account.plan}`);
  if (account.accountType === 'COR') throw new Problem(422, 'Corporate accounts cannot transact here.');
  const { ut, prs } = agent.codes;
  if (agentCode !== (plan === 'PRS' ? prs : ut))
    throw new Problem(403, 'The agent code is not yours for this plan.');
}
