import type { Fund } from '@portal/shared/api/funds';
import type { Holding } from '@portal/shared/api/holdings';
import { Money, marketValue, Nav, splitSalesCharge } from '@portal/shared/money';
import { type CartItem, isMoneyItem, type Size } from '../../core/cart-item.ts';

/** Market value of one asset class in one currency, as it is and as the cart would leave it. */
export interface AllocationRow {
  readonly assetClass: string;
  readonly now: Money;
  readonly after: Money;
}

/** One currency's allocation; currencies are never added up. */
export interface Allocation {
  readonly currency: string;
  readonly now: Money;
  readonly after: Money;
  /** Largest first, as it would be after the cart. */
  readonly rows: readonly AllocationRow[];
}

/** What moves in a scheme, in money: in is positive. */
interface Move {
  readonly scheme: string;
  readonly by: Money;
}

/** The net amount of an investment does not depend on the price, so any will do. */
const anyPrice = Nav.of('1');
const zero = (currency: string) => Money.of(currency, '0.00');
const negative = (money: Money) => zero(money.currency).minus(money);

/** What leaves a holding; a size in units is taken at the newest price, and never more than there is. */
function leaving(size: Size, held: Holding | undefined, currency: string): Money {
  const value = held?.marketValue.in(currency) ?? zero(currency);
  if (size.by === 'all' || !held) return size.by === 'amount' ? size.money : value;
  const wished = size.by === 'amount' ? size.money : marketValue(size.units, held.nav, currency);
  return wished.compare(value) > 0 ? value : wished;
}

function movesOf(item: CartItem, holdings: readonly Holding[]): readonly Move[] {
  if (!isMoneyItem(item)) return [];
  const heldIn = (scheme: string) =>
    holdings.find((each) => each.accountId === item.accountId && each.scheme === scheme);
  switch (item.kind) {
    case 'investment':
      return [{ scheme: item.scheme, by: splitSalesCharge(item.amount, item.salesCharge, anyPrice).net }];
    case 'redemption':
      return [{ scheme: item.scheme, by: negative(leaving(item.size, heldIn(item.scheme), item.currency)) }];
    case 'switching': {
      const { from, to } = item;
      const out = leaving(item.size, heldIn(from.scheme), from.currency);
      const leg = { scheme: from.scheme, by: negative(out) };
      // what another currency's leg comes to is known only when it is priced
      if (from.currency !== to.currency) return [leg];
      return [leg, { scheme: to.scheme, by: splitSalesCharge(out, item.salesCharge, anyPrice).net }];
    }
  }
}

/** Market value by asset class before and after a whole cart, for each currency that is held or bought. */
export function allocations(
  items: readonly CartItem[],
  holdings: readonly Holding[],
  fundOf: (scheme: string) => Pick<Fund, 'productAssetClass'> | undefined,
): readonly Allocation[] {
  const classOf = (scheme: string) => fundOf(scheme)?.productAssetClass ?? 'Other';
  const now = holdings.map(({ scheme, currency, marketValue: value }) => ({
    scheme,
    by: value.in(currency),
  }));
  const moves = items.flatMap((item) => movesOf(item, holdings));
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
      rows: rows.toSorted((one, other) => other.after.compare(one.after)),
    };
  });
}
