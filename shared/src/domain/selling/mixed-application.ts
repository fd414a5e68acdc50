import type { ApplicationStatus } from '@portal/shared/api/status';
import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { capitalize } from '@portal/shared/sentence';
import { isMixed, isPaidType } from './paid-types.ts';
import { dueText, epfPaysText, type Owing } from './payment.ts';

/** Items that wait for the payment of others, and the label of the action that sends them before it. */
interface MixedNotice {
  readonly title: string;
  readonly meaning: string;
  /** Absent when they can no longer be sent separately. */
  readonly sendLabel?: string;
}

/** An application with its items, each by a name: `redemption CBSUK`. */
interface MixedApplication extends Owing {
  readonly status: ApplicationStatus;
  readonly items: readonly { readonly type: ItemType; readonly name: string }[];
}

/** Names one item, and counts several: `redemption CBSUK`, `2 items`. */
const nameOrCount = (names: readonly string[]): string =>
  names.length === 1 ? names.join() : `${names.length} items`;

/**
 * Returns the label of the action that sends the items with these names before the payment of others: `Send redemption
 * CBSUK separately`, `Send 2 items separately`.
 */
export const sendApartLabel = (names: readonly string[]): string => `Send ${nameOrCount(names)} separately`;

/**
 * Returns the warning that in one application, items that need no payment wait for those that do, and how they can
 * still be sent separately. `undefined` unless it has both, and waits for the customer's confirmation or for the
 * payment.
 */
export function mixedNotice({ status, items, ...owing }: MixedApplication): MixedNotice | undefined {
  if (!isMixed(items.map(({ type }) => type))) return undefined;
  const names = items.flatMap(({ type, name }) => (isPaidType(type) ? [] : [name]));
  const subject = nameOrCount(names);
  const title = `${capitalize(subject)} ${names.length === 1 ? 'waits' : 'wait'} for a payment`;
  const payment = owing.plan === 'EPF' ? epfPaysText(dueText(owing)) : `${dueText(owing)} is paid`;
  // the title names a single one
  const waiting = names.length === 1 ? 'It is' : `${capitalize(names.join('; '))} are`;
  const meaning = `${waiting} in one application with the investment, and processed only after ${payment}.`;
  switch (status) {
    case 'Pending Customer Confirmation':
      return {
        title,
        meaning,
        sendLabel: sendApartLabel(names),
      };
    case 'Pending Payment':
      return {
        title,
        meaning: `${meaning} The customer has confirmed both together, so this can no longer be sent separately.`,
      };
    default:
      return undefined;
  }
}
