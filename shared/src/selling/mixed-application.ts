import type { ApplicationStatus } from '@portal/shared/api/status';
import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { isMixed, isPaidType } from './paid-types.ts';
import { type Owing, outstandingText } from './payment.ts';

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

/** Returns the warning about an application of both kinds, as long as its payment is to come; else `undefined`. */
export function mixedNotice({ status, items, ...owing }: MixedApplication): MixedNotice | undefined {
  if (!isMixed(items.map(({ type }) => type))) return undefined;
  const names = items.flatMap(({ type, name }) => (isPaidType(type) ? [] : [name])).join('; ');
  const payment = outstandingText(owing) ?? 'a payment';
  const title = 'What needs no payment waits for one';
  switch (status) {
    case 'Pending Customer Confirmation':
      return {
        title,
        meaning: `The service put it into one application with what is paid: ${names}. Once the customer has confirmed, it waits too: ${payment}.`,
        canSendApart: true,
      };
    case 'Pending Payment':
      return {
        title,
        meaning: `The service put it into one application with what is paid: ${names}. The customer has confirmed both together, so it can no longer be sent by itself. It goes on after this: ${payment}.`,
        canSendApart: false,
      };
    default:
      return undefined;
  }
}
