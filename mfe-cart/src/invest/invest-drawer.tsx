import { combineLoadables, mapLoadable, useSlow } from '@portal/shared/data';
import { Drawer, LoadingRows, StillWorking } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { FailurePanel } from '@portal/shared/ui';
import { useCustomer } from '../core/customer/customer.ts';
import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { joinOffers } from '../core/pricing/offer.ts';
import type { TransactionDrawerProps } from '../transaction/index.ts';
import { InvestForm } from './invest-form.tsx';
import { investKind } from './invest-kind.ts';

/** Drawer of an investment. The form opens when its data is loaded. */
export function InvestDrawer({ customerId, accountId, scheme, editing, onClose }: TransactionDrawerProps) {
  const customer = useCustomer(customerId);
  const listings = combineLoadables([useReference('schemes'), useReference('funds')]);
  const needed = combineLoadables([customer, listings]);
  const lookups = useReference('lookups');
  const documents = useReference('documents');
  const slow = useSlow(needed);
  const savedReasons = useSavedReasons(editing ? [editing.id] : []);
  if (needed.status === 'ok' && savedReasons) {
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
        editing={editing?.kind === 'investment' ? editing : undefined}
        savedReason={editing && savedReasons[editing.id]}
        onClose={onClose}
      />
    );
  }
  return (
    <Drawer open onClose={onClose} title={editing ? investKind.words.editTitle : investKind.words.title}>
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
