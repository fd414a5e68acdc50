import type { PaymentOutcome } from '@portal/shared/api/payment';
import type { Money } from '@portal/shared/money';
import { Card, CardBody, CardHeader } from '@portal/shared/parts';
import { Button, Stack, Text } from '@portal/shared/ui';
import { ToPay } from '../core/payment/to-pay.tsx';
import { AttemptNotice } from './attempt/attempt-notice.tsx';
import type { usePayment } from './attempt/use-payment.ts';
import { mayPay } from './outcome.ts';
import type { PaymentFormState } from './use-payment-form.ts';

const busyTexts = {
  sending: 'Paying…',
  checking: 'Checking what happened…',
  otherTab: 'Waiting…',
} as const;

interface PayRailProps {
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
 * The rail of the payment page: the sums due, the button that pays `sum` (`onSubmit`; not shown while no payment may be
 * sent), and the result of the last attempt. `newest` is the payment that the service had when the page opened.
 * `isStale`: the sums could not be loaded again, so the button is disabled.
 */
export function PayRail({ form, sum, payment, newest, isStale, onSubmit }: PayRailProps) {
  const { due, order } = form;
  const { attempt } = payment;
  const isBusy =
    attempt.status === 'sending' || attempt.status === 'checking' || attempt.status === 'otherTab';
  const canPay = mayPay(attempt, newest, sum.currency);
  return (
    <Card>
      <CardHeader title={form.isPaidByEpf ? 'Paid by EPF' : 'To pay'} />
      <CardBody>
        <Stack gap="4">
          {form.isPaidByEpf ? <ToPay sums={[]} epf={due} /> : <ToPay sums={due} />}
          {canPay || isBusy ? (
            <Button
              size="lg"
              block
              disabled={!order || isStale}
              loading={isBusy}
              loadingText={isBusy ? busyTexts[attempt.status] : undefined}
              onClick={onSubmit}
            >
              {form.isPaidByEpf ? (
                'Submit form 9N (AHL)'
              ) : (
                <span>
                  Pay {sum.currency} <span data-private>{sum.format()}</span>
                </span>
              )}
            </Button>
          ) : null}
          <AttemptNotice
            attempt={attempt}
            newest={newest}
            canPay={canPay}
            onCheck={() => payment.checkAgain(sum.currency)}
          />
          {due.length > 1 ? <Text textStyle="help">Each currency is paid on its own.</Text> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
