import { hasUsPerson, missingParts } from '@portal/shared/fields';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type applications, cartItems, type checkouts } from '../../database/tables/index.ts';
import type { AgentContext } from '../server/context.ts';
import { findOwnOnboarding } from './read-applicant.ts';
import { onboardingOf, type StoredOnboarding } from './stored-onboarding.ts';

/** An onboarding in the cart as an application: its id is used as the form's, the application's and the checkout's. */
export interface DraftApplication {
  readonly row: typeof applications.$inferSelect;
  readonly checkout: typeof checkouts.$inferSelect;
}

/** Says what an onboarding lacks, or that the agent cannot finish it. */
function reasonOf({ payload, isCompleted }: StoredOnboarding): string {
  if (hasUsPerson(payload)) return 'Head office opens the account of a US person';
  const missing = missingParts(payload);
  if (missing.length > 0) return `Still to be answered: ${missing.join(', ')}`;
  return isCompleted ? 'Complete, not checked out yet' : 'To be reviewed and completed';
}

function draftOf(onboarding: StoredOnboarding, { agent }: AgentContext): DraftApplication {
  const { id, agentUserId, customerId, customerName, channel, createdAt, savedAt } = onboarding.row;
  const head = { id, agentUserId, customerId, customerName, channel, reason: reasonOf(onboarding) };
  return {
    row: {
      ...head,
      formNo: id,
      checkoutId: id,
      accountId: '',
      status: 'Draft',
      submittedAt: createdAt,
      updatedAt: savedAt ?? createdAt,
      processedTo: null,
    },
    checkout: {
      ...head,
      customerEmail: onboarding.payload.contact?.email ?? '',
      agentName: agent.name,
      agentEmail: agent.email,
      status: 'Draft',
      itemIds: [id],
      declaration: null,
      payment: [],
      payer: null,
      createdAt,
      expiresAt: createdAt,
    },
  };
}

/** Reads the agent's onboardings that are in the cart as applications in status `Draft`, newest first. */
export async function readDraftApplications(context: AgentContext): Promise<readonly DraftApplication[]> {
  const rows = await context.orm
    .select()
    .from(cartItems)
    .where(
      and(
        eq(cartItems.agentUserId, context.agent.userId),
        eq(cartItems.state, 'cart'),
        eq(sql`${cartItems.item}->>'type'`, 'onboarding'),
      ),
    )
    .orderBy(desc(cartItems.createdAt), desc(cartItems.id));
  return rows.map((row) => draftOf(onboardingOf(row), context));
}

/**
 * Reads an onboarding in the agent's cart as an application in status `Draft`, with its one form; `undefined` when it
 * is not there, and for another agent's.
 */
export async function findDraftApplication(context: AgentContext, id: string) {
  const onboarding = await findOwnOnboarding(context.orm, context.agent.userId, id);
  if (onboarding?.row.state !== 'cart') return undefined;
  const { item } = onboarding.row;
  return {
    ...draftOf(onboarding, context),
    items: [{ id, applicationId: id, cartItemId: id, item, position: 0, isSettled: false }],
  };
}
