import type { ItemType } from '@portal/shared/api/transaction-payloads';
import type { Amount, Money } from '@portal/shared/money';
import { isMixed } from './paid-types.ts';

/** Name of the form by which EPF pays (docs/domain.md, section 6). */
const epfForm = 'form 9N (AHL)';

/** What an application still owes, and the plan of its account. */
export interface Owing {
  readonly plan: 'CS' | 'EPF' | 'PRS' | null;
  readonly due: readonly { readonly currency: string; readonly amount: Amount }[];
}

/** Formats a sum with its currency: `MYR 19,000.00`. */
export const sumText = (sum: Money): string => `${sum.currency} ${sum.format()}`;

/**
 * Formats what an application still owes, in each currency: `MYR 19,000.00 and USD 50.00`. Empty when nothing is due.
 */
export const dueText = ({ due }: Pick<Owing, 'due'>): string =>
  due.map(({ currency, amount }) => sumText(amount.in(currency))).join(' and ');

/**
 * Returns the words that say how EPF pays these sums, as `dueText` formats them: `EPF pays MYR 10,000.00 by form 9N
 * (AHL)`.
 */
export const epfPaysText = (sums: string): string => `EPF pays ${sums} by ${epfForm}`;

/**
 * Returns the label of the agent's next step for an application that waits for payment: `Pay MYR 19,000.00`, `Pay` when
 * no sum is known, or `Submit form 9N (AHL)` for an EPF account.
 */
export function paymentLabel(owing: Owing): string {
  if (owing.plan === 'EPF') return `Submit ${epfForm}`;
  return owing.due.length === 0 ? 'Pay' : `Pay ${dueText(owing)}`;
}

/**
 * Returns what an application waits for: `MYR 19,000.00 to be paid`, or for an EPF account, whose money is not the
 * agent's to pay, `EPF pays MYR 19,000.00 by form 9N (AHL)`; `undefined` when nothing is due. With the types of its
 * items, it says that what needs no payment waits too.
 */
export function outstandingText({
  types = [],
  ...owing
}: Owing & { readonly types?: readonly ItemType[] }): string | undefined {
  if (owing.due.length === 0) return undefined;
  const payment = owing.plan === 'EPF' ? epfPaysText(dueText(owing)) : `${dueText(owing)} to be paid`;
  return isMixed(types) ? `${payment}; the other items wait for this payment` : payment;
}
