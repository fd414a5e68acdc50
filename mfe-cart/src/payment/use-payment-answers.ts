import { useFormValues } from '@portal/shared/form-values';
import { useDraft } from '@portal/shared/forms';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';
import type { PayerAnswers } from '../payer/index.ts';
import { type PaymentAnswers, paymentDraft } from './payment-order.ts';

/** Answers of each currency that the agent has changed. */
type PaymentValues = Readonly<Record<string, PaymentAnswers>>;

const noAnswers: PaymentValues = {};

/** Returns the name under which the draft (stored unsent answers) of an application's payment is kept. */
export const paymentDraftName = (applicationId: string): string => `payment:${applicationId}`;

/**
 * Returns the answers about the payment in one currency, which begin with `first`, and functions to change them. Each
 * currency has separate answers. They are kept as a draft; `markAccepted` removes an accepted payment's answers from it
 * at once, and `markFailed` keeps them again.
 */
export function usePaymentAnswers(applicationId: string, currency: string, first: PaymentAnswers) {
  const { drafts } = useShell();
  const { values, hasTried, resetCount, set, reset, showProblems } = useFormValues<PaymentValues>(noAnswers);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const draftName = paymentDraftName(applicationId);
  const unsentAnswers = (isAccepted: (each: string) => boolean) => {
    const unsent = Object.entries(values).filter(([each]) => !isAccepted(each));
    return unsent.length > 0 ? Object.fromEntries(unsent) : undefined;
  };
  const unsent = unsentAnswers((each) => accepted.has(each));
  const draft = useDraft(draftName, paymentDraft, unsent, {
    apply: (answersBefore) => set((before) => ({ ...before, ...answersBefore })),
    clear: () => reset(),
  });
  const answers = values[currency] ?? first;

  const change = (part: (before: PaymentAnswers) => Partial<PaymentAnswers>) =>
    set((before) => {
      const answersBefore = before[currency] ?? first;
      return { ...before, [currency]: { ...answersBefore, ...part(answersBefore) } };
    });

  return {
    answers,
    hasTried,
    resetCount,
    showProblems,
    change: (part: Partial<PaymentAnswers>) => change(() => part),
    changePayer: (part: Partial<PayerAnswers>) => change(({ payer }) => ({ payer: { ...payer, ...part } })),
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
