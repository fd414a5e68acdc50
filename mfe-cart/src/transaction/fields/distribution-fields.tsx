import type { FieldBinder } from '@portal/shared/form-values';
import { ChoiceCards } from '@portal/shared/forms';
import type { ComponentProps } from 'react';
import type { Plan } from '../../core/plan.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { type DistributionValues, isReinvestOnly } from '../../transaction-rules/index.ts';
import { BankField } from './bank-field.tsx';
import { FixedAnswer } from './fixed-answer.tsx';

const bankWords = {
  failed: 'Reinvest instead, or try again.',
  none: 'Choose Reinvest, or add a bank account first.',
  noBanks: 'A payout cannot be ordered without it. Reinvest instead, or try again.',
  waits: 'Payouts wait',
} as const;

interface DistributionFieldsProps
  extends Pick<ComponentProps<typeof BankField>, 'data' | 'accounts' | 'banks'> {
  readonly plan: Plan | undefined;
  /** The scheme that is bought. */
  readonly offer: Offer;
  /** Whether distributions are paid out, so that a bank account is asked for. */
  readonly paysOut: boolean;
  readonly field: FieldBinder<DistributionValues>;
}

/**
 * Fields for the use of a fund's distributions (reinvest or pay out, what the fund does not offer is disabled), and,
 * when `paysOut`, the bank account. EPF and PRS always reinvest: for them a text shows.
 */
export function DistributionFields(props: DistributionFieldsProps) {
  const { plan, offer, paysOut, field, ...bank } = props;
  const { scheme } = offer;
  if (isReinvestOnly(plan)) {
    return (
      <FixedAnswer label="Distribution">
        Reinvested: distributions of this plan always buy more units.
      </FixedAnswer>
    );
  }
  return (
    <>
      <ChoiceCards
        {...field('distribution')}
        legend="Distribution"
        options={[
          {
            value: 'REINVEST',
            label: 'Reinvest',
            hint: scheme.reinvestment ? 'Buys more units' : 'Not offered by this fund',
            disabled: !scheme.reinvestment,
          },
          {
            value: 'PAYOUT',
            label: 'Pay out',
            hint: scheme.cashPayment ? `Needs a ${scheme.currency} bank account` : 'Not offered by this fund',
            disabled: !scheme.cashPayment,
          },
        ]}
      />
      {paysOut ? (
        <BankField field={field('bank')} {...bank} currency={scheme.currency} words={bankWords} />
      ) : null}
    </>
  );
}
