import type { ReplyOf } from '@portal/shared/api/endpoint';
import type { accountHolding } from '@portal/shared/api/holdings';
import { type Gain, gainOf, Money, sumByCurrency } from '@portal/shared/money';

type HoldingsReply = ReplyOf<typeof accountHolding>;

/** What the agent's customers hold in one currency. */
export interface AumFigure {
  /** Empty when there is nothing in any currency. */
  readonly currency: string;
  readonly value: Money;
  /** Against what was paid for it; absent when there is nothing. */
  readonly gain: Gain | undefined;
}

export interface Aum {
  /** At least one. Currencies are never added up. */
  readonly figures: readonly AumFigure[];
  /** `YYYY-MM-DD` of the newest price in them. */
  readonly asOf: string | undefined;
}

/** With nothing held the currency is empty and the amount 0.00 (SHL-15). */
const nothing: AumFigure = { currency: '', value: Money.of('', '0'), gain: undefined };

/** The house's own currency first, the others by name. */
const byCurrency = (a: AumFigure, b: AumFigure) =>
  Number(b.currency === 'MYR') - Number(a.currency === 'MYR') || a.currency.localeCompare(b.currency);

/** Assets under management of the agent's registrations together, by currency. */
export function aumOf(replies: readonly HoldingsReply[]): Aum {
  const totals = replies.flatMap((reply) => reply.totals);
  const values = sumByCurrency(totals.map(({ currency, marketValue }) => marketValue.in(currency)));
  const costs = sumByCurrency(totals.map(({ currency, cost }) => cost.in(currency)));
  const figures = values.map((value): AumFigure => {
    const cost = costs.find(({ currency }) => currency === value.currency);
    return { currency: value.currency, value, gain: cost && gainOf(value, cost) };
  });
  const dates = replies.flatMap(({ asOf }) => asOf ?? []);
  return {
    figures: figures.length > 0 ? figures.toSorted(byCurrency) : [nothing],
    asOf: dates.toSorted().at(-1),
  };
}
