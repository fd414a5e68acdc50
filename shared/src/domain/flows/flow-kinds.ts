/**
 * What a transaction does to a customer's money (docs/domain.md, section 7). Cooling-off takes money out of what went
 * in; a switch and a reinvested dividend move none; `other` is a type that the portal does not know.
 */
export type FlowKind = 'moneyIn' | 'moneyOut' | 'switchedOut' | 'switchedIn' | 'reinvested' | 'other';

/** Name of each kind on screen. */
export const flowNames: Readonly<Record<FlowKind, string>> = {
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  switchedOut: 'Switched out',
  switchedIn: 'Switched in',
  reinvested: 'Reinvested',
  other: 'Other transactions',
};

/** Says on screen what is money in and what is money out. */
export const flowDefinition =
  'Money in: purchases less cooling-off. Money out: redemptions and dividends that were paid out. Switches and reinvested dividends are neither.';

/** The kinds that are neither money in nor money out, in the order of the screens. */
export const neutralKinds = ['switchedOut', 'switchedIn', 'reinvested', 'other'] as const;

interface TransactionTypeFacts {
  /** Name on screen. */
  readonly name: string;
  readonly kind: FlowKind;
  /** Reduces its kind: the money of a cooling-off is given back. */
  readonly isReversal?: true;
}

/** Types of completed transactions (docs/domain.md, section 7). */
const transactionTypes: ReadonlyMap<string, TransactionTypeFacts> = new Map<string, TransactionTypeFacts>([
  ['SA', { name: 'Purchase', kind: 'moneyIn' }],
  ['CO', { name: 'Cooling-off', kind: 'moneyIn', isReversal: true }],
  ['RD', { name: 'Redemption', kind: 'moneyOut' }],
  ['SO', { name: 'Switch out', kind: 'switchedOut' }],
  ['SI', { name: 'Switch in', kind: 'switchedIn' }],
  ['DR', { name: 'Reinvestment', kind: 'reinvested' }],
]);

/**
 * Returns what a transaction's type says of a customer's money: its name on screen, its kind (money in, money out, or
 * neither), and whether it reduces that kind. An unknown type is named by its code, and is neither money in nor out.
 */
export const getTransactionTypeFacts = (type: string): TransactionTypeFacts =>
  transactionTypes.get(type) ?? { name: type, kind: 'other' };
