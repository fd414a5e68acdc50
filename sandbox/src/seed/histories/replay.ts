import type { Plan } from '@portal/shared/api/wire';
import type { IsoDate } from '../../rules/calendar.ts';
import { proportion, sum } from '../../rules/money.ts';
import { contributedToB, proportionOfB, type SplitUnits } from '../../rules/orders/sub-accounts.ts';
import type { Draft, Entry } from './account-state.ts';
import { isForRetirement } from './undo-transaction.ts';

/** Units of a scheme, their cost, and those of them in sub-account B of PRS. */
export interface Replayed {
  readonly units: string;
  readonly cost: string;
  readonly unitsB?: string;
}

const NOTHING = '0.00';

/** How much cost a transaction adds to a holding, or takes with its units. */
function costOf({ type, gross, units }: Draft, before: Replayed): string {
  if (type === 'DR') return NOTHING;
  return type === 'SA' || type === 'SI' ? gross : proportion(before.cost, units, before.units);
}

/** How many of a transaction's units are of sub-account B. `isRetired`: a withdrawal takes both sub-accounts. */
function unitsBOf({ type, units }: Draft, before: SplitUnits, isRetired: boolean): string {
  if (type === 'SA') return contributedToB(units);
  return type === 'RD' && !isRetired ? units : proportionOfB(units, before);
}

/**
 * Returns what an account's transactions, the earliest first, lead to in each scheme: as a settled order changes a
 * holding. `bornOn` decides what withdrawals from PRS took.
 */
export function replay(
  entries: readonly Entry[],
  plan: Plan,
  bornOn: IsoDate | null,
): ReadonlyMap<string, Replayed> {
  const positions = new Map<string, Replayed>();
  const change = (row: Draft, ofB: (before: SplitUnits) => string) => {
    const { units = NOTHING, cost = NOTHING, unitsB = NOTHING } = positions.get(row.scheme) ?? {};
    const moved = plan === 'PRS' ? ofB({ units, unitsB }) : undefined;
    positions.set(row.scheme, {
      units: sum([units, row.units]),
      cost: sum([cost, costOf(row, { units, cost })]),
      ...(moved === undefined ? {} : { unitsB: sum([unitsB, moved]) }),
    });
    return moved ?? NOTHING;
  };
  for (const [row, target] of entries) {
    const moved = change(row, (before) => unitsBOf(row, before, isForRetirement(bornOn, row.date)));
    // what was in sub-account B stays there
    if (target) change(target, () => proportion(target.units, moved, row.units));
  }
  return positions;
}
