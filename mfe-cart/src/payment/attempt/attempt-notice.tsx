import type { PaymentOutcome } from '@portal/shared/api/payment';
import { FormError } from '@portal/shared/forms';
import { Banner, Button } from '@portal/shared/ui';
import type { Attempt } from '../outcome.ts';

interface AttemptNoticeProps {
  readonly attempt: Attempt;
  readonly newest: PaymentOutcome;
  /** Whether a payment may be sent now. */
  readonly canPay: boolean;
  readonly onCheck: () => void;
}

/**
 * Says what is known about the last payment attempt, with Check again (`onCheck`) where its outcome is unknown, or
 * where the bank is verifying it and `canPay` is false. Before the first attempt it is about `newest`, the payment that
 * the service had when the page opened. Nothing while it is sent, or when there is nothing to say.
 */
export function AttemptNotice({ attempt, newest, canPay, onCheck }: AttemptNoticeProps) {
  const check = (
    <Button variant="outline" size="sm" onClick={onCheck}>
      Check again
    </Button>
  );
  switch (attempt.status) {
    case 'sending':
      return null;
    case 'checking':
      return <Banner tone="info" role="status" title="Checking what happened…" />;
    case 'otherTab':
      return (
        <Banner tone="info" role="status" title="Another tab is sending for this customer">
          This one goes on when that is done. Nothing is paid twice.
        </Banner>
      );
    case 'unknown':
      return (
        <Banner tone="danger" role="alert" title="It is not known whether it was paid" action={check}>
          No answer came, and the service cannot be asked now. Check again before paying once more.
        </Banner>
      );
    case 'refused':
      return <FormError title="It was not paid">{attempt.why}</FormError>;
    case 'resolved':
    case 'none': {
      const latest = attempt.status === 'resolved' ? attempt.outcome : newest;
      if (!canPay && latest.status === 'pending') {
        return (
          <Banner tone="info" role="status" title="The payment is being verified" action={check}>
            The bank has not answered yet. No second payment is possible until it has.
          </Banner>
        );
      }
      return attempt.status === 'resolved' && latest.status === 'failed' ? (
        <FormError title="The payment failed">
          The bank did not take it, and nothing was paid. Choose another method, or pay again.
        </FormError>
      ) : null;
    }
  }
}
