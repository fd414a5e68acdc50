import { validateCheckout } from '@portal/shared/api/checkout';
import type { Customer } from '@portal/shared/api/customers';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useDraft } from '@portal/shared/forms';
import { useReference } from '@portal/shared/reference';
import { useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import type { CartItem } from '../core/cart-item.ts';
import { checkoutChannel } from '../core/checkout-parts.ts';
import type { FieldProblem } from '../core/field-problem.ts';
import { useSavedReasons } from '../core/mismatch-reasons.ts';
import {
  customerAsPayer,
  jointHolders,
  missingPayer,
  needsPayer,
  type PayerAnswers,
  payerOf,
  payerRelationships,
} from '../core/payer.ts';
import { checkoutDraft, checkoutForm, draftOf } from './checkout-draft.ts';
import { type CheckoutRequest, checkoutRequest } from './checkout-request.ts';
import { type DeclarationAnswers, declare, missingDeclarations } from './declaration/declaration.ts';
import { boughtScheme, declarationRequirementsOf } from './declaration/declaration-requirements.ts';
import { dueSums, missingMethods, paymentChoices } from './declaration/payment-choice.ts';
import { useMismatches } from './declaration/use-mismatches.ts';
import type { Complaint } from './submit/use-submission.ts';

const unanswered = (customer: Customer): DeclarationAnswers => ({
  documents: false,
  acknowledged: {},
  reasons: {},
  borrowing: '',
  care: false,
  contactName: '',
  contactPhone: '',
  email: customer.email ?? '',
  emailConfirmed: false,
});

/** An address that has changed has not been confirmed yet. */
const withChange = (before: DeclarationAnswers, part: Partial<DeclarationAnswers>): DeclarationAnswers => ({
  ...before,
  ...(part.email === undefined || part.email === before.email ? {} : { emailConfirmed: false }),
  ...part,
});

/** What the agent has ticked, typed and chosen, and the draft of it. */
function useAnswers(customer: Customer, items: readonly CartItem[]) {
  const [answers, setAnswers] = useState(() => unanswered(customer));
  const given = useSavedReasons(items.map(({ id }) => id));
  const [methods, setMethods] = useState<Record<string, string>>({});
  const [payer, setPayer] = useState<PayerAnswers>(customerAsPayer);
  const [touched, setTouched] = useState(false);
  const draft = useDraft(
    checkoutForm(customer.customerId),
    checkoutDraft,
    touched ? draftOf(answers, methods, payer) : undefined,
    {
      apply: ({ methods: keptMethods, payer: keptPayer, ...kept }) => {
        setTouched(true);
        setAnswers((before) => withChange(before, kept));
        setMethods(keptMethods);
        setPayer(keptPayer);
      },
      clear: () => {
        setTouched(false);
        setAnswers(unanswered(customer));
        setMethods({});
        setPayer(customerAsPayer);
      },
    },
  );
  const touch =
    <Args extends readonly unknown[]>(set: (...args: Args) => void) =>
    (...args: Args) => {
      setTouched(true);
      set(...args);
    };
  return {
    // what was said in the drawer stands there already, until it is written anew
    answers: { ...answers, reasons: { ...given, ...answers.reasons } },
    methods,
    payer,
    touched,
    draft,
    change: touch((part: Partial<DeclarationAnswers>) => setAnswers((before) => withChange(before, part))),
    changePayer: touch((part: Partial<PayerAnswers>) => setPayer((before) => ({ ...before, ...part }))),
    chooseMethod: touch((key: string, code: string) => setMethods((before) => ({ ...before, [key]: code }))),
  };
}

/** Everything that the checkout asks and knows; `request` is there once nothing is missing. */
export function useCheckoutForm(customer: Customer, items: readonly CartItem[]) {
  const agent = useAgent();
  const { customerId } = customer;
  const given = useAnswers(customer, items);
  const { answers, methods, payer } = given;

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
    items.flatMap((item) => boughtScheme(item) ?? []),
  );
  const lookups = useReference('lookups');
  const sums = dueSums(items);
  const payments = paymentChoices(sums, valueOrUndefined(lookups)?.paymentMethods ?? [], methods);
  const paid = items.flatMap((item) => (item.kind === 'investment' ? [item] : []));
  const joint = jointHolders(customer.account, paid);

  const demand =
    mismatches.status === 'ok'
      ? declarationRequirementsOf({
          items,
          mismatches: mismatches.value,
          customer,
          agentEmail: agent.agentEmail,
        })
      : undefined;
  const missing: readonly FieldProblem[] = demand
    ? [
        ...missingDeclarations(demand, answers),
        ...missingMethods(payments),
        ...(needsPayer(paid) ? missingPayer(payer, joint) : []),
      ]
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
      payer: needsPayer(paid) ? payerOf(payer, joint) : undefined,
    });
  };

  return {
    ...given,
    demand,
    mismatches,
    missing,
    validation,
    complaints,
    /** The service finds nothing wrong with the items, as far as it was asked. */
    isValid: valueOrUndefined(validation)?.valid === true && complaints.length === 0,
    lookups,
    sums,
    payments,
    /** Absent: nothing is due that somebody could pay. */
    payers: needsPayer(paid) ? { joint, relationships: payerRelationships(paid) } : undefined,
    request,
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
