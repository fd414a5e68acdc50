import type { CustomerAtHand } from '@portal/shared/contract';
import { countOf, formatCount } from '@portal/shared/counts';
import { isRefused } from '@portal/shared/customer-pages';
import { today } from '@portal/shared/dates';
import { saveFile } from '@portal/shared/files';
import { onboardingPath } from '@portal/shared/pages';
import { PageContent, SearchInput } from '@portal/shared/parts';
import { canSell } from '@portal/shared/selling';
import {
  Box,
  Button,
  ButtonLink,
  chakra,
  PageTitle,
  useAgent,
  useLocation,
  useShell,
  VisuallyHidden,
} from '@portal/shared/ui';
import { Download, UserPlus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useMemo, useRef } from 'react';
import { CustomerResults } from './customer-results.tsx';
import { countFilters, filterLabels } from './list/filters.ts';
import { createCustomersCsv } from './list/list-csv.ts';
import { type ListView, listCustomers } from './list/list-view.ts';
import type { SearchState } from './list/search-state.ts';
import { useCustomerSearch } from './list/use-customer-search.ts';
import { useListLayout } from './list/use-list-layout.ts';
import { useShownCustomers } from './list/use-shown-customers.ts';
import { useCustomers } from './loading/use-customers.ts';
import { getRowCustomerId } from './row-focus/get-row-customer-id.ts';
import { rememberOpenedRow } from './row-focus/last-opened-row.ts';
import type { CustomerListHandle } from './table/customer-list.tsx';
import type { SetPinned } from './table/pin-button.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';

const from1200 = '@media (min-width: 1200px)';

