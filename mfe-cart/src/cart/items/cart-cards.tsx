import type { Account } from '@portal/shared/api/accounts';
import { memo } from 'react';
import { accountText } from '../../core/customer/account-text.ts';
import { firstRows } from '../../core/gradual-list/first-rows.ts';
import { useGradualCount } from '../../core/gradual-list/use-gradual-count.ts';
import type { CartView } from '../cart-view.ts';
import { CartCard } from './cart-card.tsx';
import type { RowActions } from './cart-item-row.tsx';

interface CartCardsProps extends RowActions {
  readonly view: Pick<CartView, 'openings' | 'accounts' | 'records' | 'shown'>;
  /** The customer's accounts; absent until the record has loaded. */
  readonly accounts: readonly Account[] | undefined;
}

/** The cards of onboardings, of all accounts, and of the customer's record. The rows of a long cart are added step by step. */
export const CartCards = memo(function CartCards({ view, accounts, ...row }: CartCardsProps) {
  const openings = firstRows(view.openings, useGradualCount(view.shown.length));
  const { shown, left } = firstRows(view.accounts, openings.left);
  return (
    <>
      {openings.shown.map(({ group: { id, items }, rows }) => (
        <CartCard
          key={id}
          title="Onboarding"
          note={items.length > 1 ? 'Sent together, in one checkout' : undefined}
          quantity={items.length}
          rows={rows}
          {...row}
        />
      ))}
      {shown.map(({ group: { accountId, plan, items }, rows }) => (
        <CartCard
          key={accountId}
          title={accountId}
          plan={plan}
          note={accountText(accounts?.find((account) => account.accountId === accountId))}
          quantity={items.length}
          rows={rows}
          {...row}
        />
      ))}
      {view.records.length > 0 && left > 0 ? (
        <CartCard
          title="Customer record"
          quantity={view.records.length}
          rows={view.records.slice(0, left)}
          {...row}
        />
      ) : null}
    </>
  );
});
