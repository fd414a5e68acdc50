import type { ReplyOf } from '@portal/shared/api/endpoint';
import type { accountHolding } from '@portal/shared/api/holdings';
import { type Gain, gainOf, Money, sumByCurrency } from '@portal/shared/money';
import { compareCurrencies } from '@portal/shared/selling';

type HoldingsReply = ReplyOf<typeof accountHolding>;

/** The assets under management in one currency. */
export interface AumFigure {
  /** Empty when the customers hold nothing. */
  readonly currency: string;
  readonly value: Money;
  /** The gain over the cost; absent when the customers hold nothing. */
  readonly gain: Gain | undefined;
}

export interface Aum {
  /** At least one figure. Currencies are never added up. */
  readonly figures: readonly AumFigure[];
  /** The date of the newest price, YYYY-MM-DD. */
  readonly asOf: string | undefined;
}

/** Without holdings the currency is empty and the amount is 0.00 (SHL-15). */
const emptyFigure: AumFigure = { currency: '', value: Money.of('', '0'), gain: undefined };

/**
 * Adds up market value and gain of the agent's customers' holdings by currency, in display order; one figure of zero
 * when there are none. There is one reply for each of the agent's registrations (UTS, PRS). `asOf`: the newest date of
 * their prices.
 */
export function computeAum(replies: readonly HoldingsReply[]): Aum {
  const totals = replies.flatMap((reply) => reply.totals);
  const values = sumByCurrency(totals.map(({ currency, marketValue }) => marketValue.in(currency)));
  const costs = sumByCurrency(totals.map(({ currency, cost }) => cost.in(currency)));
  const figures = values.map((value): AumFigure => {
    const cost = costs.find(({ currency }) => currency === value.currency);
    return { currency: value.currency, value, gain: cost && gainOf(value, cost) };
  });
  const dates = replies.flatMap(({ asOf }) => asOf ?? []);
  return {
    figures:
      figures.length > 0
        ? figures.toSorted((one, other) => compareCurrencies(one.currency, other.currency))
        : [emptyFigure],
    asOf: dates.toSorted().at(-1),
  };
}
