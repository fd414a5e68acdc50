import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { focusField } from '@portal/shared/form-values';
import { DraftNotice } from '@portal/shared/forms';
import type { Money } from '@portal/shared/money';
import { Card, CardBody, CardHeader, Segmented, TwoColumns } from '@portal/shared/parts';
import { FailurePanel, Stack } from '@portal/shared/ui';
import { useRef } from 'react';
import { useUnsavedChanges } from '../core/form/use-unsaved-changes.ts';
import { usePayment } from './attempt/use-payment.ts';
import { MethodSection } from './fields/method-section.tsx';
import { WhoPays } from './fields/who-pays.tsx';
import { PayRail } from './pay-rail.tsx';
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

  return (
    <Stack ref={page} gap="4">
      <DraftNotice draft={form.draft} what="payment" />
      <TwoColumns
        railLabel="To pay"
        rail={
          <PayRail
            form={form}
            sum={form.sum}
            payment={payment}
            newest={newest}
            isStale={retryStale !== undefined}
            onSubmit={submit}
          />
        }
      >
        {retryStale ? (
          <FailurePanel
            compact
            title="What is due could not be read again"
            meaning="Nothing is paid on old figures. What you entered is kept."
            onRetry={retryStale}
          />
        ) : null}
        <PayableItems items={items} />
        <PaymentFields form={form} sum={form.sum} problemOf={problemOf} />
      </TwoColumns>
    </Stack>
  );
}

interface PaymentFieldsProps {
  readonly form: PaymentFormState;
  readonly sum: Money;
  readonly problemOf: (field: string) => string | undefined;
}

function PaymentFields({ form, sum, problemOf }: PaymentFieldsProps) {
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
          <Stack gap="5">
            <MethodSection form={form} problemOf={problemOf} />
            <WhoPays form={form} problemOf={problemOf} />
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}
