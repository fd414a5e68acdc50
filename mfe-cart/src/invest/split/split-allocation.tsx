import type { Account } from '@portal/shared/api/accounts';
import { Money } from '@portal/shared/money';
import { LoadingRows, MoneyText } from '@portal/shared/parts';
import { Box, FailurePanel, Heading, Text } from '@portal/shared/ui';
import { allocations, netOf } from '../../core/allocation/allocation.ts';
import { AllocationChart } from '../../core/allocation/allocation-chart.tsx';
import { useHoldings } from '../../core/allocation/use-holdings.ts';
import type { Plan } from '../../core/plan.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { chargeRange } from '../../transaction-rules/index.ts';
import type { SplitRow } from './split-order.ts';

interface SplitAllocationProps {
  readonly accounts: readonly Account[];
  readonly plan: Plan;
  readonly offers: readonly Offer[];
  readonly rows: readonly SplitRow[];
}

/**
 * The customer's holdings by asset class in the currency of the split, now and after the purchases in `rows`, at the
 * highest sales charge. Loads the holdings of `accounts`; Try again when that failed. Nothing until a fund is chosen.
 */
export function SplitAllocation({ accounts, plan, offers, rows }: SplitAllocationProps) {
  const holdings = useHoldings(accounts);
  const currency = rows[0]?.offer.scheme.currency;
  if (currency === undefined) return null;
  const purchases = rows.flatMap(({ offer, amount }) => {
    const { max } = chargeRange(plan, offer.scheme);
    return amount ? [{ scheme: offer.scheme.scheme, amount, by: netOf(amount, max) }] : [];
  });
  const charge = purchases.reduce(
    (sum, { amount, by }) => sum.plus(amount.minus(by)),
    Money.of(currency, '0.00'),
  );
  const classes = new Map(offers.map(({ scheme, fund }) => [scheme.scheme, fund]));
  const allocation =
    holdings.status === 'ok'
      ? allocations(purchases, holdings.value, (scheme) => classes.get(scheme)).find(
          (each) => each.currency === currency,
        )
      : undefined;
  return (
    <Box as="section" aria-label="Allocation">
      <Heading as="h3" size="sm" mb="1">
        Allocation now and after
      </Heading>
      <Text textStyle="help" mb="3">
        All accounts in {currency}, without the other items of the cart
        {charge.isZero() ? null : (
          <>
            {' '}
            and after a sales charge of up to <MoneyText value={charge} size="sm" />
          </>
        )}
        .
      </Text>
      {holdings.status === 'loading' ? <LoadingRows rows={3} label="Loading holdings" /> : null}
      {holdings.status === 'failed' ? (
        <FailurePanel
          compact
          title="The allocation could not be calculated"
          meaning="The holdings could not be loaded. The split is not affected."
          onRetry={holdings.retry}
        />
      ) : null}
      {allocation ? <AllocationChart {...allocation} /> : null}
      {holdings.status === 'ok' && !allocation ? (
        <Text textStyle="help">No holdings in {currency} yet.</Text>
      ) : null}
    </Box>
  );
}
