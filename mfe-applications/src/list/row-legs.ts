import type { ApplicationRow } from '@portal/shared/api/applications';
import { type Leg, legsOfListed, type Size } from '@portal/shared/items';
import { Money, sumByCurrency } from '@portal/shared/money';

/** How much moves in one direction. */
interface Movement {
  readonly direction: Leg['direction'];
  readonly size: Size;
}

/**
 * Returns what an application moves: one leg for each scheme that its items sell (`out`) or buy (`in`), in the order of
 * the items. A leg has no size where none is known yet.
 */
export const getLegs = ({ sizes }: Pick<ApplicationRow, 'sizes'>): readonly Leg[] =>
  sizes.flatMap((size) => legsOfListed({ ...size, size }));

/**
 * Returns how much an application moves in each direction: sums by currency, then units, one entry for each leg because
 * they may be of different schemes, then one `all` if a whole holding is sold. Legs without a size, such as a switch's
 * target before its NAV is known, are left out.
 */
export function sumLegs(legs: readonly Leg[]): readonly Movement[] {
  const directions = [...new Set(legs.map(({ direction }) => direction))];
  return directions.flatMap((direction): readonly Movement[] => {
    const sizes = legs.filter((leg) => leg.direction === direction).flatMap(({ size }) => size ?? []);
    const money = sizes.filter((size) => size instanceof Money);
    const units = sizes.filter((size) => !(size instanceof Money) && size !== 'all');
    const all = sizes.includes('all') ? ['all' as const] : [];
    return [...sumByCurrency(money), ...units, ...all].map((size) => ({ direction, size }));
  });
}
