import { cartList } from '@portal/shared/api/cart';
import { checkoutDocuments, checkoutsByIds, checkoutsOf } from '@portal/shared/api/checkout';
import { paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { createRemoteData } from '@portal/shared/data';

/** This remote's query cache, and what it reads again when something has happened. */
export const remoteData = createRemoteData({
  refetchOn: {
    'cart:changed': [cartList],
    'application:changed': [checkoutsOf, checkoutsByIds, checkoutDocuments, paymentSummary, verifyPayment],
  },
});
