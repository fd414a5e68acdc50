import { completedTransactions } from '@portal/shared/api/history';
import { createRemoteData } from '@portal/shared/data';

/** The query cache of this remote's slot. Applications and the transaction site can add completed transactions. */
export const remoteData = createRemoteData({
  refetchOn: { 'application:changed': [completedTransactions], 'account:changed': [completedTransactions] },
});
