import type { Fund } from '@portal/shared/api/funds';
import type { Holding } from '@portal/shared/api/holdings';
import type { Size } from '@portal/shared/items';
import { Money, marketValue, Nav, type Percent, splitSalesCharge } from '@portal/shared/money';
import { type CartItem, isMoneyItem } from '../items/cart-item.ts';

/** Market value of one asset class in one currency, now and after the cart. */
interface AllocationRow {
  readonly assetClass: string;
  readonly now: Money;
  readonly after: Money;
}

/** One currency's allocation; currencies are never added up. */
export interface Allocation {
  readonly currency: string;
  readonly now: Money;
  readonly after: Money;
  /** Largest today first, so that a change of the cart seldom moves a row; of those without holdings, largest after. */
  readonly rows: readonly AllocationRow[];
}

/** Change of a scheme's value; positive when money comes in. */
export interface Move {
  readonly scheme: string;
  readonly by: Money;
}

/** The net amount does not depend on the price, so any price can be used. */
const anyPrice = Nav.of('1');

/**
 * Returns what is invested of an amount that includes its sales charge: amount ÷ (1 + charge), rounded half up to 2
 * decimals.
 */
export const netOf = (amount: Money, salesCharge: Percent): Money =>
  splitSalesCharge(amount, salesCharge, anyPrice).net;

const zero = (currency: string) => Money.of(currency, '0.00');
const negative = (money: Money) => zero(money.currency).minus(money);

/** Returns what leaves a holding of this value, at the newest price and at most that value. */
function leavingValue(size: Size, value: Money, nav: Nav | undefined): Money {
  if (size === 'all' || !nav) return size instanceof Money ? size : value;
  const requested = size.kind === 'money' ? size : marketValue(size, nav, value.currency);
  return requested.compare(value) > 0 ? value : requested;
}

/**
 * Returns how the items of a cart change the market value of schemes ('moves'): plus the net amount of what is bought,
 * minus the value of what is sold. Several items that sell one holding take no more than it has. A leg in another
 * currency than the value's, or an item without money, changes nothing.
 */
export function movesOf(items: readonly CartItem[], holdings: readonly Holding[]): readonly Move[] {
  const left = new Map<string, Money>();
  return items.filter(isMoneyItem).flatMap((item) => {
    const { accountId, legs, salesCharge } = item;
    const sold = legs.find(({ direction }) => direction === 'out');
    const key = `${accountId} ${sold?.scheme}`;
    const holding = holdings.find((each) => each.accountId === accountId && each.scheme === sold?.scheme);
    const owned = sold && (left.get(key) ?? holding?.marketValue.in(sold.currency) ?? zero(sold.currency));
    const value = item.amount ?? (owned && leavingValue(item.size, owned, holding?.nav));
    if (!value) return [];
    if (holding && owned && !item.amount) left.set(key, owned.minus(value));
    const net = salesCharge ? netOf(value, salesCharge) : value;
    // the value of a leg in another currency is known only when it is priced
    return legs
      .filter(({ currency }) => currency === value.currency)
      .map(({ scheme, direction }) => ({ scheme, by: direction === 'out' ? negative(value) : net }));
  });
}

/**
 * Returns, for each currency of holdings and moves, the market value by asset class before and after the moves (changes
 * of a scheme's value), largest today first. A scheme without a fund (`fundOf` returns `undefined`) counts as `Other`. Empty
 * without holdings and moves.
 */
export function allocations(
  moves: readonly Move[],
  holdings: readonly Holding[],
  fundOf: (scheme: string) => Pick<Fund, 'productAssetClass'> | undefined,
): readonly Allocation[] {
  const classOf = (scheme: string) => fundOf(scheme)?.productAssetClass ?? 'Other';
  const now = holdings.map(({ scheme, currency, marketValue: value }) => ({
    scheme,
    by: value.in(currency),
  }));
  const currencies = [...new Set([...now, ...moves].map(({ by }) => by.currency))];
  return currencies.map((currency) => {
    const sum = (all: readonly Move[], assetClass?: string) =>
      all
        .filter(
          ({ by, scheme }) =>
            by.currency === currency && (assetClass === undefined || classOf(scheme) === assetClass),
        )
        .reduce((total, { by }) => total.plus(by), zero(currency));
    const own = [...now, ...moves].filter(({ by }) => by.currency === currency);
    const rows = [...new Set(own.map(({ scheme }) => classOf(scheme)))].map((assetClass) => ({
      assetClass,
      now: sum(now, assetClass),
      after: sum([...now, ...moves], assetClass),
    }));
    return {
      currency,
      now: sum(now),
      after: sum([...now, ...moves]),
      rows: rows.toSorted((one, other) => other.now.compare(one.now) || other.after.compare(one.after)),
    };
  });
}
