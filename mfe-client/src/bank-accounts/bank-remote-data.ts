import { customerBankAccounts } from '@portal/shared/api/bank-accounts';
import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import { createRemoteData } from '@portal/shared/data';

/**
 * The query cache of the Bank accounts tab. It is apart from the remote's, because the schemas of carts and checkouts would
 * otherwise be loaded with every page of this remote.
 */
export const bankRemoteData = createRemoteData({
  refetchOn: {
    'cart:changed': [cartList],
    'application:changed': [cartList, checkoutsOf, customerBankAccounts],
  },
});
