import { pageAddress } from '@portal/shared/page-address';
import { applicationsPath, customerPath } from '@portal/shared/pages';
import { Card, PageHead } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { ButtonLink, EmptyState, Stack } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import type { CartItem } from '../core/items/cart-item.ts';
import { AlreadySent } from '../sent-checkouts/index.ts';
import { FailedRemovals } from './removal/failed-removals.tsx';

interface EmptyCartProps {
  readonly customerId: string;
  /** Items whose removal failed; they are only hidden. */
  readonly failed: readonly CartItem[];
}

/**
 * Page of a cart without items, with the customer's checkouts that are still open. `failed`: items that are only
 * hidden, because their removal failed; a banner names them.
 */
export function EmptyCart({ customerId, failed }: EmptyCartProps) {
  const isApplicant = isOnboardingId(customerId);
  return (
    <Stack gap="4">
      <PageHead title="Cart" />
      <FailedRemovals failed={failed} />
      <Card>
        <EmptyState
          icon={<ShoppingCart aria-hidden />}
          title="Your cart is empty."
          action={
            isApplicant ? (
              <ButtonLink to={applicationsPath}>View applications</ButtonLink>
            ) : (
              <ButtonLink to={pageAddress(customerPath, { customerId, transaction: 'invest' })}>
                Invest
              </ButtonLink>
            )
          }
        >
          {isApplicant
            ? 'An onboarding waits here, with the items under it, until it is checked out.'
            : 'Investments, redemptions and switches for this customer wait here until they are checked out.'}
        </EmptyState>
      </Card>
      <AlreadySent customerId={customerId} />
    </Stack>
  );
}
