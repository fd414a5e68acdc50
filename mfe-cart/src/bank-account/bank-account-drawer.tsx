import { combineLoadables } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useCustomer } from '../core/customer/customer.ts';
import { type TransactionDrawerProps, TransactionLoader } from '../transaction/index.ts';
import { BankAccountForm } from './bank-account-form.tsx';
import { bankAccountKind } from './bank-account-kind.ts';

/** Content of a bank account addition's drawer. The form opens when its data is loaded. */
export function BankAccountDrawer({
  customerId,
  accountId,
  currency,
  editing,
  onClose,
}: TransactionDrawerProps) {
  const needed = combineLoadables([useCustomer(customerId), useReference('lookups')]);
  const isEditing = editing !== undefined;
  return (
    <TransactionLoader words={bankAccountKind.words} isEditing={isEditing} needed={needed} onClose={onClose}>
      {([customer, lookups]) => (
        <BankAccountForm
          key={customerId}
          facts={{ customer, lookups }}
          start={{ accountId, currency }}
          editing={editing?.kind === 'bankar' ? editing : undefined}
          onClose={onClose}
        />
      )}
    </TransactionLoader>
  );
}
