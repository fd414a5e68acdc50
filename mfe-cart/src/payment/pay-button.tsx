import type { PaymentOutcome } from '@portal/shared/api/payment';
import type { Money } from '@portal/shared/money';
import { Button } from '@portal/shared/ui';
import type { usePayment } from './attempt/use-payment.ts';
import { isPending, mayPay } from './outcome.ts';
import type { PaymentFormState } from './use-payment-form.ts';

const busyTexts = {
  sending: 'Paying…',
  checking: 'Checking what happened…',
  otherTab: 'Waiting…',
} as const;

/** Props of the button that pays, for the rail and for a phone's bar. */
export interface PayButtonProps {
  readonly form: PaymentFormState;
  /** The sum of the chosen currency. */
  readonly sum: Money;
  readonly payment: ReturnType<typeof usePayment>;
  /** The newest payment that was read. */
  readonly newest: PaymentOutcome;
  /** The sums could not be loaded again, so nothing may be paid. */
  readonly isStale: boolean;
  readonly onSubmit: () => void;
}

/**
 * The next step of a payment: the button that pays `sum` or records its cheque (`onSubmit`), or `Check again` while it
 * is not known whether it was paid, or the bank is verifying it; nothing once it is paid. It is one element, so that it
 * keeps the focus when its label changes.
 */
export function PayButton({ form, sum, payment, newest, isStale, onSubmit }: PayButtonProps) {
  const { attempt } = payment;
  // the portal only notes it: the fund company presents it to the bank
  const isCheque = form.method?.code === 'CHQ';
  const busy =
    attempt.status === 'sending' || attempt.status === 'checking' || attempt.status === 'otherTab'
      ? attempt.status
      : undefined;
  if (busy === undefined && !mayPay(attempt, newest, sum.currency)) {
    return attempt.status === 'unknown' || isPending(attempt, newest, sum.currency) ? (
      <Button size="lg" block onClick={() => payment.checkAgain(sum.currency)}>
        Check again
      </Button>
    ) : null;
  }
  return (
    <Button
      size="lg"
      block
      disabled={!form.order || isStale}
      loading={busy !== undefined}
      loadingText={busy && (isCheque && busy === 'sending' ? 'Recording…' : busyTexts[busy])}
      onClick={onSubmit}
    >
      {form.isPaidByEpf ? (
        'Submit form 9N (AHL)'
      ) : (
        <span>
          {isCheque ? 'Record cheque of' : 'Pay'} {sum.currency} <span data-private>{sum.format()}</span>
        </span>
      )}
    </Button>
  );
}
