import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { combineLoadables, useSlow } from '@portal/shared/data';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { Card, LoadingRows, StillWorking } from '@portal/shared/parts';
import { Banner, Box, ButtonLink, EmptyState, FailurePanel, Stack } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { assessmentIn } from '../core/assessment/counting-assessment.ts';
import { useLastKnown } from '../core/calls/last-known.ts';
import { useCart } from '../core/cart/use-cart.ts';
import { UnknownApplicant } from '../core/customer/applicant.ts';
import type { FormLifetime } from '../core/form/use-form-lifetime.ts';
import { pluralize } from '../core/format-text.ts';
import { checkoutParts } from '../core/items/checkout-parts.ts';
import { AlreadySent } from '../sent-checkouts/index.ts';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx';
import { useKeptAnswers } from './use-kept-answers.ts';

export interface CheckoutContentProps {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
  /** Item ids from the URL; empty means the whole cart. */
  readonly urlItemIds: readonly string[];
  /** Lifetime of the page that shows it. */
  readonly lifetime: FormLifetime;
  readonly onSent: (checkoutId: string, laterItemIds?: readonly string[]) => void;
}

/**
 * Loads the cart and shows the checkout of the items with the ids `urlItemIds` (all when empty), or why there is none.
 * Of items that need several checkouts it shows the first. `onSent` gets the id of the sent checkout, and the ids of
 * the items that are left for the next one.
 */
export function CheckoutContent({
  customerId,
  customer,
  urlItemIds,
  lifetime,
  onSent,
}: CheckoutContentProps) {
  const cart = useCart(customerId);
  const loaded = combineLoadables([customer, cart]);
  const needed = useLastKnown(loaded);
  const slow = useSlow(loaded);
  if (needed.status === 'loading') {
    return (
      <Card>
        {slow ? <StillWorking /> : null}
        <LoadingRows rows={4} values={2} label="Loading the checkout" />
      </Card>
    );
  }
  if (needed.status === 'failed') {
    // to ask again would not help
    if (customer.status === 'failed' && customer.error instanceof UnknownApplicant)
      return <NothingToCheckOut customerId={customerId} isChosen />;
    return (
      <Card>
        <FailurePanel
          title="The checkout could not be prepared"
          meaning="The customer’s record or the cart did not arrive. Nothing was sent."
          onRetry={needed.retry}
        />
      </Card>
    );
  }
  const [customerRecord, { items, missing, retry }] = needed.value;
  const chosenItems = urlItemIds.length === 0 ? items : items.filter(({ id }) => urlItemIds.includes(id));
  const [part, ...laterParts] = checkoutParts(chosenItems);
  const laterItemIds = laterParts.flatMap((each) => each.items.map(({ id }) => id));
  const incomplete = missing.length > 0 ? retry : needed.retryStale;
  return (
    <>
      {incomplete ? (
        <Box mb="4">
          <FailurePanel
            compact
            title="Some of the cart could not be read"
            meaning="Items may be missing here, or may have changed. What you entered is kept."
            onRetry={incomplete}
          />
        </Box>
      ) : null}
      {laterItemIds.length > 0 ? (
        <Box mb="4">
          <Banner tone="info" title="Onboarding is a separate checkout">
            It is sent first. The other {pluralize(laterItemIds.length, 'item')} that you chose are sent
            separately, after this.
          </Banner>
        </Box>
      ) : null}
      {part ? (
        <CheckoutPart
          key={part.id}
          customer={customerRecord}
          items={part.items}
          inCart={assessmentIn(items)}
          isStale={incomplete !== undefined}
          lifetime={lifetime}
          onSent={(checkoutId) => onSent(checkoutId, laterItemIds)}
        />
      ) : (
        <NothingToCheckOut customerId={customerId} isChosen={urlItemIds.length > 0} />
      )}
    </>
  );
}

interface NothingToCheckOutProps {
  readonly customerId: string;
  /** Whether the address names items. */
  readonly isChosen: boolean;
}

/** What the page shows when no chosen item is in the cart, with the checkouts that are still open. */
function NothingToCheckOut({ customerId, isChosen }: NothingToCheckOutProps) {
  return (
    <Stack gap="4">
      <Card>
        <EmptyState
          icon={<ShoppingCart aria-hidden />}
          title="Nothing to check out"
          action={
            <ButtonLink to={pageAddress(cartPath, { customerId })} variant="outline">
              View cart
            </ButtonLink>
          }
        >
          {isChosen
            ? 'The chosen items are not in the cart: they were checked out already, or removed.'
            : 'Nothing is chosen, and the cart is empty.'}
        </EmptyState>
      </Card>
      <AlreadySent customerId={customerId} />
    </Stack>
  );
}

/** The form of one checkout. It opens when what was kept of its items is read, since it begins with that. */
function CheckoutPart(props: Omit<CheckoutFormProps, 'kept'>) {
  const { customer, items } = props;
  const kept = useKeptAnswers(
    customer.customerId,
    items.map(({ id }) => id),
  );
  if (kept) return <CheckoutForm {...props} kept={kept} />;
  return (
    <Card>
      <LoadingRows rows={4} values={2} label="Loading the checkout" />
    </Card>
  );
}
