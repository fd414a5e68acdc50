import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import {
  agents,
  applications,
  attachments,
  cartItems,
  checkouts,
  feedback,
  oneTimeCodes,
  outbox,
  payments,
  requiredDocuments,
} from '../../database/tables/index.ts';

/**
 * For tests: reads what an agent's calls have changed: rows of this customer, and uploads, feedback, one-time codes and
 * mapping of the agent.
 */
export async function readEffects(
  orm: Orm,
  { sub, customerId }: { readonly sub: string; readonly customerId: string },
) {
  const [agent] = await orm.select().from(agents).where(eq(agents.sub, sub));
  if (!agent) throw new Error(`There is no agent ${sub}.`);
  const sent = await orm.select().from(checkouts).where(eq(checkouts.customerId, customerId));
  const forms = await orm.select().from(applications).where(eq(applications.customerId, customerId));
  const formIds = forms.map(({ id }) => id);
  const ofForms = formIds.length > 0;
  const mails = await orm
    .select()
    .from(outbox)
    .where(
      inArray(
        outbox.checkoutId,
        sent.map(({ id }) => id),
      ),
    );
  return {
    items: (await orm.select().from(cartItems).where(eq(cartItems.customerId, customerId))).map(
      ({ id, state, item }) => ({ id, state, type: item.type }),
    ),
    checkouts: sent.map(({ id, status }) => ({ id, status })),
    mails: mails.length,
    payments: ofForms
      ? (await orm.select().from(payments).where(inArray(payments.applicationId, formIds))).map(
          ({ outcome, verifications }) => ({ outcome, verifications }),
        )
      : [],
    uploadedDocuments: ofForms
      ? (
          await orm.select().from(requiredDocuments).where(inArray(requiredDocuments.applicationId, formIds))
        ).filter(({ status }) => status === 'Uploaded').length
      : 0,
    uploads: (await orm.select().from(attachments).where(eq(attachments.agentUserId, agent.userId))).length,
    feedback: (await orm.select().from(feedback).where(eq(feedback.userId, agent.userId))).length,
    codes: (
      await orm.select().from(oneTimeCodes).where(eq(oneTimeCodes.sub, sub)).orderBy(oneTimeCodes.id)
    ).map(({ code, isVerified }) => ({ code, isVerified })),
    isMapped: agent.isMapped,
  };
}
