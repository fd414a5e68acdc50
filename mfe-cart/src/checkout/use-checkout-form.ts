import type { Customer } from '@portal/shared/api/customers';
import { cleanNumber } from '@portal/shared/clean-text';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import type { CartAssessment } from '@portal/shared/records';
import { useAgent } from '@portal/shared/ui';
import type { CartItem } from '../core/items/cart-item.ts';
import { payerOf } from '../payer/index.ts';
import { useWithdrawalProblems } from '../transaction-rules/index.ts';
import { type CheckoutRequest, checkoutRequest } from './checkout-request.ts';
import { checkoutState } from './checkout-state.ts';
import { withOwnComplaints } from './complaints.ts';
import { createDeclaration } from './declaration/declaration.ts';
import { declarationRequirementsOf } from './declaration/declaration-requirements.ts';
import { expectedMismatches, type Mismatches } from './declaration/use-mismatches.ts';
import type { KeptAnswers } from './initial-values.ts';
import { type KeptCheckout, pickKeptAnswers } from './submit/kept-checkout.ts';
import { useCheckoutAnswers } from './use-checkout-answers.ts';
import { useCheckoutCalls } from './use-checkout-calls.ts';

/** What is sent, and what is then kept with its items. */
interface Sendable {
  readonly request: CheckoutRequest;
  readonly kept: KeptCheckout;
}

/**
 * Returns the state of the checkout form for these items of a customer: its answers, what the service says, what is
 * missing, and `sendable()`, the request and what to keep of it (`undefined` while something is missing or blocked).
 * `kept` are the answers that it begins with, `inCart` the complete assessment in the cart.
 */
export function useCheckoutForm(
  customer: Customer,
  items: readonly CartItem[],
  kept: KeptAnswers,
  inCart: CartAssessment | undefined,
) {
  const agent = useAgent();
  const calls = useCheckoutCalls(customer, items, inCart);
  const { validation, mismatches, lookups, hasFundDocuments } = calls;
  const withdrawalProblems = useWithdrawalProblems(customer, items);
  const complaints = withOwnComplaints(valueOrUndefined(validation)?.complaints ?? [], withdrawalProblems);
  const requirementsOf = (found: Mismatches) =>
    declarationRequirementsOf({
      items,
      mismatches: found,
      hasFundDocuments,
      customer: calls.assessed,
      agentEmail: agent.agentEmail,
      today: today(),
    });
  const requirements = mismatches.status === 'ok' ? requirementsOf(mismatches.value) : undefined;
  const expected =
    mismatches.status === 'loading' ? requirementsOf(expectedMismatches(items, calls.assessed)) : undefined;
  const form = useCheckoutAnswers(customer, items, kept, requirements ?? expected);
  const { answers, methods } = form;
  const { sums, payments, payers, payer, missing } = checkoutState({
    items,
    customer,
    requirements,
    answers,
    methods,
    payer: form.payer,
    lookups: valueOrUndefined(lookups)?.paymentMethods ?? [],
  });

  const isBlocked = withdrawalProblems.size > 0;

  /** Returns the request and what to keep of it; `undefined` while something is missing. */
  const sendable = (): Sendable | undefined => {
    if (!requirements || missing.length > 0 || isBlocked) return undefined;
    const declaration = createDeclaration(requirements, answers);
    if (!declaration) return undefined;
    return {
      request: checkoutRequest({
        agent,
        customer,
        items,
        declaration,
        payment: payments.flatMap(({ due, method }) => (method ? [{ currency: due.currency, method }] : [])),
        customerEmail: cleanNumber(answers.email),
        payer: payers && payerOf(payer, payers.joint),
      }),
      kept: pickKeptAnswers({ customer, requirements, answers, methods, payer: payers && payer }),
    };
  };

  return {
    ...form,
    ...calls,
    payer,
    requirements,
    /** What will probably have to be declared, while the suitability is being checked. It only keeps room. */
    expected,
    missing,
    complaints,
    /** An item breaks a rule of its form, so nothing is sent. */
    isBlocked,
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
