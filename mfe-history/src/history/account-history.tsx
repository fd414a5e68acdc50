import { Segmented } from '@portal/shared/parts';
import type { accountHistory, PropsOf } from '@portal/shared/remote';
import { Box, useSearchParams } from '@portal/shared/ui';
import { CompletedTransactions } from '../completed/index.ts';
import { Dividends } from '../dividends/index.ts';
import { PendingTransactions } from '../pending/index.ts';
import { type HistoryView, historyViews, readHistoryView, writeHistoryView } from './history-view.ts';

/**
 * The history of one account: completed transactions, pending ones, or dividends, as the URL says (CLI-06), and tabs
 * that choose which.
 */
export function AccountHistory(props: PropsOf<typeof accountHistory>) {
  const [params, setParams] = useSearchParams();
  const view = readHistoryView(params);
  const select = (next: HistoryView) =>
    setParams((current) => writeHistoryView(next, current), { replace: true, preventScrollReset: true });
  return (
    <>
      <Box mb="4">
        <Segmented label="History" options={historyViews} value={view} onChange={select} />
      </Box>
      <Part view={view} {...props} />
    </>
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
