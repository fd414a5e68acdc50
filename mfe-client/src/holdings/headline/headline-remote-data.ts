import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { createRemoteData } from '@portal/shared/data';

const history = [completedTransactions, dividendPayouts];

/** The query cache of the headline, which loads the schema of transactions only with it. */
export const headlineRemoteData = createRemoteData({
  refetchOn: { 'application:changed': history, 'account:changed': history },
});
