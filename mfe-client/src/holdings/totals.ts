import type { HoldingTotal } from '@portal/shared/api/holdings';
import { type Gain, gainOf, type Money } from '@portal/shared/money';
import { compareCurrencies } from './position.ts';

/** What the customer holds in one currency. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly value: Money;
  readonly cost: Money;
  readonly gain: Gain;
}

/** Totals by currency, ringgit first; currencies of nothing at all are left out. */
export function toTotals(totals: readonly HoldingTotal[]): readonly CurrencyTotal[] {
  return totals
    .map(({ currency, marketValue, cost: paid }) => {
      const value = marketValue.in(currency);
      const cost = paid.in(currency);
      return { currency, value, cost, gain: gainOf(value, cost) };
    })
    .filter((total) => !total.value.isZero() || !total.cost.isZero())
    .sort((a, b) => compareCurrencies(a.currency, b.currency));
}

/** Market values by currency, for shares. */
export function valuesByCurrency(totals: readonly CurrencyTotal[]): ReadonlyMap<string, Money> {
  return new Map(totals.map((total) => [total.currency, total.value]));
}
