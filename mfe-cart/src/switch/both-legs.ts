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
    /** Of units, at the last price. */
    readonly isEstimated: boolean;
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
 * Returns both legs of a switch, what is sold and what is bought, with their figures at the last prices and as bars of
 * one scale (in percent of the longer). `targetUnits`: units of the target that the account has. `undefined` when the
 * target has another currency: what is bought is then known only when it is priced.
 */
export function bothLegs({ limits, size, target, targetUnits, charge }: SwitchedSize): BothLegs | undefined {
  const { nav, currency } = limits;
  const { NAVPrice: price, currency: bought } = target.scheme;
  if (bought !== currency) return undefined;
  const value = takenValue(size, limits);
  const split = splitSalesCharge(value, charge, price);
  const has = targetUnits ?? Units.of('0');
  const leftValue = marketValue(size.left, nav, currency);
  const hasValue = marketValue(has, price, currency);
  const [outTotal, inTotal] = [leftValue.plus(value), hasValue.plus(split.net)];
  const longest = outTotal.compare(inTotal) > 0 ? outTotal : inTotal;
  const percent = (part: Money) => Math.round(part.fractionOf(longest) * 100);
  return {
    out: { bar: { rest: percent(leftValue), moved: percent(value) }, left: size.left, leftValue },
    in: {
      isEstimated: size.by !== 'amount',
      bar: { rest: percent(hasValue), moved: percent(split.net) },
      charge: split.charge,
      net: split.net,
      units: split.units,
      after: has.plus(split.units),
    },
  };
}
