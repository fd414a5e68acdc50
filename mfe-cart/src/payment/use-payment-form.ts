import type { PaymentSummary } from '@portal/shared/api/payment';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useReference } from '@portal/shared/reference';
import { useState } from 'react';
import { useCustomer } from '../core/customer.ts';
import { jointHolders, needsPayer, payerOf, payerRelationships } from '../core/payer.ts';
import { defaultMethod, offeredMethods } from '../core/payment-methods.ts';
import { missingInPayment, paymentOrder } from './payment-order.ts';
import { usePaymentAnswers } from './use-payment-answers.ts';

/** What is due, how it may be paid, what was chosen and typed, and what is missing. One currency at a time. */
export function usePaymentForm(summary: PaymentSummary) {
  const { applicationId, customerId, items } = summary;
  const due = summary.due.map(({ currency, amount }) => amount.in(currency));
  const [currency, setCurrency] = useState(due[0]?.currency ?? '');
  const sum = due.find((each) => each.currency === currency) ?? due[0];
  const given = usePaymentAnswers(applicationId, sum?.currency ?? '');
  const { answers } = given;
  const lookups = useReference('lookups');
  const customer = useCustomer(customerId);

  const paid = items.filter((item) => item.currency === sum?.currency);
  const plan = paid[0]?.plan ?? 'CS';
  const taken = summary.methods.filter((method) => method.currency === sum?.currency);
  const offered =
    lookups.status === 'ok' && sum ? offeredMethods(lookups.value.paymentMethods, [sum], plan, taken) : [];
  const open = offered.filter(({ refusal }) => refusal === undefined);
  const method = open.find(({ code }) => code === answers.method) ?? defaultMethod(offered);
  const allowed = taken.find(({ code }) => code === method?.code);
  const joint = jointHolders(valueOrUndefined(customer)?.account ?? [], paid);
  const payers = needsPayer(paid)
    ? { joint, relationships: payerRelationships(paid), record: customer }
    : undefined;

  return {
    ...given,
    due,
    sum,
    lookups,
    offered,
    method,
    needsSlip: allowed?.needsSlip ?? false,
    /** Absent: EPF pays this. Joint holders are known once the customer's record is there. */
    payers,
    chooseCurrency: setCurrency,
    missing: method ? missingInPayment(answers, method, today(), joint) : [],
    /** The order, for when nothing is missing; absent as long as it is not known how and by whom it may be paid. */
    order:
      sum && allowed && (!payers || customer.status === 'ok')
        ? paymentOrder(sum, allowed.code, answers)
        : undefined,
    payer: payers ? payerOf(answers.payer, joint) : undefined,
  };
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>;
