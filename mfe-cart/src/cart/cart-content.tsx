import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { useSlow, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { Card, LoadingRows, PageHead, Segmented, StillWorking, TwoColumns } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { EmptyState, FailurePanel, useAgent, useSearchParams } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { accountText } from '../core/account-text.ts';
import type { CartItem, InvestmentItem } from '../core/cart-item.ts';
import { withDependencies, withDependents, withOnboardingItems } from '../core/dependencies.ts';
import type { Cart } from '../core/merge-channels.ts';
import { useCart } from '../core/use-cart.ts';
import { usePriceDate } from '../core/use-price-date.ts';
import { AlreadySent } from '../sent-checkouts/index.ts';
import { AllocationCard } from './allocation/allocation-card.tsx';
import { type CartFilter, cartFilters, cartView, isCartFilter } from './cart-view.ts';
import { EditDrawer } from './edit-drawer.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartCard } from './items/cart-card.tsx';
import { ChoiceBar } from './items/choice-bar.tsx';
import { RemovedHint } from './removal/removed-hint.tsx';
import { type Removal, useRemoval } from './removal/use-removal.ts';
import { CheckoutBar, CheckoutRail } from './totals/checkout-rail.tsx';
import { useAddedBankIds } from './use-added-bank-ids.ts';

interface CartContentProps {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
}

const filterNames = {
  all: 'All',
  ready: 'Ready',
  warning: 'Warning',
  blocked: 'Blocked',
} as const satisfies Record<CartFilter, string>;

/** The cart on its way, failed, or there. */
export function CartContent({ customerId, customer }: CartContentProps) {
  const cart = useCart(customerId);
  // outlasts a reading of the cart that fails: what was removed stays hidden, and can be undone
  const removal = useRemoval(customerId);
  const slow = useSlow(cart);
  if (cart.status === 'loading') {
    return (
      <>
        <PageHead title="Cart" actions={slow ? <StillWorking /> : undefined} />
        <Card>
          <LoadingRows rows={4} values={2} label="Loading the cart" />
        </Card>
      </>
    );
  }
  if (cart.status === 'failed') {
    return (
      <>
        <PageHead title="Cart" />
        <Card>
          <FailurePanel
            title="The cart could not be loaded"
            meaning="What is in it is safe, and nothing was changed."
            onRetry={cart.retry}
          />
        </Card>
      </>
    );
  }
  return <LoadedCart customerId={customerId} customer={customer} cart={cart.value} removal={removal} />;
}

interface LoadedCartProps extends CartContentProps {
  readonly cart: Cart;
  readonly removal: Removal;
}

function LoadedCart({ customerId, customer, cart, removal }: LoadedCartProps) {
  const agent = useAgent();
  const schemes = useReference('schemes');
  const priceDate = usePriceDate();
  const addedBankIds = useAddedBankIds(customerId);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<InvestmentItem>();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('show');
  const filter = isCartFilter(wanted) ? wanted : 'all';

  const items = cart.items.filter(({ id }) => !removal.hidden.has(id));
  const view = cartView({
    items,
    filter,
    dropped,
    facts: {
      agent,
      customer: valueOrUndefined(customer),
      schemes: valueOrUndefined(schemes),
      // a part of the cart that did not come may hold the account
      addedBankIds: cart.missing.length > 0 ? undefined : addedBankIds,
      today: today(),
    },
  });
  /** What is chosen brings what it needs; what is dropped takes along what cannot go without it. */
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setDropped((before) => {
      if (!isChosen) return new Set([...before, ...withDependents(ids, items)]);
      const back = withDependencies(ids, items);
      return new Set([...before].filter((id) => !back.includes(id)));
    });
  const remove = (gone: readonly CartItem[]) => {
    const ids = withOnboardingItems(
      gone.map(({ id }) => id),
      items,
    );
    removal.remove(items.filter(({ id }) => ids.includes(id)));
  };
  const accounts = valueOrUndefined(customer)?.account;
  const show = (next: CartFilter) =>
    setSearch(
      (before) => {
        if (next === 'all') before.delete('show');
        else before.set('show', next);
        return before;
      },
      { replace: true },
    );

  if (items.length === 0 && cart.missing.length === 0) {
    return <EmptyCart customerId={customerId} failed={removal.failed} />;
  }
  const card = { priceDate, onChoose: choose, onRemove: remove, onEdit: setEditing };
  return (
    <>
      <PageHead
        title="Cart"
        actions={
          <Segmented
            label="Filter items"
            value={filter}
            onChange={show}
            options={cartFilters.map((id) => ({ id, label: `${filterNames[id]} ${view.counts[id]}` }))}
          />
        }
      />
      <TwoColumns
        railLabel="Checkout"
        rail={
          <>
            <CheckoutRail customerId={customerId} chosen={view.chosen} blocked={view.counts.blocked} />
            {accounts ? <AllocationCard accounts={accounts} items={view.unblocked} /> : null}
            <AlreadySent customerId={customerId} openOnly />
          </>
        }
      >
        {cart.missing.length > 0 ? (
          <FailurePanel
            compact
            title="Some items could not be loaded"
            meaning="The ones below are complete; others may be missing."
            onRetry={cart.retry}
          />
        ) : null}
        <RemovedHint failed={removal.failed} />
        <ChoiceBar shown={view.shown} onChoose={choose} onRemove={remove} />
        {view.accounts.map(({ accountId, plan, items: rows }) => (
          <CartCard
            key={accountId}
            title={accountId}
            plan={plan}
            note={accountText(accounts?.find((account) => account.accountId === accountId))}
            rows={rows}
            {...card}
          />
        ))}
        {view.records.length > 0 ? <CartCard title="Customer record" rows={view.records} {...card} /> : null}
        {view.accounts.length + view.records.length === 0 ? (
          <Card>
            <EmptyState
              icon={<ShoppingCart aria-hidden />}
              title={`No item is ${filterNames[filter].toLowerCase()}`}
            />
          </Card>
        ) : null}
      </TwoColumns>
      <CheckoutBar customerId={customerId} chosen={view.chosen} />
      {editing ? (
        <EditDrawer customerId={customerId} item={editing} onClose={() => setEditing(undefined)} />
      ) : null}
    </>
  );
}
