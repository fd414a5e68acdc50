import { type SatPayload, satDeclarations, satPayload } from '@portal/shared/api/suitability-payload';
import * as z from '@portal/shared/schema';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { applicationEvents, customers } from '../../database/tables/index.ts';
import { answerTo } from '../../rules/assessment/question-set.ts';
import { lastAssessmentDay } from '../../rules/assessment/score.ts';
import { dateInKualaLumpur } from '../../rules/calendar.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { RISK_CATEGORIES } from '../../rules/orders/suitability.ts';
import { PRS_SAT_QUESTIONS } from '../../seed/reference/prs-sat-questions.ts';
import { SAT_QUESTIONS } from '../../seed/reference/sat-questions.ts';

type CustomerRow = typeof customers.$inferSelect;

const currencyQuestions = [SAT_QUESTIONS, PRS_SAT_QUESTIONS].map(({ currencyQuestion }) => currencyQuestion);

/** Rank that the assessment gives: 0 when the customer gives no information. */
function rankOf({ satDeclarationId, result }: SatPayload): number {
  if (satDeclarationId === satDeclarations.declines) return 0;
  return RISK_CATEGORIES.find(({ satGroup }) => satGroup === result?.satGroup)?.rank ?? 0;
}

/** Answers about extra care; what was not answered stays as it was. */
function vulnerableAfter({ profile }: CustomerRow, { vI }: SatPayload): CustomerRow['profile']['vI'] {
  const before = profile.vI;
  return {
    Q2: vI.Q2 ?? before.Q2,
    Q2Yes: vI.Q2 === null ? before.Q2Yes : (vI.Q2Yes ?? ''),
    Q3: vI.Q3 ?? before.Q3,
    Q4: vI.Q4 ?? before.Q4,
    Q5: vI.Q5 ?? before.Q5,
    Q6: vI.Q6 || before.Q6,
  };
}

/**
 * Returns the columns of a customer's row that an assessment changes: rank, validity (a year from the day on which the
 * questions were answered), declaration, currencies, answers and the vulnerable-investor block. Nothing is written.
 */
export function customerAfter(row: CustomerRow, payload: SatPayload) {
  const satFrom = dateInKualaLumpur(new Date(payload.answeredAt));
  const [currency] = currencyQuestions.flatMap((id) => answerTo(payload.answers, id) ?? []);
  return {
    satRank: rankOf(payload),
    satFrom,
    satTo: lastAssessmentDay(satFrom),
    satDeclarationId: payload.satDeclarationId,
    acceptsForeignCurrency: currency === undefined ? row.acceptsForeignCurrency : currency !== 'N',
    satAnswers:
      payload.answers.length === 0
        ? row.satAnswers
        : payload.answers.map(({ questionId, value }) => ({ questionId, value })),
    profile: { ...row.profile, vI: vulnerableAfter(row, payload) },
  };
}

/**
 * Writes an assessment into the customer's record, where it decides from then on what suits the customer, and adds that
 * to the application's timeline.
 * @throws Error when it cannot be read
 */
export async function recordAssessment(
  orm: Orm,
  item: Extract<OrderItem, { type: 'sat' | 'clientInfoUpdate' | 'onboarding' }>,
  { customerId, id: applicationId }: { readonly customerId: string; readonly id: string },
  now: Date,
): Promise<void> {
  const payload = z.safeParse(satPayload, item.payload);
  const [row] = await orm.select().from(customers).where(eq(customers.id, customerId));
  if (!payload.success || !row)
    throw new Error(`The assessment of application ${applicationId} cannot be read.`);
  const after = customerAfter(row, payload.data);
  await orm.update(customers).set(after).where(eq(customers.id, customerId));
  const { riskCategory = 'No information' } = after.satRank === 0 ? {} : (payload.data.result ?? {});
  const detail = `${riskCategory}, valid to ${after.satTo}`;
  await orm
    .insert(applicationEvents)
    .values({ applicationId, at: now, title: 'Assessment recorded', detail });
}
