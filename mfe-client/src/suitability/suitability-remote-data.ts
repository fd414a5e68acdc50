import { cartList } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { satAnswers, satList } from '@portal/shared/api/suitability';
import { createRemoteData } from '@portal/shared/data';

/**
 * The query cache of the suitability page. It is apart from the remote's, because the schemas of carts would otherwise be
 * loaded with every page of this remote.
 */
export const suitabilityRemoteData = createRemoteData({
  refetchOn: {
    'cart:changed': [cartList, satList],
    'application:changed': [cartList, satList, customerInfo, satAnswers],
  },
});
