import type { Units } from '@portal/shared/money';

/** Formats units with a plus or minus sign; none for zero. */
export const formatSignedUnits = (units: Units): string =>
  units.isNegative() || units.isZero() ? units.format() : `+${units.format()}`;
