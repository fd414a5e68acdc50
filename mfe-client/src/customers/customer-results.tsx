import type { MatchPlace } from '@portal/shared/customer-search';
import { Card, DelayedPlaceholder, PrivateFigures } from '@portal/shared/parts';
import { Box, Button, ButtonLink, EmptyState, FailurePanel } from '@portal/shared/ui';
import { usePhone } from '@portal/shared/virtual-rows';
import { Search, UserPlus } from 'lucide-react';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { buildItems, type Filter, type ListView } from './list/list-view.ts';
import type { ShownCustomers } from './list/use-shown-customers.ts';
import { type Customers, isRefused } from './loading/use-customers.ts';
import { CustomerList, type CustomerListHandle } from './table/customer-list.tsx';
import { CustomersSkeleton } from './table/customers-skeleton.tsx';
import type { SetPinned } from './table/pin-button.tsx';

interface CustomerResultsProps {
  /** The search, or the book without one. */
  readonly found: Customers;
  readonly shown: ShownCustomers | undefined;
  readonly view: Omit<ListView, 'openPlaces'>;
  readonly onFilter: (filter: Filter) => void;
  readonly onPin: SetPinned | undefined;
  readonly onLeave: () => void;
  readonly listRef: Ref<CustomerListHandle>;
}

/** The customers of a search or of the book, or what is shown instead of them. */
export function CustomerResults(props: CustomerResultsProps) {
  const { found, shown, view } = props;
  if (view.keyword === '' && isRefused(found)) {
    return (
      <Card>
        <EmptyState icon={<Search aria-hidden />} title="Search for a customer">
          Type a name, identity number, e-mail or phone. Customers you open or pin will be listed here.
        </EmptyState>
      </Card>
    );
  }
  if (!shown || (found.status === 'failed' && shown.customers.length === 0)) {
    return (
      <Card aria-label="Customers found">
        {found.status === 'failed' ? (
          <LoadFailure found={found} keyword={view.keyword} />
        ) : (
          <DelayedPlaceholder label="Customers loading" hasSlowNotice>
            <Box h="12" />
            <CustomersSkeleton />
          </DelayedPlaceholder>
        )}
      </Card>
    );
  }
  if (shown.customers.length === 0) {
    return (
      <Card aria-label="Customers found">
        <NoCustomers keyword={shown.keyword} />
      </Card>
    );
  }
  return <FilteredList {...props} shown={shown} />;
}

function FilteredList({
  found,
  shown,
  view,
  onFilter,
  ...props
}: CustomerResultsProps & { readonly shown: ShownCustomers }) {
  const [open, setOpen] = useState({ keyword: '', places: new Set<MatchPlace>() });
  const isPhone = usePhone();
  const { keyword } = shown;
  const { filter, sort, pinnedIds, recentIds, today } = view;
  const listView = useMemo(
    (): ListView => ({
      keyword,
      filter,
      sort: keyword === '' && sort === 'match' ? 'name' : sort,
      openPlaces: open.keyword === keyword ? open.places : new Set(),
      pinnedIds,
      recentIds,
      today,
    }),
    [keyword, filter, sort, open, pinnedIds, recentIds, today],
  );
  const items = useMemo(() => buildItems(shown.customers, listView), [shown.customers, listView]);
  const isLoading = found.status === 'loading';
  if (items.length === 0) {
    return (
      <Card aria-label="Customers found">
        <EmptyState
          icon={<Search aria-hidden />}
          title={isLoading ? 'None of the customers that are loaded so far' : 'No customer has this state'}
          action={
            <Button variant="outline" onClick={() => onFilter('all')}>
              Show all customers
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <CustomerList
      // other heights of rows
      key={isPhone ? 'phone' : 'computer'}
      title={keyword === '' ? 'All customers' : <MatchCount shown={shown} />}
      items={items}
      view={listView}
      isPhone={isPhone}
      isBusy={shown.isStale}
      share={isLoading && found.total ? found.customers.length / found.total : 1}
      progress={isLoading ? <Progress found={found} keyword={keyword} /> : undefined}
      onMore={({ key }) =>
        setOpen({ keyword, places: new Set([...(open.keyword === keyword ? open.places : []), key]) })
      }
      {...props}
      ref={props.listRef}
    >
      {found.status === 'failed' ? <LoadFailure found={found} keyword={keyword} isCompact /> : null}
    </CustomerList>
  );
}

function MatchCount({ shown }: { readonly shown: ShownCustomers }): ReactNode {
  const { length } = shown.customers;
  return (
    <>
      {length === 1 ? '1 customer' : `${length.toLocaleString('en')} customers`}
      <Box as="span" fontWeight="normal">
        <PrivateFigures>{` ${length === 1 ? 'matches' : 'match'} “${shown.keyword}”`}</PrivateFigures>
      </Box>
    </>
  );
}

/** Says what filters, counts and order cover while the list loads. */
function Progress({ found, keyword }: { readonly found: Customers; readonly keyword: string }) {
  const loaded = found.customers.length.toLocaleString('en');
  const search = keyword === '' ? ' Search covers everyone.' : '';
  return (
    <>
      <b>
        {loaded} of {found.total?.toLocaleString('en')} loaded.
      </b>{' '}
      Filters, counts and order cover these {loaded}.{search}
    </>
  );
}

interface LoadFailureProps {
  readonly found: Extract<Customers, { status: 'failed' }>;
  readonly keyword: string;
  readonly isCompact?: boolean;
}

function LoadFailure({ found, keyword, isCompact = false }: LoadFailureProps) {
  const title = keyword === '' ? 'Customers could not be loaded' : 'Customers could not be searched';
  const loaded = found.customers.length.toLocaleString('en');
  return (
    <FailurePanel
      compact={isCompact}
      title={
        isCompact && found.total
          ? `Only ${loaded} of ${found.total.toLocaleString('en')} customers are here`
          : title
      }
      meaning={`${found.error.message} Nothing was changed.`}
      onRetry={found.retry}
    />
  );
}

function NoCustomers({ keyword }: { readonly keyword: string }) {
  return (
    <EmptyState
      icon={<Search aria-hidden />}
      title={
        keyword === '' ? (
          'You have no customers yet'
        ) : (
          <PrivateFigures>{`No customer you service matches “${keyword}”`}</PrivateFigures>
        )
      }
      action={
        <ButtonLink to="/onboarding" variant="outline">
          <UserPlus aria-hidden />
          Start onboarding
        </ButtonLink>
      }
    >
      {keyword === ''
        ? 'Customers that you onboard are listed here. Somebody is missing? Search by name or identity number.'
        : 'Check the spelling, or search by identity number. New customers are opened here.'}
    </EmptyState>
  );
}
