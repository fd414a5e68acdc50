import { Card, CardBody, CardHeader } from '@portal/shared/parts';
import { PrintButton } from '@portal/shared/print-button';
import { Box, Flex, Stack } from '@portal/shared/ui';
import { oneColumnQuery, useMediaQuery } from '@portal/shared/use-media-query';
import { CircleAlert, Info } from 'lucide-react';
import { OutcomeBox } from '../../core/form/outcome-box.tsx';
import { pluralize } from '../../core/format-text.ts';
import { paidItems } from '../../core/items/cart-item.ts';
import { paidBy } from '../../core/payment/paid-by.ts';
import { PayBar } from '../../core/payment/pay-bar.tsx';
import { ToPay } from '../../core/payment/to-pay.tsx';
import { checkoutPaperCode } from '../paper/checkout-paper-code.ts';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import type { Submission } from './submission.ts';
import { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
import { SubmitOutcome, type SubmitOutcomeProps } from './submit-outcome.tsx';

/** Returns how many answers are left, as text; `undefined` when none is or while it is not known. */
function leftText({ missing }: Pick<CheckoutFormState, 'missing'>): string | undefined {
  return missing.length === 0 ? undefined : `${pluralize(missing.length, 'answer')} left`;
}

const isRefused = (status: Submission['status']) => status === 'complained' || status === 'refused';

function submitHint(form: CheckoutFormState, isStale: boolean, isPaid: boolean): string {
  const { mismatches, lookups, isBlocked } = form;
  if (isStale) return 'Some of the cart could not be read. Try again there first.';
  if (isBlocked) return 'An item cannot be sent as it is: change or remove it in the cart.';
  if (mismatches.status === 'failed') return 'Suitability could not be checked. Try again there first.';
  if (lookups.status === 'failed') return 'Payment methods could not be loaded. Try again there first.';
  const left = leftText(form);
  const open =
    mismatches.status === 'loading'
      ? 'Suitability is being checked.'
      : left === undefined
        ? 'Everything is declared.'
        : `${left}.`;
  return isPaid ? `${open} Payment comes after the customer confirms.` : open;
}

/**
 * The checkout's rail: the sums to pay, if any, what became of the last attempt to send, and the button with the next step.
 * A page of one column has these two at its top (`SubmitNotice`) and in its bar (`SubmitBar`) instead. What is missing is
 * said only while there is no outcome.
 */
export function SubmitRail(props: SubmitButtonProps) {
  const { customer, items, isStale, form, sending } = props;
  const { submission } = sending;
  const { status } = submission;
  const hasBlocked = status === 'complained' && submission.complaints.length > 0;
  const hasBar = useMediaQuery(oneColumnQuery);
  const paid = paidItems(items);
  const { payer, epf } = paidBy(items);
  const isFree = payer.length === 0 && epf.length === 0;
  return (
    <Card>
      <CardHeader
        title={isFree ? 'Submit' : 'To pay'}
        aside={paid.length === 0 ? undefined : `${paid.length} of ${pluralize(items.length, 'item')}`}
      />
      <CardBody>
        <Stack gap="4">
          {isFree ? null : (
            <Box color={hasBlocked ? 'fg.subtle' : undefined}>
              <ToPay sums={payer} epf={epf} />
            </Box>
          )}
          {hasBar ? null : (
            <>
              <OutcomeBox status={status}>
                <SubmitOutcome submission={submission} items={items} />
              </OutcomeBox>
              <SubmitButton {...props} />
            </>
          )}
          {status === 'idle' || status === 'sending' ? (
            <Flex gap="2" textStyle="help">
              <Info size={16} aria-hidden />
              <span>{submitHint(form, isStale, payer.length > 0)}</span>
            </Flex>
          ) : null}
          <Flex direction="column" align={{ base: 'stretch', md: 'flex-start', xl: 'stretch' }}>
            <PrintButton label="Print summary" code={checkoutPaperCode}>
              {({ CheckoutPaper }, job) => <CheckoutPaper {...{ job, customer, items, form }} />}
            </PrintButton>
          </Flex>
        </Stack>
      </CardBody>
    </Card>
  );
}

/**
 * What became of the last attempt to send, at the top of a page of one column, whose rail is below the form. It gets the
 * focus when the checkout was not sent, or that is not known.
 */
export function SubmitNotice({ submission, items }: SubmitOutcomeProps) {
  const { status } = submission;
  if (!useMediaQuery(oneColumnQuery)) return null;
  return (
    <OutcomeBox status={status} takesFocus={isRefused(status) || status === 'unknown'}>
      <SubmitOutcome submission={submission} items={items} />
    </OutcomeBox>
  );
}

const NotSent = () => (
  <Flex as="span" align="center" gap="1" color="danger.fg" fontWeight="medium">
    <CircleAlert size={14} aria-hidden />
    Not sent
  </Flex>
);

/**
 * The bar with the sums to pay, how many answers are left or that the checkout was not sent, and the button with
 * the next step.
 */
export function SubmitBar(props: SubmitButtonProps) {
  const { status } = props.sending.submission;
  if (!useMediaQuery(oneColumnQuery)) return null;
  return (
    <PayBar
      sums={paidBy(props.items).payer}
      label={isRefused(status) || status === 'newPriceDate' ? <NotSent /> : leftText(props.form)}
    >
      <SubmitButton {...props} isInBar />
    </PayBar>
  );
}
