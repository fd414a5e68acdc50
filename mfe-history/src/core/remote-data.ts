import { completedTransactions } from '@portal/shared/api/history';
import { createRemoteData } from '@portal/shared/data';

/**
 * The data of this remote's slot: an application that moves on may end as a completed transaction, and so may what the
 * transaction site has done.
 */
export const remoteData = createRemoteData({
  refetchOn: { 'application:changed': [completedTransactions], 'account:changed': [completedTransactions] },
});
