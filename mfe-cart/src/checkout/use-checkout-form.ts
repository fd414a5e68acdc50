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
import { checkoutDraft, checkoutDraftName, draftOf } from './checkout-draft.ts';
import { type CheckoutRequest, type Complaint, checkoutRequest } from './checkout-request.ts';
import {
  createDeclaration,
  type DeclarationAnswers,
  missingDeclarations,
} from './declaration/declaration.ts';
import { boughtScheme, declarationRequirementsOf } from './declaration/declaration-requirements.ts';
import { dueSums, missingMethods, paymentChoices } from './declaration/payment-choice.ts';
import { useMismatches } from './declaration/use-mismatches.ts';

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

/** Merges changed answers. A changed e-mail address has to be confirmed again. */
const withChange = (before: DeclarationAnswers, part: Partial<DeclarationAnswers>): DeclarationAnswers => ({
  ...before,
  ...(part.email === undefined || part.email === before.email ? {} : { emailConfirmed: false }),
  ...part,
});

/** Returns the agent's answers with their draft, and functions to change them. */
function useAnswers(customer: Customer, items: readonly CartItem[]) {
  const [answers, setAnswers] = useState(() => unanswered(customer));
  const savedReasons = useSavedReasons(items.map(({ id }) => id));
  const [methods, setMethods] = useState<Record<string, string>>({});
  const [payer, setPayer] = useState<PayerAnswers>(customerAsPayer);
  const [isTouched, setIsTouched] = useState(false);
  const draft = useDraft(
    checkoutDraftName(customer.customerId),
    checkoutDraft,
    isTouched ? draftOf(answers, methods, payer) : undefined,
    {
      apply: ({ methods: draftMethods, payer: draftPayer, ...draftAnswers }) => {
        setIsTouched(true);
        setAnswers((before) => withChange(before, draftAnswers));
        setMethods(draftMethods);
        setPayer(draftPayer);
      },
      clear: () => {
        setIsTouched(false);
        setAnswers(unanswered(customer));
        setMethods({});
        setPayer(customerAsPayer);
      },
    },
  );
  const touch =
    <Args extends readonly unknown[]>(set: (...args: Args) => void) =>
    (...args: Args) => {
      setIsTouched(true);
      set(...args);
    };
  return {
    // the drawer's saved reasons are used until the agent types another
    answers: { ...answers, reasons: { ...savedReasons, ...answers.reasons } },
    methods,
    payer,
    isTouched,
    draft,
    change: touch((part: Partial<DeclarationAnswers>) => setAnswers((before) => withChange(before, part))),
    changePayer: touch((part: Partial<PayerAnswers>) => setPayer((before) => ({ ...before, ...part }))),
    chooseMethod: touch((key: string, code: string) => setMethods((before) => ({ ...before, [key]: code }))),
  };
}

/** Returns the state of the checkout form. `request()` returns the request when nothing is missing. */
export function useCheckoutForm(customer: Customer, items: readonly CartItem[]) {
  const agent = useAgent();
  const { customerId } = customer;
  const form = useAnswers(customer, items);
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
    items.flatMap((item) => boughtScheme(item) ?? []),
  );
  const lookups = useReference('lookups');
  const sums = dueSums(items);
  const payments = paymentChoices(sums, valueOrUndefined(lookups)?.paymentMethods ?? [], methods);
  const paid = items.flatMap((item) => (item.kind === 'investment' ? [item] : []));
  const joint = jointHolders(customer.account, paid);

  const requirements =
    mismatches.status === 'ok'
      ? declarationRequirementsOf({
          items,
          mismatches: mismatches.value,
          customer,
          agentEmail: agent.agentEmail,
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
