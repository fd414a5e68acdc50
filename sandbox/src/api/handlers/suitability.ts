import {
  productMismatch,
  riskCalculation,
  satAnswers,
  satList,
  satQuestions,
} from '@portal/shared/api/suitability';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { cartItems } from '../../database/tables/index.ts';
import { answerRefusal } from '../../rules/assessment/answer-checks.ts';
import { withLocked } from '../../rules/assessment/question-set.ts';
import { calculateRisk, lastAssessmentDay } from '../../rules/assessment/score.ts';
import { dateInKualaLumpur } from '../../rules/calendar.ts';
import {
  assessmentOf,
  categoryOfRank,
  type MismatchReason,
  mismatchReasons,
} from '../../rules/orders/suitability.ts';
import { findFund } from '../../seed/funds/funds.ts';
import { earlierAnswers, questionsAbout, questionsFor } from '../customers/assessment-questions.ts';
import { readServicedCustomer } from '../customers/servicing.ts';
import { assessmentInCart, customerFor } from '../orders/cart-assessment.ts';
import { notFound, Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

const REASON_TEXTS: Record<MismatchReason, string> = {
  'not-assessed': 'The customer has no suitability assessment.',
  declined: 'The customer declined to give the information that an assessment needs.',
  expired: 'The suitability assessment has expired.',
  'risk-above-category': 'The fund is above the customer’s risk category.',
  'foreign-currency': 'The customer does not accept foreign-currency risk.',
};

export const suitabilityRoutes = [
  serve(satQuestions, async (_input, { agent }) => [...questionsFor(agent).questions]),

  serve(satAnswers, async ({ customerId }, context) => {
    const customer = await readServicedCustomer(context, customerId);
    const { set, locked } = questionsAbout(customer, context);
    return {
      answers: [...earlierAnswers(customer, set)],
      assessedOn: customer.satFrom,
      locked: [...locked],
    };
  }),

  serve(riskCalculation, async ({ customerId, answers }, context) => {
    const { set, locked } = questionsAbout(await readServicedCustomer(context, customerId), context);
    const refusal = answerRefusal(answers, { set, locked, mustBeComplete: true });
    if (refusal !== undefined) throw new Problem(422, refusal);
    const satEffectiveDate = dateInKualaLumpur(context.now);
    return {
      ...calculateRisk(set, withLocked(answers, locked)),
      satEffectiveDate,
      satEffectiveDateTo: lastAssessmentDay(satEffectiveDate),
    };
  }),

  serve(satList, async ({ channel }, { orm, agent }) => {
    const rows = await orm
      .select()
      .from(cartItems)
      .where(
        and(
          eq(cartItems.agentUserId, agent.userId),
          eq(cartItems.channel, channel),
          eq(sql`${cartItems.item}->>'type'`, 'sat'),
          ne(cartItems.state, 'removed'),
        ),
      )
      .orderBy(desc(cartItems.createdAt), desc(cartItems.id));
    return rows.map(({ id, customerId, customerName, state, createdAt }) => ({
      id,
      customerId,
      customerName,
      status: state === 'cart' ? 'Draft' : 'Submitted',
      updatedAt: createdAt.toISOString(),
    }));
  }),

  serve(productMismatch, async ({ customerId, scheme }, context) => {
    const fund = findFund(scheme);
    if (!fund) throw notFound('fund');
    const customer = await readServicedCustomer(context, customerId);
    // the call names no items, so the cart's assessment counts, whatever is chosen beside it
    const inCart = await context.orm
      .select({ item: cartItems.item })
      .from(cartItems)
      .where(assessmentInCart(context, customerId));
    const assessment = assessmentOf(customerFor(customer, inCart));
    const today = dateInKualaLumpur(context.now);
    const reasons = mismatchReasons(fund, assessment, today);
    const isValid = assessment !== undefined && !assessment.declined && assessment.validTo >= today;
    const rank = isValid ? assessment.rank : 0;
    return {
      mismatch: reasons.length > 0,
      reasons: reasons.map((reason) => REASON_TEXTS[reason]),
      customerRank: rank,
      schemeRank: fund.satRank,
      riskCategory: categoryOfRank(rank)?.riskCategory ?? null,
    };
  }),
];
