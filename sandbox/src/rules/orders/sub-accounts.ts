import { minus, percentage, proportion } from '../money.ts';

/** Share of a contribution to PRS that goes to sub-account B, in percent; the rest goes to A (domain, section 3). */
const B_SHARE = '30';

/** Units of a holding of PRS, and those of them in sub-account B, as decimal text. The others are in A. */
export interface SplitUnits {
  readonly units: string;
  readonly unitsB: string;
}

/** Units of a contribution that go to sub-account B. */
export const contributedToB = (units: string): string => percentage(units, B_SHARE);

/** Units of sub-account B among units that both sub-accounts give, or grow by, in proportion. */
export const proportionOfB = (taken: string, { units, unitsB }: SplitUnits): string =>
  proportion(unitsB, taken, units);

/** Reasons for a withdrawal that take sub-account B alone (domain, section 3). */
const REASONS_OF_B: ReadonlySet<string | null> = new Set(['2', '3', '4', '5']);

/** Whether a withdrawal for this reason takes sub-account B alone. */
export const takesB = (withdrawalReason: string | null): boolean => REASONS_OF_B.has(withdrawalReason);

/** Units of sub-account B that an order takes. */
export const takenFromB = (taken: string, isOfB: boolean, from: SplitUnits): string =>
  isOfB ? taken : proportionOfB(taken, from);

/** Units after an order has taken some. */
export const unitsAfter = (taken: string, isOfB: boolean, from: SplitUnits): SplitUnits => ({
  units: minus(from.units, taken),
  unitsB: minus(from.unitsB, takenFromB(taken, isOfB, from)),
});
