import { type ApplicationRow, applicationList } from '@portal/shared/api/applications';
import { useCall, useSlow, valueOrUndefined } from '@portal/shared/data';
import { today as getToday } from '@portal/shared/dates';
import { saveFile } from '@portal/shared/files';
import { PageContent, PageHead, type Tab as TabPart, Tabs } from '@portal/shared/parts';
import { readLeftOrders } from '@portal/shared/selling';
import { Button, chakra, useAgent } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { ListFilters } from './filters/list-filters.tsx';
import { ListContent, NoApplications } from './list-content.tsx';
import { createListCsv } from './list-csv.ts';
import { changeQuery, type Tab, tabs } from './list-query.ts';
import { buildListView, type ListView } from './list-view.ts';
import { describePrintedList } from './print/printed-list.ts';
import { tabLabels } from './tab-labels.ts';
import { useListQuery } from './use-list-query.ts';

/** On paper: heading, a line in place of tabs and filters, and the table. On a phone heading and download share a line. */
const Page = chakra(PageContent, {
  base: {
    _print: { '& [role=tablist]': { display: 'none' } },
    '& > :first-child > :first-child': { flexBasis: { base: 'auto', md: '280px' } },
  },
});
const PrintedQuery = chakra('p', { base: { display: 'none', _print: { display: 'block', mb: '4' } } });

/**
 * The agent's applications (APP-01), with an export as CSV. They are loaded again when the window gets the focus. Tab,
 * filters, sort and page are in the URL, search words in the history's state.
 */
export function ApplicationListPage() {
  const agent = useAgent();
  const input = { userId: agent.uuid, channel: 'Digital Transaction' } as const;
  const applications = useCall(applicationList, input, { refetchOnFocus: true });
  const isSlow = useSlow(applications);
  const { query, change, search } = useListQuery();
  const today = getToday();
  const rows = valueOrUndefined(applications);
  // nothing can be searched then, and nothing is sorted
  const hasFailed = applications.status === 'failed';
  const view = rows && buildListView(rows, query, today, readLeftOrders());
  if (rows?.length === 0)
    return (
      <Page>
        <PageHead title="Applications" />
        <NoApplications />
      </Page>
    );
  return (
    <Page>
      <PageHead
        title="Applications"
        actions={
          hasFailed ? undefined : (
            <Button
              variant="outline"
              disabled={!view || view.total === 0}
              onClick={() => view && saveCsv(view.matches, today)}
            >
              <Download aria-hidden />
              Export CSV
            </Button>
          )
        }
      />
      <Tabs
        label="Applications by state"
        tabs={tabs.map((tab) => toTab(tab, view))}
        value={query.tab}
        onChange={(tab) => change(changeQuery(query, { tab }))}
      >
        {view ? <PrintedQuery>{describePrintedList(query, view)}</PrintedQuery> : null}
        {hasFailed ? null : <ListFilters query={query} view={view} onSearch={search} onChange={change} />}
        <ListContent
          applications={applications}
          view={view}
          query={query}
          today={today}
          isSlow={isSlow}
          onChange={change}
        />
      </Tabs>
    </Page>
  );
}

function saveCsv(rows: readonly ApplicationRow[], today: string): void {
  saveFile(`applications-${today}.csv`, new Blob([createListCsv(rows, today)], { type: 'text/csv' }));
}

function toTab(id: Tab, view: ListView | undefined): TabPart<Tab> {
  const label = tabLabels[id];
  if (!view) return { id, label };
  const count = view.counts[id];
  return { id, label, count, tone: id === 'needs-you' && count > 0 ? 'warn' : 'neutral' };
}
