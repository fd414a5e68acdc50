import { validateCheckout } from '@portal/shared/api/checkout-submission';
import type { Customer } from '@portal/shared/api/customers';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useReference } from '@portal/shared/reference';
import { useAgent } from '@portal/shared/ui';
import type { FieldProblem } from '../core/form/field-problem.ts';
import { boughtLeg, type CartItem, paidItems } from '../core/items/cart-item.ts';
import { checkoutChannel } from '../core/items/checkout-parts.ts';
import {
  jointHolders,
  missingPayer,
  needsPayer,
  payerOf,
  payerRelationships,
  withRelationship,
} from '../core/payment/payer.ts';
import { type CheckoutRequest, type Complaint, checkoutRequest } from './checkout-request.ts';
import { createDeclaration, missingDeclarations } from './declaration/declaration.ts';
import { declarationRequirementsOf } from './declaration/declaration-requirements.ts';
import { dueSums, missingMethods, paymentChoices } from './declaration/payment-choice.ts';
import { useMismatches } from './declaration/use-mismatches.ts';
import { type KeptCheckout, keptCheckout } from './submit/kept-checkout.ts';
import { type KeptAnswers, useCheckoutAnswers } from './use-checkout-answers.ts';

/** What is sent, and what is then kept with its items. */
interface Sendable {
  readonly request: CheckoutRequest;
  readonly kept: KeptCheckout;
}

/** Returns the calls that the form depends on: validation, suitability and lookups. */
function useCheckoutCalls(customerId: string, items: readonly CartItem[]) {
  const { uuid: userId } = useAgent();
  const itemIds = items.map(({ id }) => id);
  const validation = useCall(
    validateCheckout,
    { channel: checkoutChannel(items), userId, customerId, itemIds },
    { freshFor: 0 },
  );
  const bought = items.flatMap((item) => boughtLeg(item)?.scheme ?? []);
  return {
    validation,
    mismatches: useMismatches(customerId, bought),
    lookups: useReference('lookups'),
  };
}

/** Returns the state of the checkout form. `kept` are the answers that it begins with. */
export function useCheckoutForm(customer: Customer, items: readonly CartItem[], kept: KeptAnswers) {
  const agent = useAgent();
  const calls = useCheckoutCalls(customer.customerId, items);
  const { validation, mismatches, lookups } = calls;
  const complaints: readonly Complaint[] = valueOrUndefined(validation)?.complaints ?? [];
  const requirements =
    mismatches.status === 'ok'
      ? declarationRequirementsOf({
          items,
          mismatches: mismatches.value,
          customer,
          agentEmail: agent.agentEmail,
          today: today(),
        })
      : undefined;
  const form = useCheckoutAnswers(customer, kept, requirements);
  const { answers, methods } = form;
  const sums = dueSums(items);
  const payments = paymentChoices(sums, valueOrUndefined(lookups)?.paymentMethods ?? [], methods);
  const paid = paidItems(items);
  const payers = needsPayer(paid)
    ? { joint: jointHolders(customer.account, paid), relationships: payerRelationships(paid) }
    : undefined;
  const payer = payers ? withRelationship(form.payer, payers.relationships) : form.payer;

  const missing: readonly FieldProblem[] = requirements
    ? [
        ...missingDeclarations(requirements, answers),
        ...missingMethods(payments),
        ...(payers ? missingPayer(payer, payers.joint) : []),
      ]
    : [];

  /** Returns the request and what to keep of it; `undefined` while something is missing. */
  const sendable = (): Sendable | undefined => {
    if (!requirements || missing.length > 0) return undefined;
    const declaration = createDeclaration(requirements, answers);
    if (!declaration) return undefined;
    return {
      request: checkoutRequest({
        agent,
        customer,
        items,
        declaration,
        payment: payments.flatMap(({ due, method }) => (method ? [{ currency: due.currency, method }] : [])),
        customerEmail: answers.email.trim(),
        payer: payers && payerOf(payer, payers.joint),
      }),
      kept: keptCheckout({ customer, requirements, answers, methods, payer: payers && payer }),
    };
  };

  return {
    ...form,
    ...calls,
    payer,
    requirements,
    missing,
    complaints,
    /** The service has validated the items without a complaint. */
    isValid: valueOrUndefined(validation)?.valid === true && complaints.length === 0,
    sums,
    payments,
    /** Absent when nothing is due that needs a payer. */
    payers,
    sendable,
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
