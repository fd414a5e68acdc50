import { combineLoadables } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useCustomer } from '../core/customer/customer.ts';
import { type TransactionDrawerProps, TransactionLoader } from '../transaction/index.ts';
import { UpdateForm } from './update-form.tsx';
import { updateInformationKind } from './update-information-kind.ts';

/**
 * Content of the drawer of an update of the customer's record: loads record and lookups, then shows the form; Try again
 * when that failed. With `editing`, an update in the cart, the form changes that item.
 */
export function UpdateInformationDrawer({ customerId, editing, onClose }: TransactionDrawerProps) {
  const needed = combineLoadables([useCustomer(customerId), useReference('lookups')]);
  const isEditing = editing !== undefined;
  return (
    <TransactionLoader
      words={updateInformationKind.words}
      isEditing={isEditing}
      needed={needed}
      onClose={onClose}
    >
      {([customer, lookups]) => (
        <UpdateForm
          key={customerId}
          facts={{ customer, lookups }}
          editing={editing?.kind === 'clientInfoUpdate' ? editing : undefined}
          onClose={onClose}
        />
      )}
    </TransactionLoader>
  );
}
