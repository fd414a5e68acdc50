import { validateCheckout } from '@portal/shared/api/checkout';
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
} from '../core/payment/payer.ts';
import { type CheckoutRequest, type Complaint, checkoutRequest } from './checkout-request.ts';
import { createDeclaration, missingDeclarations } from './declaration/declaration.ts';
import { declarationRequirementsOf } from './declaration/declaration-requirements.ts';
import { dueSums, missingMethods, paymentChoices } from './declaration/payment-choice.ts';
import { useMismatches } from './declaration/use-mismatches.ts';
import { useCheckoutAnswers } from './use-checkout-answers.ts';

/** Returns the state of the checkout form. `request()` returns the request when nothing is missing. */
export function useCheckoutForm(customer: Customer, items: readonly CartItem[]) {
  const agent = useAgent();
  const { customerId } = customer;
  const form = useCheckoutAnswers(customer, items);
  const { answers, methods, payer } = form;

  const validation = useCall(
    validateCheckout,
    {
      channel: checkoutChannel(items),
      userId: agent.uuid,
      customerId,
      itemIds: items.map(({ id }) => id),
    },
    { freshFor: 0 },
  );
  const complaints: readonly Complaint[] = valueOrUndefined(validation)?.complaints ?? [];
  const mismatches = useMismatches(
    customerId,
    items.flatMap((item) => boughtLeg(item)?.scheme ?? []),
  );
  const lookups = useReference('lookups');
  const sums = dueSums(items);
  const payments = paymentChoices(sums, valueOrUndefined(lookups)?.paymentMethods ?? [], methods);
  const paid = paidItems(items);
  const joint = jointHolders(customer.account, paid);

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
  const missing: readonly FieldProblem[] = requirements
    ? [
        ...missingDeclarations(requirements, answers),
        ...missingMethods(payments),
        ...(needsPayer(paid) ? missingPayer(payer, joint) : []),
      ]
    : [];

  const request = (): CheckoutRequest | undefined => {
    const declaration =
      requirements && missing.length === 0 ? createDeclaration(requirements, answers) : undefined;
    if (!declaration) return undefined;
    return checkoutRequest({
      agent,
      customer,
      items,
      declaration,
      payment: payments.flatMap(({ due, method }) => (method ? [{ currency: due.currency, method }] : [])),
      customerEmail: answers.email.trim(),
      payer: needsPayer(paid) ? payerOf(payer, joint) : undefined,
    });
  };

  return {
    ...form,
    requirements,
    mismatches,
    missing,
    validation,
    complaints,
    /** The service has validated the items without a complaint. */
    isValid: valueOrUndefined(validation)?.valid === true && complaints.length === 0,
    lookups,
    sums,
    payments,
    /** Absent when nothing is due that needs a payer. */
    payers: needsPayer(paid) ? { joint, relationships: payerRelationships(paid) } : undefined,
    request,
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
