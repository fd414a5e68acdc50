import { getAccountLine } from '@portal/shared/accounts';
import type { Account } from '@portal/shared/api/accounts';
import { takeRows, useGradualCount } from '@portal/shared/gradual-list';
import { memo } from 'react';
import type { CartView } from '../cart-view.ts';
import { CartCard } from './cart-card.tsx';
import type { RowActions } from './cart-item-row.tsx';

interface CartCardsProps extends RowActions {
  readonly view: Pick<CartView, 'onboardings' | 'accounts' | 'records' | 'visibleRows'>;
  /** The customer's accounts; absent until the record has loaded. */
  readonly accounts: readonly Account[] | undefined;
}

/**
 * The cards of the cart's rows: of onboardings, of all accounts, and of the customer's record. The rows of a long cart
 * are added step by step, so that the page answers.
 */
export const CartCards = memo(function CartCards({ view, accounts, ...row }: CartCardsProps) {
  const onboardings = takeRows(view.onboardings, useGradualCount(view.visibleRows.length));
  const { groups, remainingCount } = takeRows(view.accounts, onboardings.remainingCount);
  return (
    <>
      {onboardings.groups.map(({ group: { id, items }, rows }) => (
        <CartCard
          key={id}
          title="Onboarding"
          note={items.length > 1 ? 'Sent together, in one checkout' : undefined}
          quantity={items.length}
          rows={rows}
          {...row}
        />
      ))}
      {groups.map(({ group: { accountId, plan, items }, rows }) => {
        const account = accounts?.find((each) => each.accountId === accountId);
        return (
          <CartCard
            key={accountId}
            title={accountId}
            plan={plan}
            note={account && getAccountLine(account)}
            quantity={items.length}
            rows={rows}
            {...row}
          />
        );
      })}
      {view.records.length > 0 && remainingCount > 0 ? (
        <CartCard
          title="Customer record"
          quantity={view.records.length}
          rows={view.records.slice(0, remainingCount)}
          {...row}
        />
      ) : null}
    </>
  );
});
