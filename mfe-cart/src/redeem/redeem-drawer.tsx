import { type TransactionDrawerProps, TransactionLoader, useOrderFacts } from '../transaction/index.ts';
import { RedeemForm } from './redeem-form.tsx';
import { redeemKind } from './redeem-kind.ts';

/**
 * Content of the drawer of a redemption: loads the customer's record and the offers, then shows the form; Try again
 * when that failed. With `editing`, a redemption in the cart, the form changes that item.
 */
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
