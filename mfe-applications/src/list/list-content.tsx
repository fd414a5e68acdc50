import type { ApplicationRow } from '@portal/shared/api/applications';
import type { Loadable } from '@portal/shared/contract';
import { NothingYet } from '@portal/shared/nothing-yet';
import { customersPath } from '@portal/shared/pages';
import { Card, CardFooter, Pagination } from '@portal/shared/parts';
import { Button, ButtonLink, EmptyState, FailurePanel, Spinner, Text, useDelay } from '@portal/shared/ui';
import { mostPrinted, useIsPrinting } from '@portal/shared/use-is-printing';
import { FileSearch, Search } from 'lucide-react';
import { changeQuery, defaultQuery, type ListQuery } from './list-query.ts';
import { type ListView, pageSize } from './list-view.ts';
import { describeNoMatches } from './no-matches.ts';
import { ApplicationTable } from './table/application-table.tsx';
import { ListSkeleton } from './table/list-skeleton.tsx';
import { useReturnToRow } from './use-return-to-row.ts';

interface ListContentProps {
  readonly applications: Loadable<readonly ApplicationRow[]>;
  /** Absent until the applications are loaded. */
  readonly view: ListView | undefined;
  readonly query: ListQuery;
  readonly today: string;
  /** It has been loading for eight seconds. */
  readonly isSlow: boolean;
  readonly onChange: (query: ListQuery) => void;
}

/**
 * The content of the list's card: placeholders while `applications` load, the failure with a retry, a text when
 * none matches, or the rows of `view`, all matches on paper. `onChange` gets the query with another sort,
 * page or filter.
 */
export function ListContent({ applications, view, query, today, isSlow, onChange }: ListContentProps) {
  const rememberRow = useReturnToRow(view !== undefined);
  const isPrinting = useIsPrinting();
  if (applications.status === 'failed') {
    return (
      <Card>
        <FailurePanel
          title="Applications could not be loaded"
          meaning={`None of them is lost. ${applications.error.message}`}
          onRetry={applications.retry}
        />
      </Card>
    );
  }
  if (applications.status === 'loading' || !view) return <LoadingList query={query} isSlow={isSlow} />;
  if (view.total === 0) return <NoMatches query={query} view={view} onChange={onChange} />;
  return (
    <Card onClickCapture={rememberRow}>
      <ApplicationTable
        rows={isPrinting ? view.matches.slice(0, mostPrinted) : view.rows}
        today={today}
        query={query}
        onSort={onChange}
      />
      <CardFooter data-screen-only="">
        <Pagination
          page={view.page}
          pageCount={view.pageCount}
          total={view.total}
          pageSize={pageSize}
          onPage={(page) => onChange(changeQuery(query, { page }))}
        />
      </CardFooter>
    </Card>
  );
}

function LoadingList({ query, isSlow }: { readonly query: ListQuery; readonly isSlow: boolean }) {
  const isVisible = useDelay(150);
  if (!isVisible) return null;
  return (
    <Card>
      <ListSkeleton query={query} />
      {isSlow ? (
        <CardFooter role="status" display="flex" alignItems="center" gap="2" color="fg.muted">
          <Spinner size="16px" />
          <Text>Still working…</Text>
        </CardFooter>
      ) : null}
    </Card>
  );
}

/** In place of tabs, filters and list while there is nothing to list. */
export function NoApplications() {
  return (
    <Card>
      <NothingYet
        drawing="steps"
        title="Orders and onboardings that you send are listed here, each with its next step."
        action={
          <ButtonLink to={customersPath} variant="outline">
            <Search aria-hidden />
            Find a customer
          </ButtonLink>
        }
      />
    </Card>
  );
}

interface NoMatchesProps extends Pick<ListContentProps, 'query' | 'onChange'> {
  readonly view: ListView;
}

/** Says what nothing matches, and offers to clear it. */
function NoMatches({ query, view, onChange }: NoMatchesProps) {
  const { title, text, canClear } = describeNoMatches(query, view);
  return (
    <Card>
      <EmptyState
        icon={<FileSearch aria-hidden />}
        title={title}
        action={
          canClear ? (
            <Button variant="outline" onClick={() => onChange(changeQuery(defaultQuery, { tab: query.tab }))}>
              Clear search and filters
            </Button>
          ) : undefined
        }
      >
        {text === '' ? undefined : text}
      </EmptyState>
    </Card>
  );
}
