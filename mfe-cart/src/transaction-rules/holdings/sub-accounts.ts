import type { Holding } from '@portal/shared/api/holdings';
import { proportionOf, Units } from '@portal/shared/money';

/** Units of a PRS holding's sub-accounts that nothing else takes. */
export interface FreeSubAccounts {
  readonly a: Units;
  readonly b: Units;
  /** `false`: pending transactions may take more of B than is counted here. */
  readonly isExact: boolean;
}

type HoldingUnits = Pick<Holding, 'units' | 'pendingUnits' | 'subAccounts'>;

const zero = Units.of('0');
const notBelowZero = (units: Units): Units => (units.isNegative() ? zero : units);

/** Returns the free units of a holding: all but those that pending transactions take; 0 when these are more. */
export const freeUnitsOf = ({ units, pendingUnits }: Pick<Holding, 'units' | 'pendingUnits'>): Units =>
  notBelowZero(units.minus(pendingUnits));

/** Returns the pending units of sub-account B; `undefined` when the service does not say whose the pending ones are. */
const pendingOfB = ({ pendingUnits, subAccounts }: HoldingUnits): Units | undefined =>
  subAccounts?.pendingB ?? (pendingUnits.isZero() ? zero : undefined);

/**
 * Returns the free units (without pending ones) of a PRS holding's sub-accounts `a` and `b`, which add up to all its
 * free units. `isExact` is false when the service does not say to which of them pending units belong: then `b` may have
 * less. `undefined` for a holding without sub-accounts.
 */
export function freeSubAccounts(holding: HoldingUnits): FreeSubAccounts | undefined {
  const { subAccounts } = holding;
  if (!subAccounts) return undefined;
  const free = freeUnitsOf(holding);
  const pendingB = pendingOfB(holding);
  const own = notBelowZero(subAccounts.b.minus(pendingB ?? zero));
  const b = own.compare(free) > 0 ? free : own;
  return { a: free.minus(b), b, isExact: pendingB !== undefined };
}

/**
 * Returns a holding with these units added to its pending ones. `takesFrom` (PRS only): they are of sub-account B
 * alone, or of A and B in proportion to their free units; a holding without sub-accounts ignores it. It does not check
 * that there are as many.
 */
export function holdingAfterTaking(holding: Holding, units: Units, takesFrom: 'B' | 'A+B'): Holding {
  const after = { ...holding, pendingUnits: holding.pendingUnits.plus(units) };
  const { subAccounts } = holding;
  const free = freeSubAccounts(holding);
  if (!subAccounts || !free) return after;
  const ofB = takesFrom === 'B' ? units : proportionOf(units, free.b, freeUnitsOf(holding));
  const pendingB = pendingOfB(holding);
  return {
    ...after,
    // without the service's share of B, B itself is counted down
    subAccounts: pendingB
      ? { ...subAccounts, pendingB: pendingB.plus(ofB) }
      : { ...subAccounts, b: subAccounts.b.minus(ofB) },
  };
}
