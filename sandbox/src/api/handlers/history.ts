import { completedTransactions } from '@portal/shared/api/history';
import { and, between, desc, eq } from 'drizzle-orm';
import { transactions } from '../../database/tables/index.ts';
import { fundOf } from '../../seed/funds/funds.ts';
import { readServicedAccount } from '../customers/servicing.ts';
import { Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

export const historyRoutes = [
  serve(completedTransactions, async ({ accountid, agentid, transdatefrom, transdateto }, context) => {
    const account = await readServicedAccount(context, accountid);
    const { ut, prs } = context.agent.codes;
    if (agentid !== (account.plan === 'PRS' ? prs : ut))
      throw new Problem(403, 'The agent code is not yours for this plan.');
    const rows = await context.orm
      .select()
      .from(transactions)
      .where(
        and(eq(transactions.accountId, accountid), between(transactions.date, transdatefrom, transdateto)),
      )
      .orderBy(desc(transactions.date), desc(transactions.reference));
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
];
