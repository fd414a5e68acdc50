import {
  accountStatement,
  completedTransactions,
  dividendPayouts,
  pendingTransactions,
} from '@portal/shared/api/history';
import { codeFor } from '../../rules/agent-codes.ts';
import { fundOf } from '../../seed/funds/funds.ts';
import { readServicedAccount, readServicedCustomer } from '../customers/servicing.ts';
import { createAccountStatement } from '../history/account-statement.ts';
import { readCompleted, readDividends } from '../history/completed.ts';
import { readPendingTransactions } from '../history/pending.ts';
import type { AgentContext } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

const toNumber = (text: string | null): number => Number(text ?? 0);

export const historyRoutes = [
  serve(completedTransactions, async ({ accountid, agentid, transdatefrom, transdateto }, context) => {
    const account = await readServicedAccount(context, accountid);
    if (agentid !== codeFor(context.agent.codes, account.plan))
      throw new Problem(403, 'The agent code is not yours for this plan.');
    const rows = await readCompleted(context.orm, accountid, { from: transdatefrom, to: transdateto });
    return rows.map((row) => ({
      date: row.date,
      reference: row.reference,
      type: row.type,
      scheme: row.scheme,
      schemeName: fundOf(row.scheme).name,
      currency: row.currency,
      gross: Number(row.gross),
      charge: Number(row.charge),
      nav: Number(row.nav),
      units: Number(row.units),
      status: row.status,
    }));
  }),

  serve(pendingTransactions, async ({ accountId, channel }, context) => {
    await readServicedAccount(context, accountId);
    return readPendingTransactions(context.orm, accountId, channel);
  }),

  serve(dividendPayouts, async ({ paccountid }, context) => {
    await readServicedAccount(context, paccountid);
    const rows = await readDividends(context.orm, paccountid);
    return rows.map((row) => ({
      reference: row.reference,
      declaredOn: row.declaredOn,
      paidOn: row.paidOn,
      scheme: row.scheme,
      schemeName: fundOf(row.scheme).name,
      currency: row.currency,
      grossPerUnit: Number(row.grossPerUnit),
      units: Number(row.units),
      amount: Number(row.amount),
      method: row.method,
      reinvestment:
        row.method === 'REINVEST'
          ? { nav: toNumber(row.reinvestNav), units: toNumber(row.reinvestUnits) }
          : null,
    }));
  }),

  serve(accountStatement, async ({ accountId, from, to, currency }, context) => {
    const account = await readServicedAccount(context, accountId);
    requireCodeFor(account.plan, context);
    const rows = await readCompleted(context.orm, accountId, { from, to });
    const own = rows.filter((row) => row.currency === currency);
    const { name } = await readServicedCustomer(context, account.customerId);
    const file = createAccountStatement({ customerName: name, accountId, from, to, currency }, own);
    return { contentType: 'application/pdf' as const, content: file.toString('base64') };
  }),
];

/** @throws Problem 403 when the agent has no code for the plan. */
function requireCodeFor(plan: string, { agent }: AgentContext): void {
  if (codeFor(agent.codes, plan) === undefined)
    throw new Problem(403, 'You have no agent code for this plan.');
}
