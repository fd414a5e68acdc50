import { ChoiceCards } from '@portal/shared/forms';
import type { ComponentProps, ReactElement } from 'react';
import type { Plan } from '../../core/plan.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { type Distribution, isReinvestOnly } from '../../transaction-rules/index.ts';
import { BankField } from './bank-field.tsx';
import type { ControlledField } from './controlled-field.ts';
import { FixedAnswer } from './fixed-answer.tsx';

const bankWords = {
  failed: 'Reinvest instead, or try again.',
  none: 'Choose Reinvest, or have a bank account added first.',
  noBanks: 'A payout cannot be ordered without it. Reinvest instead, or try again.',
  waits: 'Payouts wait',
} as const;

type Bind<Value> = (render: (control: ControlledField<Value>) => ReactElement) => ReactElement;

interface DistributionFieldsProps
  extends Pick<ComponentProps<typeof BankField>, 'data' | 'accounts' | 'banks'> {
  readonly plan: Plan | undefined;
  /** The scheme that is bought. */
  readonly offer: Offer;
  /** Whether distributions are paid out, so that a bank account is asked for. */
  readonly paysOut: boolean;
  /** Connect the two fields with the form. */
  readonly bindDistribution: Bind<Distribution['instruction']>;
  readonly bindBank: Bind<string>;
}

/** Fields for the distribution and a payout's bank account. EPF and PRS always reinvest. */
export function DistributionFields(props: DistributionFieldsProps) {
  const { plan, offer, paysOut, bindDistribution, bindBank, ...bank } = props;
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
      {bindDistribution(({ field, fieldState }) => (
        <ChoiceCards
          {...field}
          legend="Distribution"
          error={fieldState.error?.message}
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
              hint: scheme.cashPayment
                ? `Needs a ${scheme.currency} bank account`
                : 'Not offered by this fund',
              disabled: !scheme.cashPayment,
            },
          ]}
        />
      ))}
      {paysOut
        ? bindBank((control) => (
            <BankField {...control} {...bank} currency={scheme.currency} words={bankWords} />
          ))
        : null}
    </>
  );
}
