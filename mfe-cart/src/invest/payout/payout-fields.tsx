import { ChoiceCards, Controller } from '@portal/shared/forms';
import { isReinvestOnly } from '../../core/distribution/distribution.ts';
import { BankField, FixedAnswer } from '../../transaction/index.ts';
import type { InvestFormState } from '../use-invest-form.ts';

const bankWords = {
  failed: 'Reinvest instead, or try again.',
  none: 'Choose Reinvest, or have a bank account added first.',
  noBanks: 'A payout cannot be ordered without it. Reinvest instead, or try again.',
  waits: 'Payouts wait',
} as const;

/** Fields for the distribution and a payout's bank account. EPF and PRS always reinvest. */
export function PayoutFields({ state }: { readonly state: InvestFormState }) {
  const { form, order } = state;
  const { choice, offer } = order.context;
  if (!offer) return null;
  if (isReinvestOnly(choice?.account.plan)) {
    return (
      <FixedAnswer label="Distribution">
        Reinvested: distributions of this plan always buy more units.
      </FixedAnswer>
    );
  }
  const { scheme } = offer;
  return (
    <>
      <Controller
        control={form.control}
        name="distribution"
        render={({ field, fieldState }) => (
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
        )}
      />
      {order.paysOut ? (
        <Controller
          control={form.control}
          name="bank"
          render={(shown) => (
            <BankField
              {...shown}
              currency={scheme.currency}
              data={order.bankData}
              accounts={order.context.bankAccounts}
              banks={order.context.banks}
              words={bankWords}
            />
          )}
        />
      ) : null}
    </>
  );
}
