import type { PaymentSummary } from '@portal/shared/api/payment';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useReference } from '@portal/shared/reference';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { useCustomer } from '../core/customer/customer.ts';
import {
  defaultMethod,
  jointHolders,
  needsPayer,
  offeredMethods,
  payerOf,
  payerRelationships,
  personalMethods,
  rememberPayment,
  sumKey,
  useRememberedPayment,
} from '../payer/index.ts';
import { firstAnswers, missingInPayment, missingMethod, paymentOrder } from './payment-order.ts';
import { usePaymentAnswers } from './use-payment-answers.ts';

/**
 * Returns the state of the payment form: sums due, the one that is paid now (`sum`, chosen by currency; absent when
 * nothing is due), offered methods, answers, what is missing, and the payment to send (`order`). It loads the
 * customer's record for the payers; `remember` saves method and payer in the browser. Sends nothing.
 */
export function usePaymentForm(summary: PaymentSummary) {
  const { applicationId, customerId, items } = summary;
  const due = summary.due.map(({ currency, amount }) => amount.in(currency));
  const [currency, setCurrency] = useState(due[0]?.currency ?? '');
  const sum = due.find((each) => each.currency === currency) ?? due[0];
  const lookups = useReference('lookups');
  const customer = useCustomer(customerId);

  const paid = items.filter((item) => item.currency === sum?.currency);
  const plan = paid[0]?.plan ?? 'CS';
  const joint = jointHolders(valueOrUndefined(customer)?.account ?? [], paid);
  const { drafts } = useShell();
  const key = sumKey(plan, sum?.currency ?? '');
  const remembered = useRememberedPayment(customerId);
  const first = firstAnswers(remembered ?? undefined, key, paid, joint);
  const form = usePaymentAnswers(applicationId, sum?.currency ?? '', first);
  const { answers } = form;
  const allowed = summary.methods.filter((method) => method.currency === sum?.currency);
  const offered =
    lookups.status === 'ok' && sum ? offeredMethods(lookups.value.paymentMethods, [sum], plan, allowed) : [];
  const usable = offered.filter(({ refusal }) => refusal === undefined);
  const method = usable.find(({ code }) => code === answers.method) ?? defaultMethod(offered);
  const allowedMethod = allowed.find(({ code }) => code === method?.code);
  const payers = needsPayer(paid)
    ? { joint, relationships: payerRelationships(paid), record: customer }
    : undefined;

  return {
    ...form,
    due,
    sum,
    lookups,
    /** Returns the name of a payment method by its code, once the lookups are loaded. */
    methodName: (code: string) => offered.find((each) => each.code === code)?.name,
    offered,
    method,
    /** EPF pays by form 9N (AHL); the agent enters the form's number. */
    isPaidByEpf: plan === 'EPF',
    needsSlip: allowedMethod?.needsSlip ?? false,
    /** Absent when EPF pays. Joint holders are known when the customer's record is loaded. */
    payers,
    chooseCurrency: setCurrency,
    /** Remembers method and payer for the customer's next checkout and payment. EPF's form has nothing to remember. */
    remember: () => {
      if (!payers) return;
      // a preselected method is no choice
      const methods = answers.method === '' ? {} : personalMethods({ [key]: answers.method });
      void rememberPayment(drafts, customerId, { methods, payer: answers.payer });
    },
    missing: method ? missingInPayment(answers, method, today(), joint) : missingMethod(usable),
    /** The payment to send when nothing is missing; absent until method and payer are known. */
    order:
      sum && allowedMethod && (!payers || customer.status === 'ok')
        ? paymentOrder(sum, allowedMethod.code, answers)
        : undefined,
    payer: payers ? payerOf(answers.payer, joint) : undefined,
  };
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>;
