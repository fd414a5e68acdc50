import { searchCustomers } from '@portal/shared/api/customers';
import { useCall } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { Card, CardFooter, DelayedPlaceholder, Kbd, Pagination, PrivateFigures } from '@portal/shared/parts';
import { Box, Button, ButtonLink, EmptyState, FailurePanel, HStack, Text, useAgent } from '@portal/shared/ui';
import { Search, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { toCustomerRow } from './customer-row.ts';
import { CustomersSkeleton } from './customers-skeleton.tsx';
import { CustomersTable } from './customers-table.tsx';
import { pageCount, pageSize, type SearchState } from './search-state.ts';
import { useReturnToRow } from './use-return-to-row.ts';

export interface SearchResultsProps {
  readonly search: SearchState;
  /** Index of the row that the arrow keys are on. */
  readonly active: number;
  readonly onPage: (page: number) => void;
}

/** The customers that match, a page at a time. The former page stays, faint, until the next is there. */
export function SearchResults({ search, active, onPage }: SearchResultsProps) {
  const agent = useAgent();
  const { keyword, page } = search;
  const found = useCall(
    searchCustomers,
    { agentUserId: agent.uuid, keyword, limit: pageSize, page },
    { keepPrevious: true },
  );
  useReturnToRow(found.status === 'ok' && !found.refreshing);

  switch (found.status) {
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
            meaning={`${found.error.message} Nothing was changed.`}
            onRetry={found.retry}
          />
        </Results>
      );
    case 'ok': {
      const { customers, total } = found.value;
      if (customers.length === 0) {
        return (
          <Results status={total === 0 ? null : <CountText total={total} keyword={keyword} />}>
            {total === 0 ? <NobodyMatches keyword={keyword} /> : <PastTheEnd page={page} onPage={onPage} />}
          </Results>
        );
      }
      const date = today();
      return (
        <Results status={<CountText total={total} keyword={keyword} />} hint>
          <Box opacity={found.refreshing ? 0.6 : 1} transition="opacity 120ms 150ms">
            <CustomersTable
              rows={customers.map((customer) => toCustomerRow(customer, date))}
              keyword={keyword}
              active={active}
              busy={found.refreshing}
            />
          </Box>
          <CardFooter>
            <Pagination
              page={page}
              pageCount={pageCount(total)}
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
  /** What was found, in a word; its line is there from the start, so that nothing moves. */
  readonly status: ReactNode;
  /** Tell of the arrow keys. */
  readonly hint?: boolean;
  readonly children: ReactNode;
}

function Results({ status, hint = false, children }: ResultsProps) {
  return (
    <>
      <HStack justify="space-between" mx="0.5" mb="3" minH="5">
        <Text role="status" color="fg.muted">
          {status}
        </Text>
        <HStack
          display={{ base: 'none', md: 'flex' }}
          visibility={hint ? 'visible' : 'hidden'}
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

function CountText({ total, keyword }: { readonly total: number; readonly keyword: string }) {
  return (
    <>
      <Box as="strong" fontWeight="semibold" color="fg.default">
        {total === 1 ? '1 customer' : `${total.toLocaleString('en')} customers`}
      </Box>
      <PrivateFigures>{` ${total === 1 ? 'matches' : 'match'} “${keyword}”`}</PrivateFigures>
    </>
  );
}

function NobodyMatches({ keyword }: { readonly keyword: string }) {
  return (
    <EmptyState
      icon={<Search aria-hidden />}
      title={<PrivateFigures>{`No customer you service matches “${keyword}”`}</PrivateFigures>}
      action={
        <ButtonLink to="/onboarding">
          <UserPlus aria-hidden />
          Start onboarding
        </ButtonLink>
      }
    >
      Check the spelling, or search by identity number. New customers are opened here.
    </EmptyState>
  );
}

function PastTheEnd({ page, onPage }: { readonly page: number; readonly onPage: (page: number) => void }) {
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
