import { cartList } from '@portal/shared/api/cart';
import { searchCustomers } from '@portal/shared/api/customers';
import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { createRemoteData } from '@portal/shared/data';

/**
 * The query cache of this remote's slots. Cart items change pending units, an
 * assessment among them is the customer's; applications and the transaction site change
 * holdings.
 */
export const remoteData = createRemoteData({
  refetchOn: {
    'cart:changed': [accountHolding, cartList],
    'account:changed': [accountHolding, customerHoldings],
    'application:changed': [accountHolding, cartList, customerHoldings, searchCustomers],
  },
});
