import type { Money } from '@portal/shared/money';
import { Card, CardBody, CardHeader, Line, Lines, MoneyText } from '@portal/shared/parts';
import { Box, Button, ButtonLink, chakra, Stack, Text } from '@portal/shared/ui';
import type { CartItem } from '../core/cart-item.ts';
import { paths } from '../core/paths.ts';
import { salesCharges } from '../core/sales-charges.ts';
import { ToPay } from '../core/to-pay.tsx';
import { count } from '../core/words.ts';
import { type Flow, subtotals } from './subtotals.ts';

const PayBar = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    alignItems: 'center',
    gap: '3',
    mx: 'calc(-1 * {spacing.gutter})',
    mt: '6',
    py: '3',
    px: 'gutter',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.default',
  },
});

interface CheckoutRailProps {
  readonly customerId: string;
  readonly chosen: readonly CartItem[];
  /** Items that cannot be chosen. */
  readonly blocked: number;
}

function flowLines(label: string, { money, units }: Flow) {
  return [
    ...money.map((sum, index) => (
      <Line
        key={`${label} ${sum.currency}`}
        label={index === 0 ? label : ''}
        value={<MoneyText value={sum} size="sm" />}
      />
    )),
    ...units.map((text, index) => (
      <Line key={`${label} ${text}`} label={index === 0 && money.length === 0 ? label : ''} value={text} />
    )),
  ];
}

const payText = (toPay: readonly Money[]) =>
  toPay.length === 0 ? 'Nothing' : toPay.map((sum) => `${sum.currency} ${sum.format()}`).join(' + ');

/** What the chosen items come to, and the way to the checkout. */
export function CheckoutRail({ customerId, chosen, blocked }: CheckoutRailProps) {
  const totals = subtotals(chosen);
  const charges = salesCharges(chosen);
  const to = paths.checkout(
    customerId,
    chosen.map(({ id }) => id),
  );
  const lines = [
    ...flowLines('Redeemed', totals.redeemed),
    ...flowLines('Switched', totals.switched),
    ...flowLines('Sales charge', { money: charges, units: [] }),
  ];
  return (
    <Card>
      <CardHeader title="Checkout" aside={count(chosen.length, 'item')} />
      <CardBody>
        <Stack gap="4">
          <ToPay sums={totals.toPay} label="To pay" />
          {lines.length > 0 ? (
            <Box pt="4" borderTopWidth="1px" borderColor="border.subtle">
              <Lines>{lines}</Lines>
            </Box>
          ) : null}
          <CheckoutButton to={to} quantity={chosen.length} />
          {blocked > 0 ? (
            <Text textStyle="help" textAlign="center">
              {blocked === 1 ? 'One blocked item stays' : `${blocked} blocked items stay`} in the cart.
            </Text>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

interface CheckoutButtonProps {
  readonly to: string;
  readonly quantity: number;
}

function CheckoutButton({ to, quantity }: CheckoutButtonProps) {
  if (quantity === 0) {
    return (
      <Button size="lg" block disabled>
        Choose items to check out
      </Button>
    );
  }
  return (
    <ButtonLink to={to} size="lg" block>
      Check out {count(quantity, 'item')}
    </ButtonLink>
  );
}

/** The same at the foot of a phone's screen. */
export function CheckoutBar({ customerId, chosen }: Omit<CheckoutRailProps, 'blocked'>) {
  if (chosen.length === 0) return null;
  return (
    <PayBar>
      <Box flex="1" minW="0">
        <Text textStyle="help">To pay</Text>
        <Text fontWeight="semibold" data-private>
          {payText(subtotals(chosen).toPay)}
        </Text>
      </Box>
      <ButtonLink
        to={paths.checkout(
          customerId,
          chosen.map(({ id }) => id),
        )}
      >
        Check out {chosen.length}
      </ButtonLink>
    </PayBar>
  );
}
