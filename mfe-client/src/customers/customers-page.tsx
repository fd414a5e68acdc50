import type { CustomerAtHand } from '@portal/shared/contract';
import { PageContent, PageHead, SearchInput } from '@portal/shared/parts';
import { Box, ButtonLink, useLocation, useShell } from '@portal/shared/ui';
import { UserPlus } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { PinnedAndRecentCustomers } from './pinned-and-recent-customers.tsx';
import { rememberOpenedRow } from './row-focus/last-opened-row.ts';
import { findFirstRowLink, getRowCustomerId, useRowKeys } from './row-focus/use-row-keys.ts';
import { SearchResults } from './search-results.tsx';
import { useCustomerSearch } from './use-customer-search.ts';

interface CustomersPageProps {
  /** Customers to show before a search, pinned ones first. Absent on hosts before contract 1.3. */
  readonly atHand?: readonly CustomerAtHand[];
}

/**
 * `/client`: search over the customers that the agent services (CLI-01). `atHand` are the pinned and recent customers,
 * shown while nothing is typed. Enter searches at once, or opens the first result; pointing at a row preloads the
 * profile.
 */
export function CustomersPage({ atHand = [] }: CustomersPageProps) {
  const { slots } = useShell();
  const location = useLocation();
  const search = useCustomerSearch();
  const rows = useRowKeys();

  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    if (search.isPending) search.applyNow();
    else findFirstRowLink(event.currentTarget)?.click();
  };

  // an agent who points at a row will probably open its profile
  const preloadProfile = (event: SyntheticEvent) => {
    if (getRowCustomerId(event.target) !== undefined) slots.preload('mfe-client/client-profile');
  };

  const rememberRow = (event: MouseEvent) => {
    const customerId = getRowCustomerId(event.target);
    if (customerId !== undefined) rememberOpenedRow(location.key, customerId);
  };

  return (
    <PageContent>
      <PageHead
        title="Customers"
        subtitle="People you service, searched by name, identity number, e-mail or phone."
        actions={
          <ButtonLink to="/onboarding" variant="outline">
            <UserPlus aria-hidden />
            Start onboarding
          </ButtonLink>
        }
      />
      <div
        data-search=""
        {...rows.handlers}
        onPointerOver={preloadProfile}
        onFocusCapture={preloadProfile}
        onClickCapture={rememberRow}
      >
        <Box mb="3.5">
          <SearchInput
            size="lg"
            label="Search customers"
            placeholder="Name, identity number, e-mail or phone"
            autoFocus
            value={search.fieldText}
            onChange={search.type}
            onKeyDown={onEnter}
          />
        </Box>
        {search.search.keyword === '' ? (
          <PinnedAndRecentCustomers customers={atHand} />
        ) : (
          <SearchResults search={search.search} activeRow={rows.active} onPage={search.goToPage} />
        )}
      </div>
    </PageContent>
  );
}
