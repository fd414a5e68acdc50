import type { Customer } from '@portal/shared/api/customers';
import { useLastPrices } from '@portal/shared/items';
import { checkoutAddress } from '@portal/shared/page-address';
import { Card, CardBody, Line, Lines, MoneyText } from '@portal/shared/parts';
import { Box, Button, ButtonLink, chakra, Stack, Text } from '@portal/shared/ui';
import { memo } from 'react';
import type { CheckoutVerdictProps } from '../../checkout/index.ts';
import { pluralize } from '../../core/format-text.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import { checkoutParts } from '../../core/items/checkout-parts.ts';
import { type Flow, salesCharges } from '../../core/items/sales-charges.ts';
import { paidBy } from '../../core/payment/paid-by.ts';
import { PayBar } from '../../core/payment/pay-bar.tsx';
import { Charged } from './charged.tsx';
import { PlannedList } from './planned-list.tsx';
import { subtotals } from './subtotals.ts';
import { Verdict } from './verdict.tsx';

interface CheckoutRailProps extends Pick<CheckoutVerdictProps, 'chosen' | 'inCart' | 'onMissing'> {
  readonly customerId: string;
  /** Absent until the record has loaded. */
  readonly customer: Customer | undefined;
  /** Number of items that cannot be chosen. */
  readonly blocked: number;
}

/** Before a figure that is not money, in the place of a currency. */
const FigureName = chakra('span', { base: { color: 'fg.subtle', fontSize: '0.86em', whiteSpace: 'pre' } });

function flowLines(name: string, { money, unpriced, isEstimated }: Flow) {
  const label = isEstimated ? `${name}, estimated` : name;
  return [
    ...money.map((sum) => (
      <Line
        key={`${label} ${sum.currency}`}
        // the privacy view blurs the currency before an amount
        label={money.length > 1 ? `${label}, ${sum.currency}` : label}
        value={<MoneyText value={sum} size="sm" />}
      />
    )),
    ...unpriced.map(({ name, figure }, index) => (
      <Line
        key={`${label} ${name} ${figure}`}
        label={index === 0 && money.length === 0 ? label : ''}
        value={
          <>
            <FigureName>{`${name} `}</FigureName>
            <span data-private>{figure}</span>
          </>
        }
      />
    )),
  ];
}

const checkoutOf = (customerId: string, items: readonly CartItem[]) =>
  checkoutAddress(
    customerId,
    items.map(({ id }) => id),
  );

/**
 * Card beside the cart with the totals of the chosen items, the verdict whether they can be checked out, the link to the
 * checkout, the planned applications, and what is missing. It sends nothing.
 */
export const CheckoutRail = memo(function CheckoutRail(props: CheckoutRailProps) {
  const { customerId, customer, chosen, inCart, blocked, onMissing } = props;
  const prices = useLastPrices();
  const totals = subtotals(chosen, prices);
  const parts = checkoutParts(chosen);
  const lines = [
    ...flowLines('Paid by EPF', { money: totals.epf, unpriced: [], isEstimated: false }),
    ...flowLines('Paid out', totals.redeemed),
    ...flowLines('Switched', totals.switched),
    ...flowLines('Sales charge, included', salesCharges(chosen, prices)),
  ];
  return (
    <Card>
      <CardBody>
        <Stack gap="4">
          <Charged sums={totals.payer} />
          {lines.length > 0 ? (
            <Box pt="4" borderTopWidth="1px" borderColor="border.subtle">
              <Lines>{lines}</Lines>
            </Box>
          ) : null}
          <Stack gap="4">
            {parts.length === 0 ? (
              <Button size="lg" block disabled>
                Choose items to check out
              </Button>
            ) : null}
            {parts.map(({ id, channel, items }, index) => (
              <ButtonLink
                key={id}
                to={checkoutOf(customerId, items)}
                size="lg"
                block
                // the bar has the only one
                hideBelow={parts.length === 1 ? 'xl' : undefined}
                variant={index === 0 ? 'primary' : 'outline'}
              >
                Check out {channel === 'Digital AOF' ? 'onboarding, ' : ''}
                {pluralize(items.length, 'item')}
              </ButtonLink>
            ))}
            {parts.map(({ id, items }) => (
              <PlannedList key={id} items={items} />
            ))}
            {parts.length > 1 ? (
              <Text textStyle="help" textAlign="center">
                Onboarding is a separate checkout, and is sent first.
              </Text>
            ) : null}
            {blocked > 0 ? (
              <Text textStyle="help">
                {blocked === 1 ? 'One blocked item stays' : `${blocked} blocked items stay`} in the cart.
              </Text>
            ) : null}
            {customer && chosen.length > 0 ? (
              <Verdict customer={customer} chosen={chosen} inCart={inCart} onMissing={onMissing} />
            ) : null}
          </Stack>
        </Stack>
      </CardBody>
    </Card>
  );
});

interface CheckoutBarProps extends Pick<CheckoutRailProps, 'customerId' | 'chosen'> {
  /** From `onMissing`. */
  readonly missingCount: number;
}

/**
 * Bar at the bottom of a page of one column with the sum to be charged and the link to the first checkout that the chosen items
 * become, and how many things it misses; nothing when none is chosen.
 */
export const CheckoutBar = memo(function CheckoutBar({ customerId, chosen, missingCount }: CheckoutBarProps) {
  const [first] = checkoutParts(chosen);
  if (!first) return null;
  return (
    <PayBar
      sums={paidBy(first.items).payer}
      label={missingCount > 0 ? `${pluralize(missingCount, 'thing')} missing` : 'To be charged'}
    >
      <ButtonLink to={checkoutOf(customerId, first.items)}>Check out {first.items.length}</ButtonLink>
    </PayBar>
  );
});
