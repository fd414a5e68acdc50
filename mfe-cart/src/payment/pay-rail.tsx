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

/**
 * The rail of the payment page: the sums due, the result of the last attempt, and the button with the next step, which a
 * page of one column has in its bar instead (`PaymentBar`).
 */
export function PayRail(props: PayButtonProps) {
  const { form, sum, payment, newest } = props;
  const { due, isPaidByEpf } = form;
  const hasBar = useMediaQuery(oneColumnQuery);
  return (
    <Card>
      <CardHeader title={isPaidByEpf ? 'Paid by EPF' : 'To pay'} />
      <CardBody>
        <Stack gap="4">
          {isPaidByEpf ? <ToPay sums={[]} epf={due} /> : <ToPay sums={due} />}
          <OutcomeBox status={payment.attempt.status}>
            <AttemptNotice
              attempt={payment.attempt}
              isPending={isPending(payment.attempt, newest, sum.currency)}
              methodName={form.methodName}
            />
          </OutcomeBox>
          {hasBar ? null : <PayButton {...props} />}
          {due.length > 1 ? <Text textStyle="help">Each currency is paid on its own.</Text> : null}
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
