import type { ApplicationStatus } from '@portal/shared/api/status';
import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { isMixed, isPaidType } from './paid-types.ts';
import { dueText, epfPaysText, type Owing } from './payment.ts';

/** What an application waits for that need not wait, and whether it can still be sent by itself. */
interface MixedNotice {
  readonly title: string;
  readonly meaning: string;
  readonly canSendApart: boolean;
}

/** An application with its items, each by a name: `redemption CBSUK`. */
interface MixedApplication extends Owing {
  readonly status: ApplicationStatus;
  readonly items: readonly { readonly type: ItemType; readonly name: string }[];
}

/**
 * Returns the warning that in one application, items that need no payment wait for those that do, and whether they can
 * still be sent apart. `undefined` unless it has both, and waits for the customer's confirmation or for the payment.
 */
export function mixedNotice({ status, items, ...owing }: MixedApplication): MixedNotice | undefined {
  if (!isMixed(items.map(({ type }) => type))) return undefined;
  const names = items.flatMap(({ type, name }) => (isPaidType(type) ? [] : [name])).join('; ');
  const payment = owing.plan === 'EPF' ? epfPaysText(dueText(owing)) : `${dueText(owing)} is paid`;
  const title = 'What needs no payment waits for one';
  switch (status) {
    case 'Pending Customer Confirmation':
      return {
        title,
        meaning: `In one application with what is paid: ${names}. Once the customer has confirmed, this waits until ${payment}.`,
        canSendApart: true,
      };
    case 'Pending Payment':
      return {
        title,
        meaning: `In one application with what is paid: ${names}. This waits until ${payment}. The customer has confirmed both together, so it can no longer be sent by itself.`,
        canSendApart: false,
      };
    default:
      return undefined;
  }
}
