import { pendingTransactions } from '@portal/shared/api/history';
import { useCall } from '@portal/shared/data';
import { NothingYet } from '@portal/shared/nothing-yet';
import { Card } from '@portal/shared/parts';
import type { accountHistory, PropsOf } from '@portal/shared/remote';
import { CsvButton } from '../core/csv-button.tsx';
import { ListFoot } from '../core/list-foot.tsx';
import { ListResult } from '../core/list-result.tsx';
import { buildPendingRequest } from './pending-request.ts';
import { createPendingCsv, toPendingRows } from './pending-rows.ts';
import { PendingTable } from './pending-table.tsx';

/**
 * Loads and shows the transactions of one account that are sent and not completed, rejected or expired (HIS-02,
 * CLI-06), with a CSV file on request.
 */
export function PendingTransactions({ accountId }: Pick<PropsOf<typeof accountHistory>, 'accountId'>) {
  const request = buildPendingRequest(accountId);
  const pending = useCall(pendingTransactions, request);
  const empty = (
    <NothingYet
      drawing="steps"
      title="What is sent for this account is listed here until it is completed, rejected or expired."
    />
  );
  if (request === undefined) return <Card>{empty}</Card>;
  return (
    <ListResult called={pending} name="Pending transactions" empty={empty}>
      {(transactions) => (
        <Card aria-label="Pending transactions">
          <PendingTable rows={toPendingRows(transactions)} />
          <ListFoot text={`${transactions.length} pending. Units and price follow when the order is priced.`}>
            <CsvButton fileName={`pending-${accountId}.csv`} create={() => createPendingCsv(transactions)} />
          </ListFoot>
        </Card>
      )}
    </ListResult>
  );
}
