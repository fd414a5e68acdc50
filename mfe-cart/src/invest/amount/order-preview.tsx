import { splitSalesCharge } from '@portal/shared/money';
import { Line, Lines, MoneyText, UnitsText } from '@portal/shared/parts';
import { capitalize } from '@portal/shared/sentence';
import { Box } from '@portal/shared/ui';
import type { Offer } from '../../core/pricing/offer.ts';
import { pricedOnceOpen } from '../../core/pricing/price-day.ts';
import { dayText, useBusinessDay } from '../../core/pricing/use-price-date.ts';
import { type ChargeRange, checkCharge } from '../../transaction-rules/index.ts';
import type { AmountCheck } from './amount-limit.ts';

interface OrderPreviewProps {
  readonly offer: Offer;
  readonly check: AmountCheck;
  readonly salesCharge: string;
  readonly range: ChargeRange;
  /** The account is not open yet. */
  readonly waitsForAccount: boolean;
}

/**
 * Preview of an order of a fund: sales charge, invested sum, estimated units at the last NAV, and the price date that
 * the service computes. `check` is the check of the typed amount, `range` what `salesCharge`, as typed, must be within;
 * while one of them is not valid, a dash shows in place of the figures.
 */
export function OrderPreview({ offer, check, salesCharge, range, waitsForAccount }: OrderPreviewProps) {
  const { scheme } = offer;
  const priceDay = useBusinessDay(0);
  const charge = checkCharge(salesCharge, range);
  const split =
    check.status === 'met' && charge.status === 'met'
      ? splitSalesCharge(check.money, charge.percent, scheme.NAVPrice)
      : undefined;
  return (
    <Box py="3.5" px="4" bg="bg.subtle" borderWidth="1px" borderColor="border.subtle" borderRadius="lg">
      <Lines>
        <Line label="Sales charge" value={split ? <MoneyText value={split.charge} size="sm" /> : '–'} />
        <Line label="Invested" value={split ? <MoneyText value={split.net} size="sm" /> : '–'} />
        <Line label="Estimated units" value={split ? <UnitsText value={split.units} /> : '–'} />
        <Line label="Price date" value={waitsForAccount ? capitalize(pricedOnceOpen) : dayText(priceDay)} />
      </Lines>
    </Box>
  );
}
