/**
 * Facade: money, units, prices and percentages as opaque decimals, never numbers (docs/architecture.md,
 * Money).
 */
export type { Order, WireNumber } from './fixed.ts';
export {
  equalShares,
  formatShare,
  formatShares,
  formatWhole,
  type Gain,
  gainOf,
  limitOfValue,
  marketValue,
  proportionOf,
  type SalesChargeSplit,
  shareOf,
  splitByShares,
  splitEqually,
  splitSalesCharge,
  sumByCurrency,
  sumOfShares,
  unitsAt,
} from './rules.ts';
export { Amount, Money, Nav, Percent, Units } from './values.ts';
export { wireAmount, wireNav, wirePercent, wireUnits } from './wire.ts';
