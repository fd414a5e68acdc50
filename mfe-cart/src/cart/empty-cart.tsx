import type { Customer } from '@portal/shared/api/customers';
import { today } from '@portal/shared/dates';
import { pageAddress } from '@portal/shared/page-address';
import { applicationsPath, assessmentPath, customerPath } from '@portal/shared/pages';
import { Card, PageHead } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { suitabilityOf } from '@portal/shared/selling';
import { ButtonLink, EmptyState, Flex, Stack } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import type { CartItem } from '../core/items/cart-item.ts';
import { AlreadySent } from '../sent-checkouts/index.ts';
import { FailedRemovals } from './removal/failed-removals.tsx';

interface EmptyCartProps {
  readonly customerId: string;
  /** Absent until the record has loaded. */
  readonly customer: Customer | undefined;
  /** Items whose removal failed; they are only hidden. */
  readonly failed: readonly CartItem[];
}

/**
 * Page of a cart without items, with the customer's checkouts that are still open. `failed`: items that are only
 * hidden, because their removal failed; a banner names them. An expired suitability assessment comes before investing.
 */
export function EmptyCart({ customerId, customer, failed }: EmptyCartProps) {
  const isApplicant = isOnboardingId(customerId);
  const hasExpired = customer !== undefined && suitabilityOf(customer, today()).state === 'expired';
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
              <Flex wrap="wrap" justify="center" gap="2">
                {hasExpired ? (
                  <ButtonLink to={pageAddress(assessmentPath, { customerId })}>Assess suitability</ButtonLink>
                ) : null}
                <ButtonLink
                  to={pageAddress(customerPath, { customerId, transaction: 'invest' })}
                  variant={hasExpired ? 'outline' : 'primary'}
                >
                  Invest
                </ButtonLink>
              </Flex>
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
