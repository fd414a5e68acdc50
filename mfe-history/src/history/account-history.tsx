import { Segmented } from '@portal/shared/parts';
import type { accountHistory, PropsOf } from '@portal/shared/remote';
import { Box, useSearchParams } from '@portal/shared/ui';
import { CompletedPeriod, CompletedTransactions } from '../completed/index.ts';
import { type HistoryView, historyViews, readHistoryView, writeHistoryView } from '../core/history-view.ts';
import { Dividends } from '../dividends/index.ts';
import { PendingTransactions } from '../pending/index.ts';
import { HistoryToolbar } from './history-toolbar.tsx';

/**
 * The history of one account: completed transactions, pending ones, or dividends, as the URL says (CLI-06), and in one
 * line the tabs that choose which and the period of the completed ones.
 */
export function AccountHistory(props: PropsOf<typeof accountHistory>) {
  const [params, setParams] = useSearchParams();
  const view = readHistoryView(params);
  const select = (next: HistoryView) =>
    setParams((current) => writeHistoryView(next, current), { replace: true, preventScrollReset: true });
  return (
    <Box position="relative">
      <HistoryToolbar shown={historyViews.find(({ id }) => id === view)?.label ?? ''}>
        <Segmented label="History" options={historyViews} value={view} onChange={select} />
        {view === 'completed' ? <CompletedPeriod plan={props.plan} /> : null}
      </HistoryToolbar>
      <Part view={view} {...props} />
    </Box>
  );
}

function Part({ view, ...props }: PropsOf<typeof accountHistory> & { readonly view: HistoryView }) {
  switch (view) {
    case 'completed':
      return <CompletedTransactions {...props} />;
    case 'pending':
      return <PendingTransactions accountId={props.accountId} />;
    case 'dividends':
      return <Dividends accountId={props.accountId} />;
  }
}