/** One row; below 1200 px the search has its own. On a phone the actions are icons. */
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minH: '10',
    [from1200]: { flexWrap: 'nowrap' },
  },
});
const Count = chakra('span', {
  base: {
    flexGrow: '1',
    // a count that comes later moves nothing
    minW: '6ch',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Search = chakra('div', {
  base: {
    order: '1',
    flex: '1 0 100%',
    minW: '0',
    [from1200]: { order: '0', flex: '0 1 520px' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', gap: '3', '& > :is(a, button)': { px: { base: '0', md: '4' }, minW: 'touch' } },
});
const Label = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });

const noneAtHand: readonly CustomerAtHand[] = [];

interface CustomersPageProps {
  /** Pinned and recent customers. Absent on hosts before contract 1.3. */
  readonly atHand?: readonly CustomerAtHand[];
  /** Absent on hosts before contract 1.13. */
  readonly setPinned?: SetPinned;
}

/**
 * `/client`: all customers that the agent services, and the search over them (CLI-01). `atHand` are the pinned and recent
 * customers, which two filters show; without `setPinned` rows cannot be pinned. Enter searches at once, or opens the
 * first result; pointing at a row preloads the profile.
 */
export function CustomersPage({ atHand = noneAtHand, setPinned }: CustomersPageProps) {
  const { slots } = useShell();
  const agent = useAgent();
  const location = useLocation();
  const search = useCustomerSearch();
  const { keyword } = search.search;
  const book = useCustomers('');
  const found = useCustomers(keyword);
  const shown = useShownCustomers(book, found, keyword);
  const view = useListView(search.search, atHand);
  const isCurrent = shown?.keyword === keyword && !shown.isStale;
  const layout = useListLayout();
  const list = useRef<CustomerListHandle>(null);
  const field = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.focusFirst();
    }
    if (event.key !== 'Enter') return;
    if (search.isPending) search.applyNow();
    // until its reply comes, the list has the customers of another search
    else if (keyword !== '' && isCurrent) list.current?.openFirst();
  };

  // an agent who points at a row will probably open its profile
  const preloadProfile = (event: SyntheticEvent) => {
    if (getRowCustomerId(event.target) !== undefined) slots.preload('mfe-client/client-profile');
  };

  const rememberRow = (event: MouseEvent) => {
    const customerId = getRowCustomerId(event.target);
    if (customerId !== undefined) rememberOpenedRow(location.key, customerId);
  };
  const customers = shown?.customers;
  const counts = useMemo(() => customers && countFilters(customers, view), [customers, view]);
  const isComplete = found.status === 'complete' && isCurrent;
  const isEmpty = book.status === 'complete' && book.customers.length === 0;
  // nothing to count, to sort or to save
  const isBare = keyword === '' && (isEmpty || isRefused(book));
  const { status } = book;

  return (
    <PageContent pt="4">
      <div onPointerOver={preloadProfile} onFocusCapture={preloadProfile} onClickCapture={rememberRow}>
        <Head>
          <PageTitle>Customers</PageTitle>
          <Count>
            {book.total === undefined || isEmpty ? null : (
              <>
                {formatCount(book.total)}
                <VisuallyHidden>{status === 'loading' ? ' customers, loading' : ' customers'}</VisuallyHidden>
              </>
            )}
          </Count>
          <Search>
            <SearchInput
              ref={field}
              label="Search customers"
              placeholder="Name, identity number, e-mail or phone"
              autoFocus
              value={search.fieldText}
              onChange={search.type}
              onKeyDown={onKeyDown}
            />
          </Search>
          <Actions data-screen-only="">
            {isBare ? null : (
              <Button
                variant="outline"
                aria-label="Export CSV"
                disabled={!isComplete || customers?.length === 0}
                onClick={() => saveCsv(listCustomers(customers ?? [], view), view.today)}
              >
                <Download aria-hidden />
                <Label>Export CSV</Label>
              </Button>
            )}
            {/* an empty list has the button itself */}
            {canSell(agent) && customers?.length !== 0 ? (
              <ButtonLink to={onboardingPath} aria-label="Start onboarding">
                <UserPlus aria-hidden />
                <Label>Start onboarding</Label>
              </ButtonLink>
            ) : null}
          </Actions>
        </Head>
        <VisuallyHidden role="status">
          {isComplete ? describeResult(counts?.[search.search.filter] ?? 0, search.search) : ''}
        </VisuallyHidden>
        {isBare ? (
          <Box h="4" />
        ) : (
          <Toolbar
            search={search.search}
            onChange={search.change}
            counts={counts}
            isPhone={layout.isPhone}
            rowHeight={layout.hasRowHeights ? layout.rowHeight : undefined}
            onRowHeight={layout.setRowHeight}
          />
        )}
        <CustomerResults
          found={found}
          shown={shown}
          view={view}
          layout={layout}
          onFilter={(filter) => {
            search.change({ filter });
            // the button that was pressed goes away
            field.current?.focus();
          }}
          onPin={setPinned}
          onLeave={() => field.current?.focus()}
          listRef={list}
        />
      </div>
    </PageContent>
  );
}

function useListView({ keyword, filter, sort }: SearchState, atHand: readonly CustomerAtHand[]): ListView {
  return useMemo(
    () => ({
      keyword,
      filter,
      sort,
      openPlaces: new Set(),
      pinnedIds: new Set(atHand.flatMap(({ customerId, pinned }) => (pinned ? [customerId] : []))),
      recentIds: atHand.flatMap(({ customerId, name }) => (name === undefined ? [] : [customerId])),
      today: today(),
    }),
    [keyword, filter, sort, atHand],
  );
}

/** Returns what a screen reader says once a list is complete. */
function describeResult(count: number, { filter }: SearchState): string {
  const customers = countOf(count, 'customer');
  return filter === 'all' ? customers : `${customers}, ${filterLabels[filter]}`;
}

const saveCsv = (customers: Parameters<typeof createCustomersCsv>[0], date: string): void =>
  saveFile(`customers-${date}.csv`, new Blob([createCustomersCsv(customers, date)], { type: 'text/csv' }));
