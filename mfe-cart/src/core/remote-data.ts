import { cartList } from '@portal/shared/api/cart';
import { checkoutDocuments, checkoutsByIds, checkoutsOf } from '@portal/shared/api/checkout';
import { paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { createRemoteData, type RemoteDataOptions } from '@portal/shared/data';

/** The calls that are loaded again after an event. */
export const dataOptions = {
  refetchOn: {
    'cart:changed': [cartList],
    'application:changed': [checkoutsOf, checkoutsByIds, checkoutDocuments, paymentSummary, verifyPayment],
  },
} as const satisfies RemoteDataOptions;

/** This remote's query cache. */
export const remoteData = createRemoteData(dataOptions);
