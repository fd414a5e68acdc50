import type { Money } from '@portal/shared/money';
import { compareCurrencies } from '@portal/shared/selling';
import type { Need } from './need.ts';

/**
 * Compares two needs of a group for sorting by what is lost by waiting: what ends soonest, then what has been begun, then
 * the larger sum, then the older. Sums of different currencies are not compared: ringgit come first.
 */
export function compareNeeds(one: Need, other: Need): number {
  return (
    compareTimes(one.endsAt, other.endsAt) ||
    Number(other.part === 'open') - Number(one.part === 'open') ||
    compareSums(one.sums[0], other.sums[0]) ||
    compareTimes(one.since || undefined, other.since || undefined) ||
    one.customerName.localeCompare(other.customerName)
  );
}

/** The earlier first, none last. */
function compareTimes(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return Date.parse(one) - Date.parse(other);
}

/** The larger first, none last. */
function compareSums(one: Money | undefined, other: Money | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.currency === other.currency
    ? other.compare(one)
    : compareCurrencies(one.currency, other.currency);
}
