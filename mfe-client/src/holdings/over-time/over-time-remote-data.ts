import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { createRemoteData } from '@portal/shared/data';

const history = [completedTransactions, dividendPayouts];

/** The query cache of the card, which loads the schema of transactions only with it. */
export const overTimeRemoteData = createRemoteData({
  refetchOn: { 'application:changed': history, 'account:changed': history },
});
