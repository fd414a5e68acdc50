import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import { minus, percentage, proportion } from '../money.ts';

/** Share of a contribution to PRS that goes to sub-account B, in percent; the rest goes to A (docs/domain.md, section 3). */
const B_SHARE = '30';

/** Units of a holding of PRS, and those of them in sub-account B, as decimal text. The others are in A. */
export interface SplitUnits {
  readonly units: string;
  readonly unitsB: string;
}

/** Returns the units of a contribution to PRS that go to sub-account B, 30%, as decimal text. */
export const contributedToB = (units: string): string => percentage(units, B_SHARE);

/**
 * Returns how many of the `taken` units are of PRS sub-account B, when both sub-accounts give (or grow by) them in
 * proportion.
 */
export const proportionOfB = (taken: string, { units, unitsB }: SplitUnits): string =>
  proportion(unitsB, taken, units);

/** Whether a withdrawal from PRS for this reason takes sub-account B alone. */
export const takesB = (reason: string | null): boolean => withdrawalReason(reason)?.takesFrom === 'B';

/** Returns how many of the `taken` units are of PRS sub-account B: all when `isOfB`, else in proportion. */
export const takenFromB = (taken: string, isOfB: boolean, from: SplitUnits): string =>
  isOfB ? taken : proportionOfB(taken, from);

/**
 * Returns the units of a PRS holding, and those of its sub-account B, after an order has taken some: of B alone when
 * `isOfB`, else of both in proportion.
 */
export const unitsAfter = (taken: string, isOfB: boolean, from: SplitUnits): SplitUnits => ({
  units: minus(from.units, taken),
  unitsB: minus(from.unitsB, takenFromB(taken, isOfB, from)),
});
