import { searchCustomers } from '@portal/shared/api/customers';
import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { createRemoteData } from '@portal/shared/data';

/**
 * The data of this remote's slots. What is in the cart counts as pending units; what an application does, as
 * holdings, and so does what the transaction site has done.
 */
export const remoteData = createRemoteData({
  refetchOn: {
    'cart:changed': [accountHolding],
    'account:changed': [accountHolding, customerHoldings],
    'application:changed': [accountHolding, customerHoldings, searchCustomers],
  },
});
