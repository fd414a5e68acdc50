import { searchCustomers } from '@portal/shared/api/customers';
import { useCall } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { Card, CardFooter, DelayedPlaceholder, Kbd, Pagination, PrivateFigures } from '@portal/shared/parts';
import { Box, Button, ButtonLink, EmptyState, FailurePanel, HStack, Text, useAgent } from '@portal/shared/ui';
import { Search, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReturnToRow } from './row-focus/use-return-to-row.ts';
import { countPages, pageSize, type SearchState } from './search-state.ts';
import { toCustomerRow } from './table/customer-row.ts';
import { CustomersSkeleton } from './table/customers-skeleton.tsx';
import { CustomersTable } from './table/customers-table.tsx';

interface SearchResultsProps {
  readonly search: SearchState;
  /** Index of the row that the arrow keys selected. */
  readonly activeRow: number;
  readonly onPage: (page: number) => void;
}

/**
 * Loads and shows one page of the customers that match a search, or says that none does or the page does not exist. The
 * previous page stays, faded, until the next one is loaded. `activeRow`: index of the row that Enter opens.
 */
export function SearchResults({ search, activeRow, onPage }: SearchResultsProps) {
  const agent = useAgent();
  const { keyword, page } = search;
  const result = useCall(
    searchCustomers,
    { agentUserId: agent.uuid, keyword, limit: pageSize, page },
    { keepPrevious: true },
  );
  useReturnToRow(result.status === 'ok' && !result.refreshing);

  switch (result.status) {
    case 'loading':
      return (
        <Results status={null}>
          <DelayedPlaceholder label="Customers loading" hasSlowNotice>
            <CustomersSkeleton />
          </DelayedPlaceholder>
        </Results>
      );
    case 'failed':
      return (
        <Results status={null}>
          <FailurePanel
            title="Customers could not be searched"
            meaning={`${result.error.message} Nothing was changed.`}
            onRetry={result.retry}
          />
        </Results>
      );
    case 'ok': {
      const { customers, total } = result.value;
      if (customers.length === 0) {
        return (
          <Results status={total === 0 ? null : <ResultCount total={total} keyword={keyword} />}>
            {total === 0 ? <NoMatches keyword={keyword} /> : <PageOutOfRange page={page} onPage={onPage} />}
          </Results>
        );
      }
      const date = today();
      return (
        <Results status={<ResultCount total={total} keyword={keyword} />} hasKeyHint>
          <Box opacity={result.refreshing ? 0.6 : 1} transition="opacity 120ms 150ms">
            <CustomersTable
              rows={customers.map((customer) => toCustomerRow(customer, date))}
              keyword={keyword}
              activeRow={activeRow}
              isBusy={result.refreshing}
            />
          </Box>
          <CardFooter>
            <Pagination
              page={page}
              pageCount={countPages(total)}
              pageSize={pageSize}
              total={total}
              onPage={onPage}
            />
          </CardFooter>
        </Results>
      );
    }
  }
}

interface ResultsProps {
  /** The result count. Its line is always there, so that nothing moves when the count is loaded. */
  readonly status: ReactNode;
  /** Show the hint about the arrow keys. */
  readonly hasKeyHint?: boolean;
  readonly children: ReactNode;
}

function Results({ status, hasKeyHint = false, children }: ResultsProps) {
  return (
    <>
      <HStack justify="space-between" mx="0.5" mb="3" minH="5">
        <Text role="status" color="fg.muted">
          {status}
        </Text>
        <HStack
          display={{ base: 'none', md: 'flex' }}
          visibility={hasKeyHint ? 'visible' : 'hidden'}
          gap="1.5"
          textStyle="help"
        >
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          to move,
          <Kbd>Enter</Kbd>
          to open
        </HStack>
      </HStack>
      <Card aria-label="Customers found">{children}</Card>
    </>
  );
}

function ResultCount({ total, keyword }: { readonly total: number; readonly keyword: string }) {
  return (
    <>
      <Box as="strong" fontWeight="semibold" color="fg.default">
        {total === 1 ? '1 customer' : `${total.toLocaleString('en')} customers`}
      </Box>
      <PrivateFigures>{` ${total === 1 ? 'matches' : 'match'} “${keyword}”`}</PrivateFigures>
    </>
  );
}

function NoMatches({ keyword }: { readonly keyword: string }) {
  return (
    <EmptyState
      icon={<Search aria-hidden />}
      title={<PrivateFigures>{`No customer you service matches “${keyword}”`}</PrivateFigures>}
      action={
        <ButtonLink to="/onboarding" variant="outline">
          <UserPlus aria-hidden />
          Start onboarding
        </ButtonLink>
      }
    >
      Check the spelling, or search by identity number. New customers are opened here.
    </EmptyState>
  );
}

function PageOutOfRange({
  page,
  onPage,
}: {
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  return (
    <EmptyState
      icon={<Search aria-hidden />}
      title={`There is no page ${page}`}
      action={<Button onClick={() => onPage(1)}>Go to the first page</Button>}
    >
      Fewer customers match than this page needs.
    </EmptyState>
  );
}
