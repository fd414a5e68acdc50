/**
 * Facade: money, units, prices and percentages as opaque decimals, never numbers (docs/architecture.md,
 * Money).
 */
export type { Order } from './fixed.ts';
export {
  type Gain,
  gainOf,
  marketValue,
  type SalesChargeSplit,
  shareOf,
  splitSalesCharge,
  sumByCurrency,
  unitsAt,
} from './rules.ts';
export { Amount, Money, Nav, Percent, Units } from './values.ts';
export { wireAmount, wireNav, wirePercent, wireUnits } from './wire.ts';
