import { searchCustomers } from '@portal/shared/api/customers';
import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { createRemoteData } from '@portal/shared/data';

/**
 * The query cache of this remote's slots. Cart items change pending units; applications and the transaction site change
 * holdings.
 */
export const remoteData = createRemoteData({
  refetchOn: {
    'cart:changed': [accountHolding],
    'account:changed': [accountHolding, customerHoldings],
    'application:changed': [accountHolding, customerHoldings, searchCustomers],
  },
});
