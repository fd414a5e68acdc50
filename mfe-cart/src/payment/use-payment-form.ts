import type { PaymentSummary } from '@portal/shared/api/payment';
import { today } from '@portal/shared/dates';
import { useDraft } from '@portal/shared/forms';
import { useState } from 'react';
import { useCustomer } from '../core/customer.ts';
import { settled } from '../core/loadable.ts';
import { asksPayer, jointHolders, type PayerAnswers, payerOf, payerRelationships } from '../core/payer.ts';
import { offeredMethods, usualMethod } from '../core/payment-methods.ts';
import { useReference } from '../core/use-reference.ts';
import {
  missingInPayment,
  nothingTyped,
  type PaymentAnswers,
  paymentDraft,
  paymentOrder,
} from './payment-order.ts';

/** What is due, how it may be paid, what was chosen and typed, and what is missing. One currency at a time. */
export function usePaymentForm(summary: PaymentSummary) {
  const { applicationId, customerId, items } = summary;
  const due = summary.due.map(({ currency, amount }) => amount.in(currency));
  const [currency, setCurrency] = useState(due[0]?.currency ?? '');
  const [answers, setAnswers] = useState<PaymentAnswers>(nothingTyped);
  const [touched, setTouched] = useState(false);
  const lookups = useReference('lookups');
  const customer = settled(useCustomer(customerId));
  const draft = useDraft(`payment:${applicationId}`, paymentDraft, touched ? { ...answers } : undefined, {
    apply: (kept) => {
      setTouched(true);
      setAnswers(kept);
    },
    clear: () => {
      setTouched(false);
      setAnswers(nothingTyped);
    },
  });

  const sum = due.find((each) => each.currency === currency) ?? due[0];
  const paid = items.filter((item) => item.currency === sum?.currency);
  const plan = paid[0]?.plan ?? 'CS';
  const allowedFor = (code: string) =>
    summary.methods.find((method) => method.code === code && method.currency === sum?.currency);
  const offered =
    lookups.status === 'ok' && sum
      ? offeredMethods(lookups.value.paymentMethods, sum, plan).map((method) =>
          method.refusal === undefined && !allowedFor(method.code)
            ? { ...method, refusal: 'Not taken for this application.' }
            : method,
        )
      : [];
  const open = offered.filter(({ refusal }) => refusal === undefined);
  const method = open.find(({ code }) => code === answers.method) ?? usualMethod(offered);
  const allowed = allowedFor(method?.code ?? '');
  const joint = jointHolders(customer?.account ?? [], paid);
  const payer = asksPayer(paid) ? payerOf(answers.payer, joint) : undefined;

  const change = (part: Partial<PaymentAnswers>) => {
    setTouched(true);
    setAnswers((before) => ({ ...before, ...part }));
  };

  return {
    due,
    sum,
    lookups,
    offered,
    method,
    needsSlip: allowed?.needsSlip ?? false,
    answers,
    change,
    changePayer: (part: Partial<PayerAnswers>) => change({ payer: { ...answers.payer, ...part } }),
    /** Absent: EPF pays this. */
    payers: asksPayer(paid) ? { joint, relationships: payerRelationships(paid) } : undefined,
    touched,
    draft,
    chooseCurrency: setCurrency,
    missing: method ? missingInPayment(answers, method, today()) : [],
    /** The order, for when nothing is missing. */
    order: sum && allowed ? paymentOrder(sum, allowed.code, answers) : undefined,
    payer,
  };
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>;
