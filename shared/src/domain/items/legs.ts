import type { Amount, Money, Units } from '@portal/shared/money';

/** How much moves: an amount, units, or all units of a holding. */
export type Size = Money | Units | 'all';

/** A scheme, with the currency that it is traded in. */
export interface SchemeRef {
  readonly scheme: string;
  readonly schemeName: string;
  readonly currency: string;
}

const companyPrefix = 'Cempaka Biru ';

/** Returns a scheme's name without the company's, for lines that name several schemes. */
export const shortSchemeName = (schemeName: string): string =>
  schemeName.startsWith(companyPrefix) ? schemeName.slice(companyPrefix.length) : schemeName;

/** What moves into or out of a scheme. */
export interface Leg extends SchemeRef {
  /** `in` is bought with the customer's money, `out` is paid out; a switch is neither. */
  readonly direction: 'in' | 'out' | 'switch-in' | 'switch-out';
  /** With the sales charge. Absent when it is known only at the price of the switch. */
  readonly size?: Size | undefined;
  /** What money is paid to: a bank account, with its number masked, or EPF. */
  readonly payTo?: string;
}

/** What an order sells, what it buys, and how much. One of the schemes is absent unless it is a switch. */
interface Movement {
  readonly sold?: SchemeRef | undefined;
  readonly bought?: SchemeRef | undefined;
  readonly size: Size;
  readonly payTo?: string | undefined;
}

const refOf = ({ scheme, schemeName, currency }: SchemeRef): SchemeRef => ({ scheme, schemeName, currency });

/**
 * Returns the legs of an order, which are the schemes that it sells and buys, each with how much moves: sold ones
 * before bought ones. `payTo`, where the money goes, is on the sold one. What a switch buys is known beforehand only by
 * amount and in one currency; otherwise its leg has no size.
 */
export function legsOf({ sold, bought, size, payTo }: Movement): readonly Leg[] {
  const out: readonly Leg[] = sold
    ? [
        {
          direction: bought ? 'switch-out' : 'out',
          ...refOf(sold),
          size,
          ...(payTo === undefined ? {} : { payTo }),
        },
      ]
    : [];
  if (!bought) return out;
  const isKnown = !sold || (size !== 'all' && size.kind === 'money' && size.currency === bought.currency);
  return [...out, { direction: sold ? 'switch-in' : 'in', ...refOf(bought), ...(isKnown ? { size } : {}) }];
}

/**
 * Returns how much a payload redeems or switches: an amount in `currency`, units, or `all` when `isAll`, whatever its
 * numbers say.
 */
export function readSize(
  payload: { readonly amountOrUnit: 'AMOUNT' | 'UNIT'; readonly amount: Amount; readonly units: Units },
  currency: string,
  isAll: boolean,
): Size {
  if (isAll) return 'all';
  return payload.amountOrUnit === 'UNIT' ? payload.units : payload.amount.in(currency);
}

/** A size as lists of the service have it. */
type ListedSize =
  | { readonly by: 'amount'; readonly amount: Amount }
  | { readonly by: 'units'; readonly units: Units }
  | { readonly by: 'all' };

/** What a list of the service says that an item moves. */
export interface ListedMovement extends SchemeRef {
  readonly type: 'investment' | 'redemption' | 'switching';
  /** The scheme that a switch buys. */
  readonly to: SchemeRef | null;
  readonly size: ListedSize;
}

/**
 * Returns the legs (schemes sold and bought) of an item as the service lists it in applications and transactions. `to`
 * is the scheme that a switch buys; anything but an investment sells `scheme`.
 */
export function legsOfListed({ type, to, size, ...scheme }: ListedMovement): readonly Leg[] {
  const listedSize =
    size.by === 'amount' ? size.amount.in(scheme.currency) : size.by === 'units' ? size.units : 'all';
  return type === 'investment'
    ? legsOf({ bought: scheme, size: listedSize })
    : legsOf({ sold: scheme, bought: to ?? undefined, size: listedSize });
}

/** Formats a size: `MYR 1,200.00`, `1,200.00 units` or `All units` (docs/domain.md, section 2). */
export function sizeText(size: Size): string {
  if (size === 'all') return 'All units';
  return size.kind === 'money' ? `${size.currency} ${size.format()}` : `${size.format()} units`;
}

const directionNames = {
  in: 'Money in',
  out: 'Money out',
  'switch-in': 'Switch in',
  'switch-out': 'Switch out',
} as const satisfies Record<Leg['direction'], string>;

/** Returns the name on screen of a leg's direction: `Switch out`. A leg is a scheme that an item sells or buys. */
export const directionName = ({ direction }: Pick<Leg, 'direction'>): string => directionNames[direction];

/**
 * Formats how much a leg moves, `MYR 1,200.00` or `1,200.00 units`, or `at switch price` when it is not known
 * beforehand.
 */
export const legSizeText = ({ size }: Pick<Leg, 'size'>): string =>
  size === undefined ? 'at switch price' : sizeText(size);

/** Heads of the columns of a leg in a CSV file. */
export const legColumns = ['Direction', 'Fund code', 'Fund', 'Currency', 'Amount', 'Units'] as const;

/**
 * Returns a leg's cells under `legColumns`: numbers are plain decimals, all units are `All`, and a size that is not known is
 * empty. Without a leg every cell is empty. Each leg has its row, so that a spreadsheet can add up one direction in one
 * currency.
 */
export function legCells(leg: Leg | undefined): readonly string[] {
  if (!leg) return legColumns.map(() => '');
  const { size } = leg;
  const isMoney = size !== undefined && size !== 'all' && size.kind === 'money';
  return [
    directionName(leg),
    leg.scheme,
    leg.schemeName,
    leg.currency,
    isMoney ? size.toString() : '',
    size === undefined || isMoney ? '' : size === 'all' ? 'All' : size.toString(),
  ];
}
