import { TextField } from '@portal/shared/forms';
import { BankField, FixedAnswer } from '../transaction/index.ts';
import type { RedeemFormState } from './use-redeem-form.ts';

const bankWords = {
  failed: 'A redemption is paid into one of them: try again.',
  none: 'A redemption is paid into a bank account of its currency: have one added first.',
  noBanks: 'A redemption cannot be ordered without it. Try again.',
  waits: 'The redemption waits',
} as const;

interface PaymentFieldsProps {
  readonly state: RedeemFormState;
  readonly currency: string;
}

/** Fields for where the money of a redemption goes: a bank account, back to EPF, or as PRS pays a withdrawal. */
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
          The member, by the retirement scheme: no bank account is asked for.
        </FixedAnswer>
      </>
    );
  if (order.plan === 'EPF')
    return <FixedAnswer label="Paid to">Back to EPF: no bank account is asked for.</FixedAnswer>;
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
