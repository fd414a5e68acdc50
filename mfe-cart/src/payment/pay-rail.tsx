import { Card, CardBody, CardHeader } from '@portal/shared/parts';
import { cutOffText } from '@portal/shared/selling';
import { Stack, Text } from '@portal/shared/ui';
import { oneColumnQuery, useMediaQuery } from '@portal/shared/use-media-query';
import { OutcomeBox } from '../core/form/outcome-box.tsx';
import { PayBar } from '../core/payment/pay-bar.tsx';
import { ToPay } from '../core/payment/to-pay.tsx';
import { AttemptNotice } from './attempt/attempt-notice.tsx';
import { isPending } from './outcome.ts';
import { PayButton, type PayButtonProps } from './pay-button.tsx';

/** What is said of the last attempt. */
function LastAttempt({ form, sum, payment, newest }: PayButtonProps) {
  return (
    <AttemptNotice
      attempt={payment.attempt}
      isPending={isPending(payment.attempt, newest, sum.currency)}
      methodName={form.methodName}
    />
  );
}

/**
 * What became of the last attempt to pay, at the top of a page of one column, whose rail is below the form. It gets the
 * focus when nothing was paid, or that is not known.
 */
export function PaymentNotice(props: PayButtonProps) {
  const { attempt } = props.payment;
  const hasFailed = attempt.status === 'resolved' && attempt.outcome.status === 'failed';
  if (!useMediaQuery(oneColumnQuery)) return null;
  return (
    <OutcomeBox
      status={attempt.status}
      takesFocus={hasFailed || attempt.status === 'refused' || attempt.status === 'unknown'}
    >
      <LastAttempt {...props} />
    </OutcomeBox>
  );
}

/**
 * The rail of the payment page: the sums due, what became of the last attempt, and the button with the next step. A page
 * of one column has these two at its top (`PaymentNotice`) and in its bar (`PaymentBar`) instead.
 */
export function PayRail(props: PayButtonProps) {
  const { form, payment } = props;
  const { due, isPaidByEpf } = form;
  const hasBar = useMediaQuery(oneColumnQuery);
  return (
    <Card>
      <CardHeader title={isPaidByEpf ? 'Paid by EPF' : 'To pay'} />
      <CardBody>
        <Stack gap="4">
          {isPaidByEpf ? <ToPay sums={[]} epf={due} /> : <ToPay sums={due} />}
          {hasBar ? null : (
            <>
              <OutcomeBox status={payment.attempt.status}>
                <LastAttempt {...props} />
              </OutcomeBox>
              <PayButton {...props} />
            </>
          )}
          {due.length > 1 ? <Text textStyle="help">Each currency is paid separately.</Text> : null}
          {isPaidByEpf ? null : (
            <Text textStyle="help">
              Paid before {cutOffText} on a business day, it gets that day’s price.
            </Text>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** The bar with the button that has the next step; nothing once it is paid. */
export function PaymentBar(props: PayButtonProps) {
  if (!useMediaQuery(oneColumnQuery)) return null;
  return (
    <PayBar>
      <PayButton {...props} />
    </PayBar>
  );
}
