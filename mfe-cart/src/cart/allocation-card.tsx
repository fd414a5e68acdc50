import type { Account } from '@portal/shared/api/accounts';
import { Card, CardBody, CardHeader, LoadingRows, PrivateFigures, Segmented } from '@portal/shared/parts';
import { sumText } from '@portal/shared/selling';
import { Box, FailurePanel, Text } from '@portal/shared/ui';
import { memo, useDeferredValue, useState } from 'react';
import { AllocationChart } from '../core/allocation/allocation-chart.tsx';
import { useAllocations } from '../core/allocation/use-allocations.ts';
import type { CartItem } from '../core/items/cart-item.ts';

interface AllocationCardProps {
  readonly accounts: readonly Account[];
  /** The items that are chosen for checkout. */
  readonly items: readonly CartItem[];
}

/**
 * Card with the customer's holdings by asset class, now and after the chosen items, for one currency at a time: at first that
 * of the cart's first order. Loads the holdings of these accounts: a placeholder until then, Try again when that failed,
 * and nothing without holdings and items.
 */
export const AllocationCard = memo(function AllocationCard({ accounts, items }: AllocationCardProps) {
  const loaded = useAllocations(accounts, items);
  const isShown = useDeferredValue(loaded.status === 'ok');
  const [wanted, setWanted] = useState<string>();
  const title = 'Allocation';
  if (loaded.status === 'failed') {
    return (
      <Card aria-label={title}>
        <CardHeader title={title} />
        <Box p="4">
          <FailurePanel
            compact
            title="The allocation could not be calculated"
            meaning="The holdings or the list of funds could not be loaded. The cart is not affected."
            onRetry={loaded.retry}
          />
        </Box>
      </Card>
    );
  }
  if (loaded.status === 'loading' || !isShown) {
    return (
      <Card aria-label={title}>
        <CardHeader title={title} />
        <LoadingRows rows={3} label="Loading holdings" />
      </Card>
    );
  }
  const { all, first: touched } = loaded.value;
  const allocation = all.find(({ currency }) => currency === wanted) ?? touched;
  if (!allocation) return null;
  const [first, ...others] = allocation.rows;
  // nothing to compare, and nothing to divide
  const only = allocation.now.isZero() && others.length === 0 ? first : undefined;
  return (
    <Card aria-label={title}>
      <CardHeader
        title={title}
        aside={
          all.length > 1 ? (
            <Segmented
              label="Currency of the allocation"
              value={allocation.currency}
              onChange={setWanted}
              options={all.map(({ currency }) => ({ id: currency, label: currency }))}
            />
          ) : (
            allocation.currency
          )
        }
      />
      <CardBody>
        {only ? (
          <Text>
            <PrivateFigures>{`After the cart, all in ${only.assetClass}: ${sumText(only.after)}`}</PrivateFigures>
          </Text>
        ) : (
          <AllocationChart {...allocation} />
        )}
      </CardBody>
    </Card>
  );
});
