import type { BankAccount } from '@portal/shared/api/bank-accounts';
import { ChoiceCards, Controller, SelectField } from '@portal/shared/forms';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { maskedAccount } from '@portal/shared/selling';
import { Banner, Box, FailurePanel, Skeleton, Stack, Text } from '@portal/shared/ui';
import { isPending } from '../../core/bank-accounts/bank-data.ts';
import { bankKey, isReinvestOnly, payoutAccount } from '../order.ts';
import type { InvestFormState } from '../use-invest-form.ts';

/** Fields for the distribution and a payout's bank account. EPF and PRS always reinvest. */
export function PayoutFields({ state }: { readonly state: InvestFormState }) {
  const { form, order } = state;
  const { choice, offer } = order.context;
  if (!offer) return null;
  if (isReinvestOnly(choice)) {
    return (
      <Box>
        <Text fontWeight="medium">Distribution</Text>
        <Text mt="1" color="fg.muted">
          Reinvested: distributions of this plan always buy more units.
        </Text>
      </Box>
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
      {order.paysOut ? <BankField state={state} currency={scheme.currency} /> : null}
    </>
  );
}

function BankField({ state, currency }: { readonly state: InvestFormState; readonly currency: string }) {
  const { form, values, order } = state;
  const { bankData } = order;
  const { bankAccounts: ofCurrency } = order.context;
  if (bankData.status === 'loading') {
    return (
      <DelayedPlaceholder label="Loading bank accounts">
        <Skeleton h="10" borderRadius="md" />
      </DelayedPlaceholder>
    );
  }
  if (bankData.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="Bank accounts could not be loaded"
        meaning="Reinvest instead, or try again."
        onRetry={bankData.retry}
      />
    );
  }
  const { banks } = order.context;
  const { retryMissing } = bankData.value;
  const missing = retryMissing ? (
    <FailurePanel
      compact
      title="Bank accounts that are still being added could not be loaded"
      meaning="Those that are registered can be chosen."
      onRetry={retryMissing}
    />
  ) : null;
  if (ofCurrency.length === 0) {
    return (
      missing ?? (
        <Banner tone="info" title={`No ${currency} bank account is registered for this account`}>
          Choose Reinvest, or have a bank account added first.
        </Banner>
      )
    );
  }
  const chosen = payoutAccount(values.bank, ofCurrency);
  return (
    <Stack gap="3">
      <Controller
        control={form.control}
        name="bank"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            data-private
            value={chosen ? bankKey(chosen) : ''}
            label="Pay into"
            placeholder="Choose a bank account"
            help={chosen && isPending(chosen) ? pendingHelp : undefined}
            error={fieldState.error?.message}
            options={ofCurrency.map((bank) => ({ value: bankKey(bank), label: bankLabel(bank) }))}
          />
        )}
      />
      {missing}
      {banks.status === 'failed' ? (
        <FailurePanel
          compact
          title="The list of banks could not be loaded"
          meaning="A payout cannot be ordered without it. Reinvest instead, or try again."
          onRetry={banks.retry}
        />
      ) : null}
    </Stack>
  );
}

const pendingHelp = 'This account is still being added. Payouts wait until it is registered.';

function bankLabel(bank: BankAccount): string {
  const label = `${bank.bankName} ${maskedAccount(bank.bankAccNumber)}`;
  return isPending(bank) ? `${label} (pending)` : label;
}
