import { useDraft } from '@portal/shared/forms';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';
import type { PayerAnswers } from '../core/payer.ts';
import { nothingTyped, type PaymentAnswers, paymentDraft } from './payment-order.ts';

type ByCurrency = Readonly<Record<string, PaymentAnswers>>;

/** The name under which the draft of an application's payment is kept. */
export const paymentForm = (applicationId: string): string => `payment:${applicationId}`;

/**
 * What was chosen and typed, for each currency on its own: a reference or slip is of one payment. It is kept until its
 * payment was taken, and again when that has failed.
 */
export function usePaymentAnswers(applicationId: string, currency: string) {
  const { drafts } = useShell();
  const [given, setGiven] = useState<ByCurrency>({});
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const form = paymentForm(applicationId);
  const unsent = (isTaken: (each: string) => boolean) => {
    const left = Object.entries(given).filter(([each]) => !isTaken(each));
    return left.length > 0 ? Object.fromEntries(left) : undefined;
  };
  const kept = unsent((each) => taken.has(each));
  const draft = useDraft(form, paymentDraft, kept, {
    apply: (found) => setGiven((before) => ({ ...before, ...found })),
    clear: () => setGiven({}),
  });
  const answers = given[currency] ?? nothingTyped;

  const change = (part: Partial<PaymentAnswers>) =>
    setGiven((before) => ({ ...before, [currency]: { ...(before[currency] ?? nothingTyped), ...part } }));

  return {
    answers,
    change,
    changePayer: (part: Partial<PayerAnswers>) => change({ payer: { ...answers.payer, ...part } }),
    /** Something is typed that was not sent. */
    touched: kept !== undefined,
    draft,
    /** A payment in this currency was taken: what it was paid by is not kept any more, also when the page leaves now. */
    wasTaken: (which: string) => {
      setTaken((before) => new Set([...before, which]));
      const rest = unsent((each) => each === which || taken.has(each));
      if (rest) drafts?.keep(form, rest);
      else draft.forget();
    },
    /** It failed after all, and may be paid again by the same. */
    hasFailed: (which: string) => setTaken((before) => new Set([...before].filter((each) => each !== which))),
  };
}
