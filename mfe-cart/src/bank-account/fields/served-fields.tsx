import { bankFields } from '@portal/shared/fields';
import { SelectField } from '@portal/shared/forms';
import { planName } from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { Banner, FailurePanel } from '@portal/shared/ui';
import type { FieldsProps } from './row-controls.tsx';

/**
 * Fields for the currency, and for the customer's account (plan) whose money the bank account receives, the 'served'
 * one.
 */
export function ServedFields({ state }: FieldsProps) {
  return (
    <>
      <SelectField
        {...state.field('currency')}
        label={bankFields.currency.label}
        options={state.lookups.currency.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }))}
      />
      <AccountField state={state} />
    </>
  );
}

function AccountField({ state }: FieldsProps) {
  const { accounts, customer, served, form } = state;
  if (accounts.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="Cash accounts could not be loaded"
        meaning="A bank account is added to one of them. Try again."
        onRetry={accounts.retry}
      />
    );
  }
  if (accounts.status === 'ok' && accounts.value.length === 0) {
    return (
      <Banner tone="info" title={`No cash account in ${form.values.currency}`}>
        Only cash accounts with that currency pay into a bank account. Choose another currency.
      </Banner>
    );
  }
  const options = accounts.status === 'ok' ? accounts.value : [];
  const noteOf = (id: string): string => {
    const found = customer.account.find(({ accountId }) => accountId === id);
    return found ? ` · ${planName(found.plan)}` : '';
  };
  return (
    <SelectField
      {...state.field('accountId')}
      label="Cash account"
      placeholder={accounts.status === 'loading' ? 'Loading accounts…' : 'Choose an account'}
      value={served?.accountId ?? ''}
      help="Redemptions and payouts of this account can be paid into the bank account."
      options={options.map(({ accountId }) => ({
        value: accountId,
        label: accountLabel(accountId) + noteOf(accountId),
      }))}
      onChange={({ target }) => state.chooseAccount(target.value)}
    />
  );
}
