import { countOf, formatCount } from '@portal/shared/counts';
import { isRefused } from '@portal/shared/customer-pages';
import type { MatchPlace } from '@portal/shared/customer-search';
import { NothingYet } from '@portal/shared/nothing-yet';
import { onboardingPath } from '@portal/shared/pages';
import { Card, DelayedPlaceholder, PrivateFigures } from '@portal/shared/parts';
import { canSell } from '@portal/shared/selling';
import { Box, Button, ButtonLink, EmptyState, FailurePanel, useAgent, useLocation } from '@portal/shared/ui';
import { Search, UserPlus } from 'lucide-react';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { emptyTexts, type Filter, filterCustomers, filterLabels } from './list/filters.ts';
import { buildItems, findClosedPlace, type ListView } from './list/list-view.ts';
import { shortenKeyword } from './list/search-state.ts';
import type { ListLayout } from './list/use-list-layout.ts';
import type { ShownCustomers } from './list/use-shown-customers.ts';
import type { Customers } from './loading/use-customers.ts';
import { getOpenedRow } from './row-focus/last-opened-row.ts';
import { CustomerList, type CustomerListHandle } from './table/customer-list.tsx';
import { CustomersSkeleton } from './table/customers-skeleton.tsx';
import type { SetPinned } from './table/pin-button.tsx';

interface CustomerResultsProps {
  /** The search, or the book without one. */
  readonly found: Customers;
  readonly shown: ShownCustomers | undefined;
  readonly view: Omit<ListView, 'openPlaces'>;
  readonly layout: ListLayout;
  readonly onFilter: (filter: Filter) => void;
  readonly onPin: SetPinned | undefined;
  readonly onLeave: () => void;
  readonly listRef: Ref<CustomerListHandle>;
}

/** The customers of a search or of the book, or what is shown instead of them. */
export function CustomerResults(props: CustomerResultsProps) {
  const { found, shown, view, layout } = props;
  if (view.keyword === '' && isRefused(found)) {
    return (
      <Card>
        <EmptyState icon={<Search aria-hidden />} title="Search for a customer">
          Type a name, identity number, e-mail or phone.
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
            {layout.hasBar ? <Box h="11" /> : null}
            <CustomersSkeleton layout={layout} />
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
  layout,
  onFilter,
  ...props
}: CustomerResultsProps & { readonly shown: ShownCustomers }) {
  const { key: entry } = useLocation();
  const { keyword } = shown;
  const { filter, sort: chosenSort, pinnedIds, recentIds, today } = view;
  const sort = keyword === '' && chosenSort === 'match' ? 'name' : chosenSort;
  const [open, setOpen] = useState(() => ({
    keyword,
    places: findPlacesOfReturn(shown, { ...view, sort, openPlaces: new Set() }, getOpenedRow(entry)),
  }));
  const listView = useMemo(
    (): ListView => ({
      keyword,
      filter,
      sort,
      openPlaces: open.keyword === keyword ? open.places : new Set(),
      pinnedIds,
      recentIds,
      today,
    }),
    [keyword, filter, sort, open, pinnedIds, recentIds, today],
  );
  const items = useMemo(() => buildItems(shown.customers, listView), [shown.customers, listView]);
  const isLoading = found.status === 'loading';
  const failure =
    found.status === 'failed' ? <LoadFailure found={found} keyword={keyword} isCompact /> : null;
  if (items.length === 0) {
    const scope = keyword === '' ? '' : ' among those found';
    return (
      <Card aria-label="Customers found">
        {failure}
        <EmptyState
          icon={<Search aria-hidden />}
          title={`${emptyTexts[filter]}${found.status === 'complete' ? scope : ' so far'}`}
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
      key={layout.key}
      title={
        keyword !== '' ? (
          <MatchCount shown={shown} view={listView} />
        ) : filter === 'all' ? (
          'All customers'
        ) : (
          filterLabels[filter]
        )
      }
      items={items}
      view={listView}
      layout={layout}
      hasCarts={shown.customers.some(({ openCartItems = 0 }) => openCartItems > 0)}
      isBusy={shown.isStale}
      share={isLoading && found.total ? found.customers.length / found.total : 1}
      progress={isLoading ? <Progress found={found} keyword={keyword} /> : undefined}
      onMore={({ key }) =>
        setOpen({ keyword, places: new Set([...(open.keyword === keyword ? open.places : []), key]) })
      }
      {...props}
      ref={props.listRef}
    >
      {failure}
    </CustomerList>
  );
}

/** Returns the place of a search that is open when the agent comes back to a customer in it. */
function findPlacesOfReturn(
  shown: ShownCustomers,
  view: ListView,
  customerId: string | undefined,
): ReadonlySet<MatchPlace> {
  const place =
    customerId === undefined || view.sort !== 'match'
      ? undefined
      : findClosedPlace(shown.customers, { ...view, keyword: shown.keyword }, customerId);
  return new Set(place === undefined ? [] : [place]);
}

interface MatchCountProps {
  readonly shown: ShownCustomers;
  readonly view: ListView;
}

function MatchCount({ shown: { customers, keyword }, view }: MatchCountProps): ReactNode {
  const { length } = customers;
  const filtered =
    view.filter === 'all' ? '' : `${formatCount(filterCustomers(customers, view.filter, view).length)} of `;
  return (
    <>
      {filtered}
      {countOf(length, 'customer')}
      <Box as="span" fontWeight="normal" overflowWrap="anywhere">
        <PrivateFigures>{` ${length === 1 ? 'matches' : 'match'} “${shortenKeyword(keyword)}”`}</PrivateFigures>
      </Box>
    </>
  );
}

/** Says what filters, counts and order cover while the list loads; before a search's first reply, where its rows are from. */
function Progress({ found, keyword }: { readonly found: Customers; readonly keyword: string }) {
  if (found.total === undefined) return 'Found among the loaded customers. Still searching…';
  const loaded = formatCount(found.customers.length);
  const search = keyword === '' ? ' Search covers everyone.' : '';
  return (
    <>
      <b>
        {loaded} of {formatCount(found.total)} loaded.
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
  const loaded = found.customers.length;
  return (
    <FailurePanel
      compact={isCompact}
      title={
        // a complete list that could not be loaded again is all here
        isCompact && found.total !== undefined && loaded < found.total
          ? `Only ${formatCount(loaded)} of ${formatCount(found.total)} customers are here`
          : title
      }
      meaning={`${found.error.message} Nothing was changed.`}
      onRetry={found.retry}
    />
  );
}

function NoCustomers({ keyword }: { readonly keyword: string }) {
  const isSeller = canSell(useAgent());
  const action = isSeller ? (
    <ButtonLink to={onboardingPath}>
      <UserPlus aria-hidden />
      Start onboarding
    </ButtonLink>
  ) : undefined;
  if (keyword === '')
    return (
      <NothingYet
        drawing="places"
        title="Your customers are listed here after the first onboarding."
        action={action}
      />
    );
  return (
    <EmptyState
      icon={<Search aria-hidden />}
      title={
        <Box as="span" overflowWrap="anywhere">
          <PrivateFigures>{`No customer you service matches “${shortenKeyword(keyword)}”`}</PrivateFigures>
        </Box>
      }
      action={action}
    >
      {`Check the spelling, or search by identity number.${isSeller ? ' Or is it a new customer?' : ''}`}
    </EmptyState>
  );
}
