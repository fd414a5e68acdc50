import type { Customer } from '@portal/shared/api/customers';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { titleCase } from '@portal/shared/parts';
import { Button, chakra, useNavigate, VisuallyHidden } from '@portal/shared/ui';
import { pluralize } from '../../core/format-text.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import { isBusy } from './submission.ts';
import type { useSubmission } from './use-submission.ts';

/** Props of the button that sends a checkout, for the rail and for the bar. */
export interface SubmitButtonProps {
  readonly customer: Customer;
  readonly items: readonly CartItem[];
  /** The items may have changed in the cart, so nothing may be sent. */
  readonly isStale: boolean;
  readonly form: CheckoutFormState;
  readonly sending: ReturnType<typeof useSubmission>;
  readonly onSubmit: () => void;
}

/** A part of a label that is broken only when it is wider than the button. */
const Half = chakra('span', { base: { display: 'inline-block' } });

/** Most names fit beside the number of items. */
const wide = {
  size: 'lg',
  block: true,
  h: 'auto',
  minH: '12',
  py: '2.5',
  px: '3',
  textStyle: 'sm',
  whiteSpace: 'normal',
} as const;

/**
 * The next step of a checkout: the button that sends it (`onSubmit`); `Check again` while it is not known whether it
 * was sent; `Back to cart` when items cannot be sent. It is one element, so that it keeps the focus when its label
 * changes. `isInBar`: in the bar, which has room for less.
 */
export function SubmitButton(props: SubmitButtonProps & { readonly isInBar?: boolean }) {
  const { customer, items, isStale, form, sending, onSubmit, isInBar = false } = props;
  const { submission, checkAgain } = sending;
  const navigate = useNavigate();
  const look = isInBar ? {} : wide;
  if (submission.status === 'unknown') {
    return (
      <Button {...look} onClick={() => checkAgain(submission.request)}>
        Check again
      </Button>
    );
  }
  if (submission.status === 'complained' && submission.complaints.length > 0) {
    return (
      <Button
        {...look}
        onClick={() => void navigate(pageAddress(cartPath, { customerId: customer.customerId }))}
      >
        Back to cart
      </Button>
    );
  }
  const isSending = isBusy(submission);
  // the required declarations are not known yet, so nothing can be sent
  const isLoading = form.mismatches.status === 'loading' || form.lookups.status === 'loading';
  const action =
    submission.status === 'refused' ? 'Submit again' : `Submit ${pluralize(items.length, 'item')}`;
  const name = titleCase(customer.name);
  return (
    <Button
      {...look}
      disabled={isStale || form.isBlocked}
      loading={isSending || isLoading}
      loadingText={submission.status === 'sending' ? 'Sending…' : isSending ? 'Waiting…' : 'Checking…'}
      onClick={onSubmit}
    >
      {isInBar ? (
        <span>
          {action}
          <VisuallyHidden> for {name}</VisuallyHidden>
        </span>
      ) : (
        // a line breaks before the name rather than in it
        <span>
          <Half>{action}</Half> <Half>for {name}</Half>
        </span>
      )}
    </Button>
  );
}
