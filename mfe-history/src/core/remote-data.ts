import { completedTransactions, dividendPayouts, pendingTransactions } from '@portal/shared/api/history';
import { createRemoteData } from '@portal/shared/data';

const history = [completedTransactions, pendingTransactions, dividendPayouts];

/** The query cache of this remote's slot. Applications and the transaction site can change an account's history. */
export const remoteData = createRemoteData({
  refetchOn: { 'application:changed': history, 'account:changed': history },
});
