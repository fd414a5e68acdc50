import type { OrderRows } from '../../database/order-rows.ts';
import { signersOf } from '../../rules/orders/signers.ts';
import type { AccountRow, ConfirmationLinkRow } from '../rows.ts';

/** The customer's answer to a past order. */
interface PastAnswer {
  readonly status: string;
  readonly at: Date;
}

/**
 * Returns the links of a past order's e-mails, answered as its status implies; without `answer` they wait. A holder's
 * rejection needs no other answer.
 */
export function confirmationLinksOf(
  { checkout }: Pick<OrderRows, 'checkout'>,
  account: AccountRow,
  answer: PastAnswer | undefined,
  sentAt: Date,
): readonly ConfirmationLinkRow[] {
  const isRejected = answer?.status === 'Rejected';
  const isConfirmed = answer !== undefined && !isRejected && answer.status !== 'Expired';
  return signersOf(checkout, [account]).map(({ id, name, email }, index) => ({
    token: `${checkout.id}-${index + 1}`,
    checkoutId: checkout.id,
    recipient: email,
    signer: id,
    name,
    sentAt,
    confirmedAt: isConfirmed ? answer.at : null,
    rejectedAt: isRejected && index === 0 ? answer.at : null,
    voidedAt: null,
  }));
}
