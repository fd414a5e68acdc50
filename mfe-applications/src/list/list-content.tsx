import type { ApplicationRow } from '@portal/shared/api/applications';
import type { Loadable } from '@portal/shared/contract';
import { Card, CardFooter, Pagination } from '@portal/shared/parts';
import { Button, ButtonLink, EmptyState, FailurePanel, Spinner, Text, useDelay } from '@portal/shared/ui';
import { FileSearch, FileText } from 'lucide-react';
import { ApplicationTable } from './application-table.tsx';
import { ask, defaultQuery, type ListQuery } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { type ListView, pageSize } from './list-view.ts';

interface ListContentProps {
  readonly applications: Loadable<readonly ApplicationRow[]>;
  /** Of the applications that are there. */
  readonly view: ListView | undefined;
  readonly query: ListQuery;
  readonly today: string;
  /** It has been loading for eight seconds. */
  readonly slow: boolean;
  readonly onChange: (query: ListQuery) => void;
}

/** The list in whatever state it is: coming, there, empty, or failed. */
export function ListContent({ applications, view, query, today, slow, onChange }: ListContentProps) {
  if (applications.status === 'failed') {
    return (
      <Card>
        <FailurePanel
          title="Applications could not be loaded"
          meaning={`${applications.error.message} Nothing was changed.`}
          onRetry={applications.retry}
        />
      </Card>
    );
  }
  if (applications.status === 'loading' || !view) return <Loading query={query} slow={slow} />;
  if (applications.value.length === 0) return <NoneYet />;
  if (view.total === 0) return <NoneFits onClear={() => onChange(ask(defaultQuery, { tab: query.tab }))} />;
  return (
    <Card>
      <ApplicationTable rows={view.rows} today={today} query={query} onSort={onChange} />
      <CardFooter>
        <Pagination
          page={view.page}
          pageCount={view.pageCount}
          total={view.total}
          pageSize={pageSize}
          onPage={(page) => onChange(ask(query, { page }))}
        />
      </CardFooter>
    </Card>
  );
}

function Loading({ query, slow }: { readonly query: ListQuery; readonly slow: boolean }) {
  const late = useDelay(150);
  if (!late) return null;
  return (
    <Card>
      <ListSkeleton query={query} />
      {slow ? (
        <CardFooter role="status" display="flex" alignItems="center" gap="2" color="fg.muted">
          <Spinner size="16px" />
          <Text>Still working…</Text>
        </CardFooter>
      ) : null}
    </Card>
  );
}

function NoneYet() {
  return (
    <Card>
      <EmptyState
        icon={<FileText aria-hidden />}
        title="No applications yet"
        action={<ButtonLink to="/client">Find a customer</ButtonLink>}
      >
        What you check out for a customer is listed here, with its status and what it waits for.
      </EmptyState>
    </Card>
  );
}

function NoneFits({ onClear }: { readonly onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<FileSearch aria-hidden />}
        title="No application fits"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear search and filters
          </Button>
        }
      >
        Nothing in this tab has these words, status, type and time.
      </EmptyState>
    </Card>
  );
}
