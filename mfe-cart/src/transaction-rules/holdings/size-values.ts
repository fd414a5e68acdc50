import type { RedemptionSent } from '@portal/shared/api/transaction-payloads';
import type { Size } from '@portal/shared/items';
import { type Money, Units } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { readTypedAmount } from '@portal/shared/typed-amount';

/** The fields in which an agent says how much is taken out of a holding, as typed. */
export const sizeFields = {
  way: z.enum(['amount', 'units', 'all']),
  amount: z.string(),
  units: z.string(),
};
const sizeValues = z.object(sizeFields);
/** Values of the fields. */
export type SizeValues = z.output<typeof sizeValues>;

/** How much is taken. `units` is an estimate when it is by amount; `left` is what stays. */
export type TakenSize = { readonly units: Units; readonly left: Units } & (
  | { readonly by: 'amount'; readonly money: Money }
  | { readonly by: 'units' | 'all' }
);

/**
 * Returns the form's values of how much is taken: those of an item's `size` (amount, units, or `all`), or, in a new
 * form without one, by amount, with `amount` (a decimal, may be empty).
 */
export function typedSize(size?: Size, amount = ''): SizeValues {
  if (size === 'all') return { way: 'all', amount, units: '' };
  return size?.kind === 'units'
    ? { way: 'units', amount, units: size.format() }
    : { way: 'amount', amount: size?.format() ?? amount, units: '' };
}

/**
 * Returns the form's values of how much is taken with normalized amount and units, to compare whether they changed:
 * `1000` and `1,000.00` are the same. What cannot be read stays as typed.
 */
export function normalizedSize({ way, amount, units }: SizeValues, currency: string): SizeValues {
  const typed = readTypedAmount(currency, amount);
  return {
    way,
    amount: typed.status === 'read' ? typed.money.toString() : amount,
    units: Units.parse(units)?.toString() ?? units,
  };
}

type SentSize = Pick<RedemptionSent, 'amountOrUnit' | 'amount' | 'units'>;

/**
 * Returns the fields by which a payload says how much of a holding is taken: by amount or by units. The unused one is
 * 0; all units are sent as their number.
 */
export function takenFields(size: TakenSize): SentSize {
  return size.by === 'amount'
    ? { amountOrUnit: 'AMOUNT', amount: size.money.toWire(), units: 0 }
    : { amountOrUnit: 'UNIT', amount: 0, units: size.units.toWire() };
}
