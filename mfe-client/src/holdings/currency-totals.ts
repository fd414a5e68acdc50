import type { HoldingTotal } from '@portal/shared/api/holdings';
import { type Gain, gainOf, type Money } from '@portal/shared/money';
import { compareCurrencies } from '@portal/shared/selling';

/** The customer's total in one currency. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly value: Money;
  readonly cost: Money;
  readonly gain: Gain;
}

/**
 * Converts the service's totals to market value, cost and gain of each currency, ringgit first. Currencies without
 * value and cost are left out.
 */
export function toCurrencyTotals(totals: readonly HoldingTotal[]): readonly CurrencyTotal[] {
  return totals
    .map(({ currency, marketValue, cost: wireCost }) => {
      const value = marketValue.in(currency);
      const cost = wireCost.in(currency);
      return { currency, value, cost, gain: gainOf(value, cost) };
    })
    .filter((total) => !total.value.isZero() || !total.cost.isZero())
    .sort((a, b) => compareCurrencies(a.currency, b.currency));
}

/** Returns the market value of each currency, by its code, which a scheme's share is computed of. */
export function getValuesByCurrency(totals: readonly CurrencyTotal[]): ReadonlyMap<string, Money> {
  return new Map(totals.map((total) => [total.currency, total.value]));
}
