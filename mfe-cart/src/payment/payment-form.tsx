import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { DraftNotice } from '@portal/shared/forms';
import { Card, CardBody, CardHeader, Segmented, TwoColumns } from '@portal/shared/parts';
import { Button, FailurePanel, Stack, Text } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { focusField } from '../core/focus-field.ts';
import { ToPay } from '../core/to-pay.tsx';
import { useUnsavedChanges } from '../core/use-unsaved-changes.ts';
import { AttemptNotice } from './attempt/attempt-notice.tsx';
import { usePayment } from './attempt/use-payment.ts';
import { MethodSection } from './fields/method-section.tsx';
import { WhoPays } from './fields/who-pays.tsx';
import { mayPay } from './outcome.ts';
import { PayableItems } from './payable-items.tsx';
import { usePaymentForm } from './use-payment-form.ts';

interface PaymentFormProps {
  readonly summary: PaymentSummary;
  /** The newest payment as it was read last. */
  readonly newest: PaymentOutcome;
  /** What is due could not be read again: nothing is paid on old figures. */
  readonly stale: (() => void) | undefined;
  readonly onPaid: () => void;
}

const busyTexts = {
  sending: 'Paying…',
  checking: 'Checking what happened…',
  elsewhere: 'Waiting…',
} as const;

/** What is due, how it is paid, and what became of it. One currency is paid at a time. */
export function PaymentForm({ summary, newest, stale, onPaid }: PaymentFormProps) {
  const { applicationId, customerId, formNo, items } = summary;
  const form = usePaymentForm(summary);
  const payment = usePayment(applicationId, customerId, onPaid, {
    formNo,
    wasTaken: form.wasTaken,
    hasFailed: form.hasFailed,
  });
  useUnsavedChanges(form.touched);
  const [asked, setAsked] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { due, sum, missing, order } = form;
  if (!sum) return null;

  const { attempt } = payment;
  const busy =
    attempt.status === 'sending' || attempt.status === 'checking' || attempt.status === 'elsewhere';
  const free = mayPay(attempt, newest, sum.currency);
  const problemOf = (field: string) =>
    asked ? missing.find((each) => each.field === field)?.problem : undefined;

  const submit = () => {
    setAsked(true);
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
          <Card>
            <CardHeader title="To pay" />
            <CardBody>
              <Stack gap="4">
                <ToPay sums={due} />
                {free || busy ? (
                  <Button
                    size="lg"
                    block
                    disabled={!order || stale !== undefined}
                    loading={busy}
                    loadingText={busy ? busyTexts[attempt.status] : undefined}
                    onClick={submit}
                  >
                    <span>
                      Pay {sum.currency} <span data-private>{sum.format()}</span>
                    </span>
                  </Button>
                ) : null}
                <AttemptNotice
                  attempt={attempt}
                  newest={newest}
                  isFree={free}
                  onCheck={() => payment.checkAgain(sum.currency)}
                />
                {due.length > 1 ? <Text textStyle="help">Each currency is paid on its own.</Text> : null}
              </Stack>
            </CardBody>
          </Card>
        }
      >
        {stale ? (
          <FailurePanel
            compact
            title="What is due could not be read again"
            meaning="Nothing is paid on old figures. What you entered is kept."
            onRetry={stale}
          />
        ) : null}
        <PayableItems items={items} />
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
            {form.lookups.status === 'failed' ? (
              <FailurePanel
                compact
                title="Payment methods could not be loaded"
                meaning="Nothing can be paid without one."
                onRetry={form.lookups.retry}
              />
            ) : (
              <Stack gap="5">
                <MethodSection form={form} problemOf={problemOf} />
                <WhoPays form={form} problemOf={problemOf} />
              </Stack>
            )}
          </CardBody>
        </Card>
      </TwoColumns>
    </Stack>
  );
}
