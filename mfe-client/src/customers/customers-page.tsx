import type { CustomerAtHand } from '@portal/shared/contract';
import { countOf, formatCount } from '@portal/shared/counts';
import { isRefused } from '@portal/shared/customer-pages';
import { today } from '@portal/shared/dates';
import { saveFile } from '@portal/shared/files';
import { onboardingPath } from '@portal/shared/pages';
import { PageContent, PageHead, SearchInput } from '@portal/shared/parts';
import { canSell } from '@portal/shared/selling';
import {
  Box,
  Button,
  ButtonLink,
  chakra,
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
import { type ListView, listCustomers, sorts } from './list/list-view.ts';
import type { SearchState } from './list/search-state.ts';
import { useCustomerSearch } from './list/use-customer-search.ts';
import { useShownCustomers } from './list/use-shown-customers.ts';
import { type Customers, useCustomers } from './loading/use-customers.ts';
import { PinnedAndRecentCustomers } from './pinned-and-recent-customers.tsx';
import { getRowCustomerId } from './row-focus/get-row-customer-id.ts';
import { rememberOpenedRow } from './row-focus/last-opened-row.ts';
import type { CustomerListHandle } from './table/customer-list.tsx';
import type { SetPinned } from './table/pin-button.tsx';
import { FilterChips } from './toolbar/filter-chips.tsx';
import { SortChoice } from './toolbar/sort-choice.tsx';

/** On a phone icons beside the title, so that the first names are in the first screen. */
const Actions = chakra('div', {
  base: { display: 'flex', gap: '2', '& > :is(a, button)': { px: { base: '0', md: '4' }, minW: 'touch' } },
});
const Label = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });

const noneAtHand: readonly CustomerAtHand[] = [];

interface CustomersPageProps {
  /** Customers to show before a search, pinned ones first. Absent on hosts before contract 1.3. */
  readonly atHand?: readonly CustomerAtHand[];
  /** Absent on hosts before contract 1.13. */
  readonly setPinned?: SetPinned;
}

/**
 * `/client`: all customers that the agent services, and the search over them (CLI-01). `atHand` are the pinned and recent
 * customers, which are above the list without a search; without `setPinned` rows cannot be pinned. Enter searches at
 * once, or opens the first result; pointing at a row preloads the profile.
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
  const canFilter = keyword !== '' || !isRefused(book);
  const customers = shown?.customers;
  const counts = useMemo(() => customers && countFilters(customers, view), [customers, view]);
  const isComplete = found.status === 'complete' && isCurrent;

  return (
    <PageContent>
      <PageHead
        title="Customers"
        subtitle={describeBook(book)}
        actions={
          <Actions data-beside="">
            {/* an empty list has the button itself */}
            {canSell(agent) && customers?.length !== 0 ? (
              <ButtonLink to={onboardingPath} variant="outline" aria-label="Start onboarding">
                <UserPlus aria-hidden />
                <Label>Start onboarding</Label>
              </ButtonLink>
            ) : null}
            <Button
              variant="outline"
              aria-label="Export CSV"
              disabled={!isComplete || customers?.length === 0}
              onClick={() => saveCsv(listCustomers(customers ?? [], view), view.today)}
            >
              <Download aria-hidden />
              <Label>Export CSV</Label>
            </Button>
          </Actions>
        }
      />
      <div onPointerOver={preloadProfile} onFocusCapture={preloadProfile} onClickCapture={rememberRow}>
        <SearchInput
          ref={field}
          size="lg"
          label="Search customers"
          placeholder="Name, identity number, e-mail or phone"
          autoFocus
          value={search.fieldText}
          onChange={search.type}
          onKeyDown={onKeyDown}
        />
        <VisuallyHidden role="status">
          {isComplete ? describeResult(counts?.[search.search.filter] ?? 0, search.search) : ''}
        </VisuallyHidden>
        {canFilter ? <Toolbar search={search} counts={counts} /> : <Box h="4" />}
        {keyword === '' ? <PinnedAndRecentCustomers customers={atHand} book={book.customers} /> : null}
        <CustomerResults
          found={found}
          shown={shown}
          view={view}
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

function describeBook(book: Customers): string {
  if (isRefused(book)) return 'People you service, searched by name, identity number, e-mail or phone.';
  if (book.total === undefined) return 'People and companies you service';
  // one line on a phone in both states, so that nothing moves
  if (book.status === 'loading') return `Loading ${countOf(book.total, 'customer')}`;
  return book.total === 1 ? '1 person or company' : `${formatCount(book.total)} people and companies`;
}

const saveCsv = (customers: Parameters<typeof createCustomersCsv>[0], date: string): void =>
  saveFile(`customers-${date}.csv`, new Blob([createCustomersCsv(customers, date)], { type: 'text/csv' }));

interface ToolbarProps {
  readonly search: ReturnType<typeof useCustomerSearch>;
  readonly counts: ReturnType<typeof countFilters> | undefined;
}

function Toolbar({ search: { search, change }, counts }: ToolbarProps) {
  return (
    <Box display="flex" alignItems="center" gap="6" my="3">
      <FilterChips counts={counts} value={search.filter} onChange={(filter) => change({ filter })} />
      <SortChoice
        sorts={sorts.filter((sort) => sort !== 'match' || search.keyword !== '')}
        value={search.sort}
        onChange={(sort) => change({ sort })}
      />
    </Box>
  );
}
