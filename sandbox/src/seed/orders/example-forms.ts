import { dateInKualaLumpur } from '../../rules/calendar.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { categoryOfRank } from '../../rules/orders/suitability.ts';
import { bankarItem, type Candidate } from './order-items.ts';
import type { ExampleOrder } from './place-order.ts';
import { stepsWithoutPayment } from './status-steps.ts';

const DAY_MS = 86_400_000;
const NO_ANSWER = 'The customer did not confirm within 7 days.';

/** An assessment with the result that the customer's record has, or moderate. Past orders show no answers. */
function assessmentItem({ customer }: Candidate, answeredOn: string): OrderItem {
  const { riskCategory, satGroup, lowestScore } = categoryOfRank(customer.satRank ?? 0) ?? {
    riskCategory: 'Moderate',
    satGroup: 'M',
    lowestScore: 26,
  };
  return {
    type: 'sat',
    payload: {
      answers: [],
      answeredBy: 'agent',
      answeredAt: `${answeredOn}T10:00:00+08:00`,
      vI: { Q2: null, Q2Yes: '', Q3: null, Q4: null, Q5: null, Q6: '' },
      result: { riskCategory, satGroup, score: lowestScore },
      satDeclarationId: 1,
      reason: null,
    },
  };
}

/** An update of the number of dependants, which every customer has, between the one on record and another. */
function updateItem({ customer: { profile } }: Candidate, to: 'record' | 'other'): OrderItem {
  const recorded = { noOfDependents: profile.noOfDependents };
  const other = { noOfDependents: profile.noOfDependents + 1 };
  const payload = to === 'record' ? { ...recorded, before: other } : { ...other, before: recorded };
  return { type: 'clientInfoUpdate', payload };
}

const bankItem = ({ customer, account }: Candidate) => bankarItem(customer, account, '514077778888');

/** The assessment that the customer's record has. */
function recordedAssessment(candidates: readonly Candidate[], now: Date): readonly ExampleOrder[] {
  const candidate = candidates.findLast(({ customer }) => (customer.satRank ?? 0) > 0 && customer.satFrom);
  const { satFrom } = candidate?.customer ?? {};
  if (!candidate || !satFrom) return [];
  const daysAgo = Math.floor((now.getTime() - Date.parse(satFrom)) / DAY_MS);
  const steps = stepsWithoutPayment(['Completed', 'Assessment recorded']);
  const items = [assessmentItem(candidate, satFrom)];
  return [{ candidate: candidate, history: { status: 'Completed', daysAgo, items, steps } }];
}

/**
 * Bank accounts, updates of the record and assessments of an agent's customers, in different states. They have nothing to
 * pay. There are none when the agent has fewer than three accounts.
 */
export function exampleForms(candidates: readonly Candidate[], now: Date): readonly ExampleOrder[] {
  // the last ones: the first are customers that examples and tests name
  const [one, another, third] = candidates.slice(-3);
  if (!one || !another || !third) return [];
  const daysBefore = (days: number) => dateInKualaLumpur(new Date(now.getTime() - days * DAY_MS));
  return [
    ...recordedAssessment(candidates, now),
    {
      candidate: one,
      history: { status: 'In Process', daysAgo: 3, items: [bankItem(one)], steps: stepsWithoutPayment() },
    },
    {
      candidate: another,
      history: { status: 'Expired', daysAgo: 21, reason: NO_ANSWER, items: [bankItem(another)] },
    },
    {
      candidate: another,
      history: {
        status: 'Completed',
        daysAgo: 28,
        items: [updateItem(another, 'record')],
        steps: stepsWithoutPayment(['Completed', 'Record updated']),
      },
    },
    {
      candidate: third,
      history: {
        status: 'Rejected',
        daysAgo: 16,
        reason: 'The number of my dependants has not changed.',
        items: [updateItem(third, 'other')],
      },
    },
    {
      candidate: one,
      history: {
        status: 'Expired',
        daysAgo: 12,
        reason: NO_ANSWER,
        items: [assessmentItem(one, daysBefore(12))],
      },
    },
  ];
}
