import { TextField } from '@portal/shared/forms';
import { BankField, FixedAnswer } from '../transaction/index.ts';
import type { RedeemFormState } from './use-redeem-form.ts';

const bankWords = {
  failed: 'A redemption is paid into one of them: try again.',
  none: 'A redemption is paid into a bank account of its currency. Add one first.',
  noBanks: 'A redemption cannot be ordered without it. Try again.',
  waits: 'The redemption waits',
} as const;

interface PaymentFieldsProps {
  readonly state: RedeemFormState;
  readonly currency: string;
}

/**
 * Fields for where the money of a redemption goes: a choice of bank account of this currency (cash plan), or a text
 * that it goes back to EPF, or to the member by the PRS, with an optional description.
 */
export function PaymentFields({ state, currency }: PaymentFieldsProps) {
  const { field, order } = state;
  if (order.plan === 'PRS')
    return (
      <>
        <TextField
          {...field('description')}
          label="Description"
          aside="Optional"
          help="When it is empty, the reason’s name is sent."
        />
        <FixedAnswer label="Paid to">
          The member, by the retirement scheme. No bank account is needed.
        </FixedAnswer>
      </>
    );
  if (order.plan === 'EPF')
    return <FixedAnswer label="Paid to">Back to EPF. No bank account is needed.</FixedAnswer>;
  return (
    <BankField
      field={field('bank')}
      currency={currency}
      data={order.bankData}
      accounts={order.bankAccounts}
      banks={order.banks}
      words={bankWords}
    />
  );
}
