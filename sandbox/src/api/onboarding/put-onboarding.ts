import type { addOnboarding } from '@portal/shared/api/onboarding';
import type * as z from '@portal/shared/schema';
import { eq } from 'drizzle-orm';
import { cartItems } from '../../database/tables/index.ts';
import { codeFor } from '../../rules/agent-codes.ts';
import { dateInKualaLumpur } from '../../rules/calendar.ts';
import { incompleteOnboarding, malformedOnboarding } from '../../rules/onboarding/onboarding-checks.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { LOOKUPS } from '../../seed/reference/lookups.ts';
import { readOwnAttachment } from '../applications/attachments.ts';
import { refuseAssessment } from '../orders/put-assessment.ts';
import type { AgentContext } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import { applicantOf } from './applicant.ts';
import { onboardingOf } from './stored-onboarding.ts';

type OnboardingBody = z.output<NonNullable<(typeof addOnboarding)['body']>>;

function refuseMalformed({ agent, now }: AgentContext, body: OnboardingBody): void {
  const { ut, prs } = agent.codes;
  if (body.customerId !== body.id) throw new Problem(400, 'body.customerId: the onboarding’s own id');
  if (body.agent !== ut && body.agent !== prs) throw new Problem(403, 'The agent code is not yours.');
  const facts = {
    today: dateInKualaLumpur(now),
    agentEmail: agent.email,
    customerName: body.customerName,
    lookups: LOOKUPS,
  };
  const problem =
    malformedOnboarding(body.payload, facts) ??
    (body.isAOFCompleted ? incompleteOnboarding(body.payload, facts.today) : undefined);
  if (problem) throw new Problem(400, `body.payload.${problem.field}: ${problem.problem}`);
}

/** Refuses a plan that the agent is not registered for. */
function refuseOtherPlans({ agent }: AgentContext, { plans }: OnboardingBody['payload']): void {
  const isSold = (plan: string) => codeFor(agent.codes, plan) !== undefined;
  if (plans && !plans.plans.every(isSold))
    throw new Problem(422, 'You are not registered to sell this product.');
}

/** Refuses pictures of identity documents that the agent has not uploaded. */
async function refuseUnknownUploads(context: AgentContext, { payload }: OnboardingBody): Promise<void> {
  const people = [payload, ...(payload.jointApplicant ?? [])];
  const paths = people.flatMap(({ identity }) => [identity?.front, identity?.back]);
  for (const path of paths) if (path) await readOwnAttachment(context, path);
}

/**
 * Puts an onboarding into the agent's cart, or replaces the one with its id; the items under it get its customer's name
 * (ITM-08).
 * @returns its id
 * @throws Problem 400 when it is malformed, 403 for another agent's code, 422 when it breaks a rule, was sent or
 *   removed, or the id is another item's
 */
export async function putOnboarding(context: AgentContext, body: OnboardingBody): Promise<{ id: string }> {
  const { orm, agent, now } = context;
  const { id, customerName, channel, isAOFCompleted = false } = body;
  refuseMalformed(context, body);
  refuseOtherPlans(context, body.payload);
  await refuseUnknownUploads(context, body);
  const [found] = await orm.select().from(cartItems).where(eq(cartItems.id, id));
  if (found && (found.agentUserId !== agent.userId || found.item.type !== 'onboarding'))
    throw new Problem(422, 'Another item has this id.');
  if (found && found.state !== 'cart') throw new Problem(422, 'This onboarding is no longer in the cart.');
  const item: OrderItem = { type: 'onboarding', payload: { ...body.payload, isAOFCompleted } };
  const row = {
    id,
    agentUserId: agent.userId,
    customerId: id,
    customerName,
    channel,
    item,
    state: 'cart' as const,
    createdAt: found?.createdAt ?? now,
    savedAt: now,
  };
  const { suitability } = body.payload;
  if (suitability) {
    const applicant = applicantOf(onboardingOf(row), agent.agentCustomerId, id);
    refuseAssessment(context, applicant, suitability);
  }
  await orm
    .insert(cartItems)
    .values(row)
    .onConflictDoUpdate({ target: cartItems.id, set: { customerName, item, savedAt: now } });
  // the items under it name the same person
  await orm.update(cartItems).set({ customerName }).where(eq(cartItems.customerId, id));
  return { id };
}
