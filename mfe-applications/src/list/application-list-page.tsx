import { type ApplicationRow, applicationList } from '@portal/shared/api/applications';
import { useCall, useSlow } from '@portal/shared/data';
import { today as todayOf } from '@portal/shared/dates';
import { saveFile } from '@portal/shared/files';
import { PageContent, PageHead, type Tab as TabPart, Tabs } from '@portal/shared/parts';
import { Button, useAgent } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { ListContent } from './list-content.tsx';
import { listCsv } from './list-csv.ts';
import { ask, type Tab, tabs } from './list-query.ts';
import { ListTools } from './list-tools.tsx';
import { type ListView, viewOf } from './list-view.ts';
import { useListQuery } from './use-list-query.ts';

const tabLabels: Readonly<Record<Tab, string>> = {
  all: 'All',
  'needs-you': 'Needs you',
  'in-progress': 'In progress',
  completed: 'Completed',
  closed: 'Closed',
};

/** The agent's applications (APP-01): what needs the agent first, whatever is asked for in the URL. */
export function ApplicationListPage() {
  const agent = useAgent();
  const input = { userId: agent.uuid, channel: 'Digital Transaction' } as const;
  const applications = useCall(applicationList, input, { refetchOnFocus: true });
  const slow = useSlow(applications);
  const { query, change, search } = useListQuery();
  const today = todayOf();
  const view = applications.status === 'ok' ? viewOf(applications.value, query, today) : undefined;

  return (
    <PageContent>
      <PageHead
        title="Applications"
        actions={
          <Button
            variant="outline"
            disabled={!view || view.total === 0}
            onClick={() => view && saveCsv(view.found, today)}
          >
            <Download aria-hidden />
            Download CSV
          </Button>
        }
      />
      <Tabs
        label="Applications by state"
        tabs={tabs.map((tab) => tabOf(tab, view))}
        value={query.tab}
        onChange={(tab) => change(ask(query, { tab }))}
      >
        <ListTools query={query} view={view} onSearch={search} onChange={change} />
        <ListContent
          applications={applications}
          view={view}
          query={query}
          today={today}
          slow={slow}
          onChange={change}
        />
      </Tabs>
    </PageContent>
  );
}

function saveCsv(rows: readonly ApplicationRow[], today: string): void {
  saveFile(`applications-${today}.csv`, new Blob([listCsv(rows, today)], { type: 'text/csv' }));
}

function tabOf(id: Tab, view: ListView | undefined): TabPart<Tab> {
  const label = tabLabels[id];
  if (!view) return { id, label };
  const count = view.counts[id];
  return { id, label, count, tone: id === 'needs-you' && count > 0 ? 'warn' : 'neutral' };
}
