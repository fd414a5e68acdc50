import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { focusField } from '@portal/shared/form-values';
import { DraftNotice } from '@portal/shared/forms';
import type { Money } from '@portal/shared/money';
import { Card, CardBody, CardHeader, Segmented, TwoColumns } from '@portal/shared/parts';
import { FailurePanel, Grid, Stack } from '@portal/shared/ui';
import { useRef } from 'react';
import { FormLock } from '../core/form/form-lock.tsx';
import { useUnsavedChanges } from '../core/form/use-unsaved-changes.ts';
import { usePayment } from './attempt/use-payment.ts';
import { MethodFields, MethodSection, RefusedMethods } from './fields/method-section.tsx';
import { WhoPays } from './fields/who-pays.tsx';
import { mayPay } from './outcome.ts';
import { PaymentBar, PaymentNotice, PayRail } from './pay-rail.tsx';
import { PayableItems } from './payable-items.tsx';
import { type PaymentFormState, usePaymentForm } from './use-payment-form.ts';

interface PaymentFormProps {
  readonly summary: PaymentSummary;
  /** The newest payment that was read. */
  readonly newest: PaymentOutcome;
  /** Set when the summary could not be loaded again: nothing is paid on old figures. */
  readonly retryStale: (() => void) | undefined;
  readonly onPaid: () => void;
}

/**
 * Form that pays what is due, one currency at a time, and shows the result of the last attempt. Paying an incomplete
 * form shows what is missing. With `retryStale`, what is due could not be read again, and nothing can be paid. Shows
 * nothing when nothing is due. `onPaid` is called once a payment is verified as paid.
 */
export function PaymentForm({ summary, newest, retryStale, onPaid }: PaymentFormProps) {
  const { applicationId, customerId, formNo, items } = summary;
  const form = usePaymentForm(summary);
  const payment = usePayment(applicationId, customerId, onPaid, {
    formNo,
    onAccepted: (currency) => {
      form.remember();
      form.markAccepted(currency);
    },
    onFailed: form.markFailed,
  });
  useUnsavedChanges(form.hasUnsent);
  const page = useRef<HTMLDivElement>(null);
  const { missing, order } = form;
  if (!form.sum) return null;

  const problemOf = (field: string) =>
    form.hasTried ? missing.find((each) => each.field === field)?.problem : undefined;

  const submit = () => {
    form.showProblems();
    const [first] = missing;
    if (first) focusField(page.current, first.field);
    else if (order) payment.pay(order, form.payer);
  };

  const { attempt } = payment;
  const failedMethod =
    attempt.status === 'resolved' && attempt.outcome.status === 'failed' ? attempt.outcome.method : null;
  const paying = {
    form,
    sum: form.sum,
    payment,
    newest,
    isStale: retryStale !== undefined,
    onSubmit: submit,
  };

  return (
    <Stack ref={page} gap="4">
      <PaymentNotice {...paying} />
      <DraftNotice draft={form.draft} what="payment" />
      <TwoColumns railLabel="To pay" rail={<PayRail {...paying} />}>
        {retryStale ? (
          <FailurePanel
            compact
            title="What is due could not be read again"
            meaning="Nothing is paid on old figures. What you entered is kept."
            onRetry={retryStale}
          />
        ) : null}
        <PayableItems items={items} />
        <PaymentFields
          form={form}
          sum={form.sum}
          isLocked={!mayPay(attempt, newest, form.sum.currency)}
          failedMethod={failedMethod}
          problemOf={problemOf}
        />
      </TwoColumns>
      <PaymentBar {...paying} />
    </Stack>
  );
}

interface PaymentFieldsProps {
  readonly form: PaymentFormState;
  readonly sum: Money;
  /** Nothing may be paid in this currency now. */
  readonly isLocked: boolean;
  /** Code of the method whose last payment failed. */
  readonly failedMethod: string | null;
  readonly problemOf: (field: string) => string | undefined;
}

function PaymentFields({ form, sum, isLocked, failedMethod, problemOf }: PaymentFieldsProps) {
  const { due, lookups } = form;
  return (
    <Card>
      <CardHeader
        title="How it is paid"
        aside={
          due.length > 1 ? (
            <Segmented
              label="Currency to pay"
              value={sum.currency}
              onChange={form.chooseCurrency}
              options={due.map((each) => ({ id: each.currency, label: each.currency }))}
            />
          ) : undefined
        }
      />
      <CardBody>
        {lookups.status === 'failed' ? (
          <FailurePanel
            compact
            title="Payment methods could not be loaded"
            meaning="Nothing can be paid without one."
            onRetry={lookups.retry}
          />
        ) : (
          <FormLock isLocked={isLocked} gap="5">
            <MethodSection form={form} failedMethod={failedMethod} problemOf={problemOf} />
            <Grid
              gap="4"
              alignItems="start"
              templateColumns={{ base: '1fr', md: '1fr 1fr' }}
              _empty={{ display: 'none' }}
            >
              <MethodFields form={form} problemOf={problemOf} />
              <WhoPays form={form} problemOf={problemOf} />
            </Grid>
            <RefusedMethods form={form} />
          </FormLock>
        )}
      </CardBody>
    </Card>
  );
}
