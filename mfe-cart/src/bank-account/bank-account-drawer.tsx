import { combineLoadables } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useCustomer } from '../core/customer/customer.ts';
import { type TransactionDrawerProps, TransactionLoader } from '../transaction/index.ts';
import { BankAccountForm } from './bank-account-form.tsx';
import { bankAccountKind } from './bank-account-kind.ts';

/**
 * Content of the drawer that adds a bank account to the customer's record. It loads record and lookups, then shows the
 * form; when they do not load, a failure with Try again. With `editing`, the form changes that item of the cart, if it
 * is a bank account addition.
 */
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
