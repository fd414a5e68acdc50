import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { FormError } from '@portal/shared/forms';
import { Card, CardBody, CardHeader, Segmented, TwoColumns } from '@portal/shared/parts';
import { Banner, Button, FailurePanel, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { offeredMethods, usualMethod } from '../core/payment-methods.ts';
import { ToPay } from '../core/to-pay.tsx';
import { useReference } from '../core/use-reference.ts';
import { MethodSection } from './method-section.tsx';
import { type Attempt, mayPay } from './outcome.ts';
import { PayableItems } from './payable-items.tsx';
import { usePayment } from './use-payment.ts';

interface PaymentFormProps {
  readonly summary: PaymentSummary;
  /** The newest payment as the page opened. */
  readonly newest: PaymentOutcome;
  readonly onPaid: () => void;
}

/** What is due, how it is paid, and what became of it. One currency is paid at a time. */
export function PaymentForm({ summary, newest, onPaid }: PaymentFormProps) {
  const { applicationId, customerId, items } = summary;
  const due = summary.due.map(({ currency, amount }) => amount.in(currency));
  const [currency, setCurrency] = useState(due[0]?.currency ?? '');
  const [chosen, setChosen] = useState('');
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<string>();
  const lookups = useReference('lookups');
  const payment = usePayment(applicationId, customerId, onPaid);

  const sum = due.find((each) => each.currency === currency) ?? due[0];
  if (!sum) return null;
  const plan = items.find((item) => item.currency === sum.currency)?.plan ?? 'CS';
  const takes = (code: string) =>
    summary.methods.some((method) => method.code === code && method.currency === sum.currency);
  const offered =
    lookups.status === 'ok'
      ? offeredMethods(lookups.value.paymentMethods, sum, plan).map((method) =>
          method.refusal === undefined && !takes(method.code)
            ? { ...method, refusal: 'Not taken for this application.' }
            : method,
        )
      : [];
  const open = offered.filter(({ refusal }) => refusal === undefined);
  const method = open.find(({ code }) => code === chosen) ?? usualMethod(offered);
  const allowed = summary.methods.find(
    (each) => each.code === method?.code && each.currency === sum.currency,
  );
  const free = mayPay(payment.attempt, newest, sum.currency);
  const busy = payment.attempt.status === 'sending' || payment.attempt.status === 'checking';

  const submit = () => {
    if (!method || !allowed) return;
    if (method.reference !== undefined && reference.trim() === '') {
      setProblem(`Enter the ${method.reference.toLowerCase()}.`);
      document.querySelector<HTMLElement>('[data-field="reference"] input')?.focus();
      return;
    }
    setProblem(undefined);
    payment.pay({ due: sum, method: allowed.code, reference: reference.trim() });
  };

  return (
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
                  disabled={!method}
                  loading={busy}
                  loadingText={payment.attempt.status === 'checking' ? 'Checking what happened…' : 'Paying…'}
                  onClick={submit}
                >
                  Pay {sum.currency} {sum.format()}
                </Button>
              ) : null}
              <Outcome
                attempt={payment.attempt}
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
      <PayableItems items={items} />
      <Card>
        <CardHeader
          title="How it is paid"
          aside={
            due.length > 1 ? (
              <Segmented
                label="Currency to pay"
                value={sum.currency}
                onChange={setCurrency}
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
            <MethodSection
              offered={offered}
              method={method}
              needsSlip={allowed?.needsSlip ?? false}
              reference={reference}
              problem={problem}
              onMethod={setChosen}
              onReference={setReference}
            />
          )}
        </CardBody>
      </Card>
    </TwoColumns>
  );
}

interface OutcomeProps {
  readonly attempt: Attempt;
  readonly newest: PaymentOutcome;
  readonly isFree: boolean;
  readonly onCheck: () => void;
}

/** What is known of the last attempt, in words. */
function Outcome({ attempt, newest, isFree, onCheck }: OutcomeProps) {
  const check = (
    <Button variant="outline" size="sm" onClick={onCheck}>
      Check again
    </Button>
  );
  if (attempt.status === 'unknown') {
    return (
      <Banner tone="danger" role="alert" title="It is not known whether it was paid" action={check}>
        No answer came, and the service cannot be asked now. Check again before paying once more.
      </Banner>
    );
  }
  if (attempt.status === 'refused') return <FormError title="It was not paid">{attempt.why}</FormError>;
  const latest = attempt.status === 'settled' ? attempt.outcome : newest;
  if (!isFree && latest.status === 'pending') {
    return (
      <Banner tone="info" role="status" title="The payment is being verified" action={check}>
        The bank has not answered yet. No second payment is possible until it has.
      </Banner>
    );
  }
  if (attempt.status === 'settled' && attempt.outcome.status === 'failed') {
    return (
      <FormError title="The payment failed">
        The bank did not take it, and nothing was paid. Choose another method, or pay again.
      </FormError>
    );
  }
  return null;
}
