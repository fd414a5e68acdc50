import type { submitCheckout } from '@portal/shared/api/checkout';
import type { InputOf } from '@portal/shared/api/endpoint';
import { planOf } from '../../rules/orders/checkout-checks.ts';
import { methodsFor } from '../../rules/payments/payment-methods.ts';
import type { ReviewedItem } from './item-review.ts';

type Submission = InputOf<typeof submitCheckout>;

/** Minimum length of the agent's reason for a mismatch, in characters (domain, section 4). */
const REASON_LENGTH = 10;

function investmentsOf(items: readonly ReviewedItem[]) {
  return items.flatMap(({ item }) => (item.type === 'investment' ? [item.payload] : []));
}

function mismatchComplaints({ declaration }: Submission, items: readonly ReviewedItem[]): string[] {
  const unexplained = items.filter(({ id, isMismatch }) => {
    const reason = declaration.mismatches.find(({ itemId }) => itemId === id)?.reason ?? '';
    return isMismatch && reason.trim().length < REASON_LENGTH;
  });
  return unexplained.map(
    ({ id }) =>
      `Item ${id} does not suit the customer: a reason of at least ${REASON_LENGTH} characters is needed.`,
  );
}

/** Every currency of every plan needs a method. EPF pays for EPF only. */
function paymentComplaints({ payment }: Submission, items: readonly ReviewedItem[]): string[] {
  const needs = new Map(
    investmentsOf(items).map(({ currency, plan }) => [
      `${currency} ${planOf(plan)}`,
      { currency, plan: planOf(plan) },
    ]),
  );
  return [...needs.values()].flatMap(({ currency, plan }) => {
    const allowed = methodsFor(plan, currency).map(({ code }) => code);
    const isChosen = payment.some(
      (chosen) => chosen.currency === currency && allowed.includes(chosen.method),
    );
    return isChosen ? [] : [`No method is chosen that can pay ${currency} under the plan ${plan}.`];
  });
}

/** Complaints about declaration, payment and e-mail of a checkout with these items; empty when all are right. */
export function submissionComplaints(
  submission: Submission,
  items: readonly ReviewedItem[],
  agentEmail: string,
): readonly string[] {
  const { declaration, customerEmail } = submission;
  const isForeign = investmentsOf(items).some(({ currency }) => currency !== 'MYR');
  return [
    ...mismatchComplaints(submission, items),
    ...(isForeign && declaration.domesticBorrowing === null
      ? ['The question about ringgit borrowing is not answered.']
      : []),
    ...(customerEmail.toLowerCase() === agentEmail.toLowerCase()
      ? ['The customer’s e-mail is the agent’s own.']
      : []),
    ...paymentComplaints(submission, items),
  ];
}
