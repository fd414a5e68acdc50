import { bankAccountText } from '@portal/shared/accounts';
import type { ItemDetail } from './item-text.ts';

interface BankFields {
  readonly bankName?: string | null | undefined;
  readonly bankAccNumber?: string | null | undefined;
}

/**
 * Returns the bank account that an item's money is paid into, as text with the number masked, or `undefined` when the
 * payload names none.
 */
export const readPayTo = ({ bankName, bankAccNumber }: BankFields): string | undefined =>
  bankName && bankAccNumber ? bankAccountText(bankName, bankAccNumber) : undefined;

/** Returns the detail that every purchase has, what is done with distributions: `reinvest`, or `pay out` and where to. */
export function purchaseDetails(
  payload: BankFields & {
    readonly distributionInstruction: 'REINVEST' | 'PAYOUT';
  },
): readonly ItemDetail[] {
  const payTo = readPayTo(payload);
  const payOut = payTo === undefined ? 'pay out' : `pay out to ${payTo}`;
  return [{ value: payload.distributionInstruction === 'REINVEST' ? 'reinvest' : payOut }];
}
