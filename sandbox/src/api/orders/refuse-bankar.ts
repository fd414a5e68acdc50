import type { addBankar } from '@portal/shared/api/cart';
import type * as z from '@portal/shared/schema';
import { dateInKualaLumpur } from '../../rules/calendar.ts';
import { bankarRefusal, malformedBankar } from '../../rules/orders/bank-account-checks.ts';
import { LOOKUPS } from '../../seed/reference/lookups.ts';
import { readOwnAttachment } from '../applications/attachments.ts';
import { type Customer, readServicedAccount } from '../customers/servicing.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';

type Addition = z.output<NonNullable<(typeof addBankar)['body']>>['payload'];

/**
 * Checks a bank account addition, and that the agent has uploaded its bank statement.
 * @throws Problem 404 for an unknown account or file, 400 when it is malformed, 422 when it breaks a rule
 */
export async function refuseBankar(
  context: AgentContext,
  customer: Customer,
  payload: Addition,
): Promise<void> {
  const account = await readServicedAccount(context, payload.account);
  if (account.customerId !== customer.id) throw notFound('account');
  const malformed = malformedBankar(payload, LOOKUPS);
  if (malformed) throw new Problem(400, `body.payload.${malformed.field}: ${malformed.problem}`);
  const refusal = bankarRefusal(payload, {
    plan: account.plan,
    accountType: account.accountType,
    holders: account.holders.filter(({ role }) => role !== 'Minor').map(({ name }) => name),
    today: dateInKualaLumpur(context.now),
  });
  if (refusal !== undefined) throw new Problem(422, refusal);
  await readOwnAttachment(context, payload.bankAccountStatementFileURL ?? '');
}
