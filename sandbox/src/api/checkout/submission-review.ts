import type { submitCheckout } from '@portal/shared/api/checkout-submission';
import type { InputOf } from '@portal/shared/api/endpoint';
import { isOwnEmail } from '@portal/shared/person/read-email';
import { departingAccounts } from '@portal/shared/withdrawal-reasons';
import { dateInKualaLumpur } from '../../rules/calendar.ts';
import { planOf } from '../../rules/orders/checkout-checks.ts';
import {
  type DeclarationNeeds,
  declarationComplaints,
  isVulnerable,
} from '../../rules/orders/declaration-checks.ts';
import { boughtSchemeOf } from '../../rules/orders/order-item.ts';
import { methodsFor } from '../../rules/payments/payment-methods.ts';
import type { AgentContext } from '../server/context.ts';
import type { Review, ReviewedItem } from './item-review.ts';

type Submission = InputOf<typeof submitCheckout>;

function investmentsOf(items: readonly ReviewedItem[]) {
  return items.flatMap(({ item }) => (item.type === 'investment' ? [item.payload] : []));
}

/** What has to be declared for the items of a review. */
function declarationNeeds({ items, customer }: Review, now: Date): DeclarationNeeds {
  return {
    mismatches: items.flatMap(({ id, mismatch }) => (mismatch ? [{ itemId: id, ...mismatch }] : [])),
    departures: departingAccounts(
      items.flatMap(({ item }) => (item.type === 'redemption' ? [item.payload] : [])),
    ),
    hasFundDocuments: items.some(({ item }) => boughtSchemeOf(item) !== undefined),
    asksBorrowing: investmentsOf(items).some(({ currency }) => currency !== 'MYR'),
    isVulnerable: isVulnerable(customer.dateOfBirth, customer.profile.vI, dateInKualaLumpur(now)),
  };
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
    const isChosen = payment.some((entry) => entry.currency === currency && allowed.includes(entry.method));
    return isChosen ? [] : [`No method is chosen that can pay ${currency} under the plan ${plan}.`];
  });
}

/** Complaints about declaration, payment and e-mail of a checkout with these items; empty when all are right. */
export function submissionComplaints(
  submission: Submission,
  review: Review,
  { agent, now }: Pick<AgentContext, 'agent' | 'now'>,
): readonly string[] {
  const { declaration, customerEmail } = submission;
  return [
    ...declarationComplaints(declaration, declarationNeeds(review, now)),
    ...(isOwnEmail(customerEmail, agent.email) ? ['The customer’s e-mail is the agent’s own.'] : []),
    ...paymentComplaints(submission, review.items),
  ];
}
