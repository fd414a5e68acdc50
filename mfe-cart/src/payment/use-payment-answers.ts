import { useDraft, useForm } from '@portal/shared/forms';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';
import type { PayerAnswers } from '../payer/index.ts';
import { type PaymentAnswers, paymentDraft } from './payment-order.ts';

interface PaymentValues {
  /** Answers of each currency that the agent has changed. */
  byCurrency: Record<string, PaymentAnswers>;
}

/** Returns the name of the draft of an application's payment. */
export const paymentDraftName = (applicationId: string): string => `payment:${applicationId}`;

/**
 * Returns the answers of one currency's payment, which begin with `first`, and functions to change them. Each currency
 * has separate answers, which are kept as a draft until its payment is accepted, and again when that fails.
 */
export function usePaymentAnswers(applicationId: string, currency: string, first: PaymentAnswers) {
  const { drafts } = useShell();
  const form = useForm<PaymentValues>({ defaultValues: { byCurrency: {} } });
  const { byCurrency } = form.watch();
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const draftName = paymentDraftName(applicationId);
  const unsentAnswers = (isAccepted: (each: string) => boolean) => {
    const unsent = Object.entries(byCurrency).filter(([each]) => !isAccepted(each));
    return unsent.length > 0 ? Object.fromEntries(unsent) : undefined;
  };
  const unsent = unsentAnswers((each) => accepted.has(each));
  const draft = useDraft(draftName, paymentDraft, unsent, {
    apply: (answersBefore) =>
      form.setValue('byCurrency', { ...form.getValues('byCurrency'), ...answersBefore }),
    clear: () => form.reset({ byCurrency: {} }),
  });
  const answers = byCurrency[currency] ?? first;

  const change = (part: Partial<PaymentAnswers>) => {
    const before = form.getValues('byCurrency');
    form.setValue('byCurrency', {
      ...before,
      [currency]: { ...(before[currency] ?? first), ...part },
    });
  };

  return {
    answers,
    change,
    changePayer: (part: Partial<PayerAnswers>) => change({ payer: { ...answers.payer, ...part } }),
    /** Whether there are answers that were not sent. */
    hasUnsent: unsent !== undefined,
    draft,
    /** Removes an accepted payment's answers from the draft. It does so at once, because the page may be left now. */
    markAccepted: (paidCurrency: string) => {
      setAccepted((before) => new Set([...before, paidCurrency]));
      const rest = unsentAnswers((each) => each === paidCurrency || accepted.has(each));
      if (rest) drafts?.keep(draftName, rest);
      else draft.forget();
    },
    /** Keeps a failed payment's answers in the draft again. */
    markFailed: (failedCurrency: string) =>
      setAccepted((before) => new Set([...before].filter((each) => each !== failedCurrency))),
  };
}
