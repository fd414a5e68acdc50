import type { PaymentOutcome } from '@portal/shared/api/payment';
import { FormError } from '@portal/shared/forms';
import { PrivateFigures } from '@portal/shared/parts';
import { sumText } from '@portal/shared/selling';
import { Banner } from '@portal/shared/ui';
import { joinWithAnd } from '../../core/format-text.ts';
import type { Attempt } from '../outcome.ts';

interface AttemptNoticeProps {
  readonly attempt: Attempt;
  /** The bank is verifying a payment, so that no other one is possible. */
  readonly isPending: boolean;
  /** Returns the name of a payment method by its code. */
  readonly methodName: (code: string) => string | undefined;
}

/**
 * Says what is known about the last payment attempt, one message for each outcome, or that a payment is pending. Nothing
 * while it is sent, or when there is nothing to say.
 */
export function AttemptNotice({ attempt, isPending, methodName }: AttemptNoticeProps) {
  switch (attempt.status) {
    case 'checking':
      return <Banner tone="info" role="status" title="Checking what happened…" />;
    case 'otherTab':
      return (
        <Banner tone="info" role="status" title="Another tab is sending for this customer">
          This payment continues after that. Nothing is paid twice.
        </Banner>
      );
    case 'unknown':
      return (
        <Banner tone="warn" role="alert" title="It is not known whether it was paid">
          No answer came, and the service cannot be asked now. The form is locked until this is known.
        </Banner>
      );
    case 'refused':
      return <FormError title="Nothing was paid">{attempt.why}</FormError>;
    default:
      if (isPending) {
        return (
          <Banner tone="info" role="status" title="The payment is being verified">
            The bank has not answered yet. No second payment is possible until it has.
          </Banner>
        );
      }
      return attempt.status === 'resolved' && attempt.outcome.status === 'failed' ? (
        <FailedPayment outcome={attempt.outcome} methodName={methodName} />
      ) : null;
  }
}

interface FailedPaymentProps extends Pick<AttemptNoticeProps, 'methodName'> {
  readonly outcome: PaymentOutcome;
}

function FailedPayment({ outcome: { method, amounts }, methodName }: FailedPaymentProps) {
  const sums = joinWithAnd(amounts.map(({ currency, amount }) => sumText(amount.in(currency))));
  const name = (method === null ? undefined : methodName(method)) ?? 'The bank';
  return (
    <FormError title="The payment failed">
      <PrivateFigures>
        {`${name} refused ${sums || 'it'}. Nothing was paid: choose another method, or try again.`}
      </PrivateFigures>
    </FormError>
  );
}
