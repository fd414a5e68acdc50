import type { SlotProps } from '@portal/shared/contract';
import { combineLoadables, mapLoadable, useSlow } from '@portal/shared/data';
import { Drawer, LoadingRows, StillWorking } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { FailurePanel } from '@portal/shared/ui';
import { useCustomer } from '../core/customer.ts';
import { joinOffers } from '../core/offer.ts';
import type { EditedItemProps } from './draft/edited-item.ts';
import { InvestForm } from './invest-form.tsx';

type TransactionDrawerProps = SlotProps['transaction-drawer'] & EditedItemProps;

/**
 * Drawer of a transaction, over any page. Takes the customer, optionally account and scheme, and with `editing` the
 * cart item to change; calls `onClose` when it is closed or done. The form opens when its data is loaded.
 */
export function TransactionDrawer(props: TransactionDrawerProps) {
  const { customerId, accountId, scheme, editing, onClose } = props;
  const customer = useCustomer(customerId);
  const listings = combineLoadables([useReference('schemes'), useReference('funds')]);
  const needed = combineLoadables([customer, listings]);
  const lookups = useReference('lookups');
  const documents = useReference('documents');
  const slow = useSlow(needed);
  if (needed.status === 'ok') {
    const [who, [schemes, funds]] = needed.value;
    return (
      <InvestForm
        key={customerId}
        facts={{
          customer: who,
          offers: joinOffers(schemes, funds),
          banks: mapLoadable(lookups, ({ banks }) => banks),
          documents,
        }}
        start={{ accountId, scheme }}
        editing={editing}
        onClose={onClose}
      />
    );
  }
  return (
    <Drawer open onClose={onClose} title={editing ? 'Edit investment' : 'Invest'}>
      {needed.status === 'failed' ? (
        <FailurePanel
          title="The form could not be prepared"
          meaning="The customer’s record or the list of funds did not arrive. Nothing was changed."
          onRetry={needed.retry}
        />
      ) : (
        <>
          {slow ? <StillWorking /> : null}
          <LoadingRows rows={5} label="Loading the form" />
        </>
      )}
    </Drawer>
  );
}
