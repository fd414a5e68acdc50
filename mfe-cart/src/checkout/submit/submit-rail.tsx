import type { Customer } from '@portal/shared/api/customers';
import { FormError } from '@portal/shared/forms';
import { Card, CardBody, CardHeader, titleCase } from '@portal/shared/parts';
import { PrintButton } from '@portal/shared/print-button';
import { Banner, Button, FailurePanel, Flex, Span, Stack } from '@portal/shared/ui';
import { Info } from 'lucide-react';
import { pluralize } from '../../core/format-text.ts';
import { type CartItem, paidItems } from '../../core/items/cart-item.ts';
import { paidBy } from '../../core/payment/paid-by.ts';
import { ToPay } from '../../core/payment/to-pay.tsx';
import { checkoutPaperCode } from '../paper/checkout-paper-code.ts';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import type { useSubmission } from './use-submission.ts';

interface SubmitRailProps {
  readonly customer: Customer;
  readonly items: readonly CartItem[];
  /** The items may have changed in the cart, so nothing may be sent. */
  readonly isStale: boolean;
  readonly form: CheckoutFormState;
  readonly sending: ReturnType<typeof useSubmission>;
  readonly onSubmit: () => void;
}

function submitHint(
  { mismatches, lookups, missing, isBlocked }: CheckoutFormState,
  isStale: boolean,
  isPaid: boolean,
): string {
  if (isStale) return 'Some of the cart could not be read. Try again there first.';
  if (isBlocked) return 'An item cannot be sent as it is: change or remove it in the cart.';
  const left = missing.length;
  if (mismatches.status === 'failed') return 'Suitability could not be checked. Try again there first.';
  if (lookups.status === 'failed') return 'Payment methods could not be loaded. Try again there first.';
  const open =
    mismatches.status === 'loading'
      ? 'Suitability is being checked.'
      : left === 0
        ? 'Everything is declared.'
        : left === 1
          ? 'One declaration is left.'
          : `${left} declarations are left.`;
  return isPaid ? `${open} Payment comes after the customer confirms.` : open;
}

function Outcome({ sending }: Pick<SubmitRailProps, 'sending'>) {
  const { submission, checkAgain } = sending;
  switch (submission.status) {
    case 'checking':
      return <Banner tone="info" role="status" title="Checking what happened…" />;
    case 'otherTab':
      return (
        <Banner tone="info" role="status" title="Another tab is sending for this customer">
          This one goes on when that is done. Nothing is sent twice.
        </Banner>
      );
    case 'complained':
      return (
        <FormError title="The service has complaints">
          {submission.complaints.length > 0
            ? 'They are shown at their items. Nothing was sent: change or remove those items first.'
            : 'It does not say which. Nothing was sent, and everything you entered is kept.'}
        </FormError>
      );
    case 'refused':
      return <FormError title="It was not sent">{submission.why}</FormError>;
    case 'unknown':
      return (
        <FailurePanel
          compact
          title="It is not known whether it was sent"
          meaning="No answer came, and the service cannot be asked now. Check again before anything else."
          onRetry={() => checkAgain(submission.request)}
        />
      );
    default:
      return null;
  }
}

/**
 * The checkout's rail: the sums to pay, the button that sends (`onSubmit`; not shown while the outcome of the last
 * attempt is unknown), and the result of sending. `isStale`: the items could not be loaded again, so the button is
 * disabled.
 */
export function SubmitRail({ customer, items, isStale, form, sending, onSubmit }: SubmitRailProps) {
  const { submission } = sending;
  const paid = paidItems(items);
  const { payer, epf } = paidBy(items);
  const isBusy = ['sending', 'checking', 'otherTab'].includes(submission.status);
  // the required declarations are not known yet, so nothing can be sent
  const isLoading = form.mismatches.status === 'loading' || form.lookups.status === 'loading';
  return (
    <Card>
      <CardHeader title="To pay" aside={`${paid.length} of ${pluralize(items.length, 'item')}`} />
      <CardBody>
        <Stack gap="4">
          <ToPay sums={payer} epf={epf} />
          {submission.status === 'unknown' ? null : (
            <Button
              size="lg"
              block
              h="auto"
              minH="12"
              py="2.5"
              whiteSpace="normal"
              disabled={isStale || form.isBlocked}
              loading={isBusy || isLoading}
              loadingText={submission.status === 'sending' ? 'Sending…' : isBusy ? 'Waiting…' : 'Checking…'}
              onClick={onSubmit}
            >
              <Span>
                Submit {pluralize(items.length, 'item')} for {titleCase(customer.name)}
              </Span>
            </Button>
          )}
          <Outcome sending={sending} />
          <Flex gap="2" textStyle="help">
            <Info size={16} aria-hidden />
            <span>{submitHint(form, isStale, payer.length > 0)}</span>
          </Flex>
          <PrintButton label="Print summary" code={checkoutPaperCode} block>
            {({ CheckoutPaper }, job) => <CheckoutPaper {...{ job, customer, items, form }} />}
          </PrintButton>
        </Stack>
      </CardBody>
    </Card>
  );
}
