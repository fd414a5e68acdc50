import { completedTransactions } from '@portal/shared/api/history';
import { createRemoteData } from '@portal/shared/data';

/** The query cache of the card, which loads the schema of transactions only with it. */
export const overTimeRemoteData = createRemoteData({
  refetchOn: { 'application:changed': [completedTransactions], 'account:changed': [completedTransactions] },
});
