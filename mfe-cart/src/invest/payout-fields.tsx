import { ChoiceCards, Controller, SelectField } from '@portal/shared/forms';
import { Banner, Box, FailurePanel, Skeleton, Text } from '@portal/shared/ui';
import { Late } from '../core/late.tsx';
import { maskedAccount } from '../core/masked-account.ts';
import { bankKey, reinvestsOnly } from './order.ts';
import type { InvestFormState } from './use-invest-form.ts';

/** What becomes of distributions, and where a payout goes. EPF and PRS reinvest only. */
export function PayoutFields({ state }: { readonly state: InvestFormState }) {
  const { form, order } = state;
  const { choice, product } = order.context;
  if (!product) return null;
  if (reinvestsOnly(choice)) {
    return (
      <Box>
        <Text fontWeight="medium">Distribution</Text>
        <Text mt="1" color="fg.muted">
          Reinvested: distributions of this plan always buy more units.
        </Text>
      </Box>
    );
  }
  const { scheme } = product;
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
      {order.paysOut ? <BankField state={state} currency={scheme.currency} /> : null}
    </>
  );
}

function BankField({ state, currency }: { readonly state: InvestFormState; readonly currency: string }) {
  const { form, order } = state;
  const { bankAccounts } = order;
  const { bankAccounts: ofCurrency } = order.context;
  if (bankAccounts.status === 'loading') {
    return (
      <Late label="Loading bank accounts">
        <Skeleton h="10" borderRadius="md" />
      </Late>
    );
  }
  if (bankAccounts.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="Bank accounts could not be loaded"
        meaning="Reinvest instead, or try again."
        onRetry={bankAccounts.retry}
      />
    );
  }
  if (ofCurrency.length === 0) {
    return (
      <Banner tone="info" title={`No ${currency} bank account is registered for this account`}>
        Choose Reinvest, or have a bank account added first.
      </Banner>
    );
  }
  return (
    <Controller
      control={form.control}
      name="bank"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label="Pay into"
          placeholder="Choose a bank account"
          error={fieldState.error?.message}
          options={ofCurrency.map((bank) => ({
            value: bankKey(bank),
            label: `${bank.bankName} ${maskedAccount(bank.bankAccNumber)}`,
          }))}
        />
      )}
    />
  );
}
