import type { SlotProps } from '@portal/shared/contract';
import { PageContent, PageHead, SearchInput } from '@portal/shared/parts';
import { Box, ButtonLink, useLocation, useShell } from '@portal/shared/ui';
import { UserPlus } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { CustomersAtHand } from './customers-at-hand.tsx';
import { rememberOpened } from './opened.ts';
import { SearchResults } from './search-results.tsx';
import { useKeyword } from './use-keyword.ts';
import { customerOfRow, firstRowLink, useRowKeys } from './use-row-keys.ts';

/** `/client`: the customers that the agent services, searched (CLI-01). */
export function CustomersPage({ atHand = [] }: SlotProps['client-list']) {
  const { slots } = useShell();
  const location = useLocation();
  const search = useKeyword();
  const rows = useRowKeys();

  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    if (search.pending) search.askNow();
    else firstRowLink(event.currentTarget)?.click();
  };

  // On its way to a row, the agent is on its way to a profile.
  const onNear = (event: SyntheticEvent) => {
    if (customerOfRow(event.target) !== undefined) slots.preload('client-profile');
  };

  const onLeave = (event: MouseEvent) => {
    const customerId = customerOfRow(event.target);
    if (customerId !== undefined) rememberOpened(location.search, customerId);
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
        onPointerOver={onNear}
        onFocusCapture={onNear}
        onClickCapture={onLeave}
      >
        <Box mb="3.5">
          <SearchInput
            size="lg"
            label="Search customers"
            placeholder="Name, identity number, e-mail or phone"
            autoFocus
            value={search.typed}
            onChange={search.type}
            onKeyDown={onEnter}
          />
        </Box>
        {search.asked.keyword === '' ? (
          <CustomersAtHand customers={atHand} />
        ) : (
          <SearchResults search={search.asked} active={rows.active} onPage={search.goToPage} />
        )}
      </div>
    </PageContent>
  );
}
