import type { submitCheckout } from '@portal/shared/api/checkout';
import type { InputOf } from '@portal/shared/api/endpoint';
import { planOf } from '../../rules/orders/checkout-checks.ts';
import { methodsFor } from '../../rules/payments/payment-methods.ts';
import type { ReviewedItem } from './item-review.ts';

type Submission = InputOf<typeof submitCheckout>;

/** The least an agent must write when the customer goes on despite a mismatch (domain, section 4). */
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

/** Every currency needs a method, for each plan its own: EPF pays for EPF alone. */
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

/** What the declaration, the payment and the e-mail of a checkout lack for these items. */
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
