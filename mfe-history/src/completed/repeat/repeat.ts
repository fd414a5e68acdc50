import type { Customer } from '@portal/shared/api/customers';
import type { Fund, Scheme } from '@portal/shared/api/funds';
import type { Agent } from '@portal/shared/contract';
import { type Permission, permittedActions } from '@portal/shared/selling';
import type { TransactionRow } from '../transaction-rows.ts';

/**
 * Name of the transaction that repeats a completed one, as in the address. What the service does by itself, and the second
 * leg of a switch, are not repeated.
 */
const repeatingKinds: ReadonlyMap<string, RepeatingKind> = new Map([
  ['SA', 'invest'],
  ['RD', 'redeem'],
  ['SO', 'switch'],
]);

/** Name of a transaction that can repeat a completed one. */
export type RepeatingKind = 'invest' | 'redeem' | 'switch';

/**
 * Returns the transaction that repeats a completed one of this type, a code of the service (`SA`, `RD`, `SO`);
 * `undefined` when it cannot be repeated.
 */
export const getRepeatingKind = (type: string): RepeatingKind | undefined => repeatingKinds.get(type);

/** What decides whether a transaction may be repeated. What is not loaded is `undefined`. */
export interface RepeatFacts {
  readonly agent: Agent;
  readonly customer: Customer | undefined;
  readonly accountId: string;
  readonly schemes: readonly Scheme[] | undefined;
  readonly funds: readonly Fund[] | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Returns whether a transaction may be repeated now, or the reason why not, which the drawer and the cart show too.
 * `code` is the scheme's, and one that is not listed any more is refused. Before the facts are loaded it may, because
 * the drawer checks again.
 */
export function getRepeatPermission(kind: RepeatingKind, code: string, facts: RepeatFacts): Permission {
  const { agent, customer, accountId, schemes, funds, today } = facts;
  const account = customer?.account.find((each) => each.accountId === accountId);
  if (!customer || !account || !schemes || !funds) return { allowed: true };
  const scheme = schemes.find((each) => each.scheme === code);
  if (!scheme) return { allowed: false, reason: 'This fund is no longer listed.' };
  const fund = funds.find(({ fundCode }) => fundCode === scheme.fundCode);
  return permittedActions({ agent, customer, account, scheme, fund, today })[kind];
}

/**
 * Returns a copy of the page's URL parameters with the drawer that repeats a transaction: its kind, account, scheme and
 * gross amount.
 */
export function withRepeatDrawer(
  params: URLSearchParams,
  kind: RepeatingKind,
  accountId: string,
  { scheme, gross }: Pick<TransactionRow, 'scheme' | 'gross'>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('transaction', kind);
  next.set('account', accountId);
  next.set('scheme', scheme);
  next.set('amount', gross.toString());
  return next;
}
