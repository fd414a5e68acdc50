import { type TransactionDrawerProps, TransactionLoader, useOrderFacts } from '../transaction/index.ts';
import { RedeemForm } from './redeem-form.tsx';
import { redeemKind } from './redeem-kind.ts';

/** Content of a redemption's drawer. The form opens when its data is loaded. */
export function RedeemDrawer({ customerId, editing, onClose, ...start }: TransactionDrawerProps) {
  const needed = useOrderFacts(customerId);
  const isEditing = editing !== undefined;
  return (
    <TransactionLoader words={redeemKind.words} isEditing={isEditing} needed={needed} onClose={onClose}>
      {(facts) => (
        <RedeemForm
          key={customerId}
          facts={facts}
          start={start}
          editing={editing?.kind === 'redemption' ? editing : undefined}
          onClose={onClose}
        />
      )}
    </TransactionLoader>
  );
}
