import { type Money, marketValue, type Percent, splitSalesCharge, Units } from '@portal/shared/money';
import type { Offer } from '../core/pricing/offer.ts';
import { type SizeLimits, type TakenSize, takenValue } from '../transaction-rules/index.ts';

/** A bar: what the account has of a scheme without the switch, and what moves, in percent of the longer bar. */
interface Bar {
  readonly rest: number;
  readonly moved: number;
}

/** Both legs of a switch at the last prices. */
export interface BothLegs {
  readonly out: { readonly bar: Bar; readonly left: Units; readonly leftValue: Money };
  readonly in: {
    readonly bar: Bar;
    readonly charge: Money;
    readonly net: Money;
    readonly units: Units;
    readonly after: Units;
  };
}

interface SwitchedSize {
  readonly limits: Pick<SizeLimits, 'nav' | 'currency'>;
  readonly size: TakenSize;
  readonly target: Offer;
  /** Units of the target that the account has. */
  readonly targetUnits: Units | undefined;
  readonly charge: Percent;
}

/**
 * Returns both legs, or `undefined` when the target has another currency: what is bought is then known only when it is
 * priced. Both bars have the same scale.
 */
export function bothLegs({ limits, size, target, targetUnits, charge }: SwitchedSize): BothLegs | undefined {
  const { nav, currency } = limits;
  const { NAVPrice: price, currency: bought } = target.scheme;
  if (bought !== currency) return undefined;
  const value = takenValue(size, limits);
  const split = splitSalesCharge(value, charge, price);
  const has = targetUnits ?? Units.of('0');
  const leftValue = marketValue(size.left, nav, currency);
  // the width of a bar is no figure: a double is exact enough
  const rests = [leftValue, marketValue(has, price, currency)].map((money) => money.toWire());
  const moves = [value, split.net].map((money) => money.toWire());
  const longest = Math.max(...rests.map((rest, leg) => rest + (moves[leg] ?? 0)));
  const percent = (part = 0) => (longest === 0 ? 0 : Math.round((part / longest) * 100));
  return {
    out: { bar: { rest: percent(rests[0]), moved: percent(moves[0]) }, left: size.left, leftValue },
    in: {
      bar: { rest: percent(rests[1]), moved: percent(moves[1]) },
      charge: split.charge,
      net: split.net,
      units: split.units,
      after: has.plus(split.units),
    },
  };
}
