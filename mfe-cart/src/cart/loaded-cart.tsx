import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { valueOrUndefined } from '@portal/shared/data';
import { useAfterFirstRows } from '@portal/shared/gradual-list';
import { pageAddress } from '@portal/shared/page-address';
import { Card, PageHead, TwoColumns } from '@portal/shared/parts';
import { EmptyState, FailurePanel, useNavigate } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { assessmentIn } from '../core/assessment/counting-assessment.ts';
import type { VisibleCart } from '../core/cart/use-cart.ts';
import { openedAccounts } from '../core/customer/applicant-record.ts';
import type { CartItem } from '../core/items/cart-item.ts';
import type { ItemPage } from '../core/items/item-content.ts';
import { SharedNote } from '../core/items/shared-note.tsx';
import { usePriceDate } from '../core/pricing/use-price-date.ts';
import { AlreadySent } from '../sent-checkouts/index.ts';
import { TransactionDrawer } from '../transaction-drawer/index.ts';
import { AllocationCard } from './allocation-card.tsx';
import { CartFilters, filterNames } from './cart-filters.tsx';
import { rowsInOrder } from './cart-view.ts';
import { EmptyCart } from './empty-cart.tsx';
import { CartCards } from './items/cart-cards.tsx';
import { ChoiceBar } from './items/choice-bar.tsx';
import { FailedRemovals } from './removal/failed-removals.tsx';
import { useFocusAfterRemoval } from './removal/use-focus-after-removal.ts';
import { CheckoutBar, CheckoutRail } from './totals/checkout-rail.tsx';
import { type Deselection, useCartView } from './use-cart-view.ts';
import { useEditedItem } from './use-edited-item.ts';

/** At most so many items leave room below them. */
const mostOfShortList = 3;

interface LoadedCartProps {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
  readonly cart: VisibleCart;
  readonly deselection: Deselection;
}

/**
 * Shows a customer's loaded cart: what is said of several items, the rows with their filter (none while all are in one
 * state), the checkout rail, the allocation, and the drawer of the item that is edited; an empty cart's page when it has
 * no items. Says when a part of the cart is missing.
 * `deselection`: ids of the items that the agent has taken out of the checkout, and their setter.
 */
export function LoadedCart({ customerId, customer, cart, deselection }: LoadedCartProps) {
  const navigate = useNavigate();
  const priceDate = usePriceDate();
  const { edited, editItem, stopEditing } = useEditedItem(cart.items);
  const { view, filter, isEmpty, choose, includeAssessment, remove, show } = useCartView({
    customerId,
    customer,
    cart,
    deselection,
  });
  const onRemove = useFocusAfterRemoval(rowsInOrder(view), remove);
  const openPage = useCallback(
    (path: ItemPage, { id }: CartItem) => navigate(pageAddress(path, { customerId, item: id })),
    [navigate, customerId],
  );
  const [missingCount, setMissingCount] = useState(0);
  // below a few items there is room, beside many it is in view; it keeps its place while items go
  const [isShort] = useState(cart.items.length <= mostOfShortList);
  const isAfterFirstRows = useAfterFirstRows();
  const record = valueOrUndefined(customer);
  const accounts = record?.account;
  const opened = useMemo(() => record && openedAccounts(record), [record]);
  if (isEmpty && cart.missing.length === 0) {
    return <EmptyCart customerId={customerId} customer={record} failed={cart.failedRemovals} />;
  }
  const allocation =
    opened && isAfterFirstRows ? <AllocationCard accounts={opened} items={view.chosenItems} /> : null;
  const row = {
    priceDate,
    onChoose: choose,
    onRemove,
    onEdit: editItem,
    onOpen: openPage,
    onInclude: includeAssessment,
  };
  return (
    <>
      <PageHead title="Cart" actions={<CartFilters filter={filter} counts={view.counts} onShow={show} />} />
      <TwoColumns
        railLabel="Checkout"
        rail={
          <>
            <CheckoutRail
              customerId={customerId}
              customer={record}
              chosen={view.chosenItems}
              inCart={assessmentIn(cart.items)}
              blocked={view.counts.blocked}
              onMissing={setMissingCount}
            />
            {isShort ? null : allocation}
            {isAfterFirstRows ? <AlreadySent customerId={customerId} /> : null}
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
        <FailedRemovals failed={cart.failedRemovals} />
        {view.sharedNotes.map((note) => (
          <SharedNote key={`${note.state} ${note.text}`} note={note} />
        ))}
        <ChoiceBar shown={view.visibleRows} onChoose={choose} onRemove={onRemove} />
        <CartCards view={view} accounts={accounts} {...row} />
        {view.visibleRows.length === 0 ? (
          <Card>
            <EmptyState
              icon={<ShoppingCart aria-hidden />}
              title={`No item is ${filterNames[filter].toLowerCase()}`}
            />
          </Card>
        ) : null}
        {isShort ? allocation : null}
      </TwoColumns>
      <CheckoutBar customerId={customerId} chosen={view.chosenItems} missingCount={missingCount} />
      {edited ? (
        <TransactionDrawer
          kind={edited.kind}
          customerId={customerId}
          editing={edited.item}
          onClose={stopEditing}
        />
      ) : null}
    </>
  );
}
