import { validateCheckout } from '@portal/shared/api/checkout';
import type { Customer } from '@portal/shared/api/customers';
import { useCall } from '@portal/shared/data';
import { useState } from 'react';
import type { CartItem } from '../core/cart-item.ts';
import { settled } from '../core/loadable.ts';
import type { Missing } from '../core/reason.ts';
import { useAgent } from '../core/use-agent.ts';
import { useReference } from '../core/use-reference.ts';
import { type CheckoutRequest, checkoutChannel, checkoutRequest } from './checkout-request.ts';
import { type DeclarationAnswers, declare, missingDeclarations } from './declaration.ts';
import { boughtScheme, demandOf } from './demand.ts';
import { dueSums, missingMethods, paymentChoices } from './payment-choice.ts';
import { useMismatches } from './use-mismatches.ts';
import type { Complaint } from './use-submission.ts';

/** Everything that the checkout asks and knows; `request` is there once nothing is missing. */
export function useCheckoutForm(customer: Customer, items: readonly CartItem[]) {
  const agent = useAgent();
  const { customerId } = customer;
  const [answers, setAnswers] = useState<DeclarationAnswers>({
    documents: false,
    acknowledged: {},
    reasons: {},
    borrowing: '',
    care: false,
    contactName: '',
    contactPhone: '',
    email: customer.email ?? '',
  });
  const [methods, setMethods] = useState<Readonly<Record<string, string>>>({});
  const [touched, setTouched] = useState(false);
  const change = (part: Partial<DeclarationAnswers>) => {
    setTouched(true);
    setAnswers((before) => ({ ...before, ...part }));
  };

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
  const complaints: readonly Complaint[] = settled(validation)?.complaints ?? [];
  const mismatches = useMismatches(
    customerId,
    items.flatMap((item) => boughtScheme(item) ?? []),
  );
  const lookups = useReference('lookups');
  const sums = dueSums(items);
  const payments = paymentChoices(sums, settled(lookups)?.paymentMethods ?? [], methods);

  const demand =
    mismatches.status === 'ok'
      ? demandOf({ items, mismatches: mismatches.value, customer, agentEmail: agent.agentEmail })
      : undefined;
  const missing: readonly Missing[] = demand
    ? [...missingDeclarations(demand, answers), ...missingMethods(payments)]
    : [];

  const request = (): CheckoutRequest | undefined => {
    const declaration = demand && missing.length === 0 ? declare(demand, answers) : undefined;
    if (!declaration) return undefined;
    return checkoutRequest({
      agent,
      customer,
      items,
      declaration,
      payment: payments.flatMap(({ due, method }) => (method ? [{ currency: due.currency, method }] : [])),
      customerEmail: answers.email.trim(),
    });
  };

  return {
    answers,
    change,
    demand,
    mismatches,
    missing,
    validation,
    complaints,
    lookups,
    sums,
    payments,
    /** Whether anything was answered by hand. */
    touched,
    chooseMethod: (key: string, code: string) => {
      setTouched(true);
      setMethods((before) => ({ ...before, [key]: code }));
    },
    request,
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
