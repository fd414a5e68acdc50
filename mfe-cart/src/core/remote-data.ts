import { cartList } from '@portal/shared/api/cart';
import { checkoutDocuments, checkoutsByIds, checkoutsOf } from '@portal/shared/api/checkout';
import { paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { productMismatch } from '@portal/shared/api/suitability';
import { createRemoteData, type RemoteDataOptions } from '@portal/shared/data';

/** The calls that are loaded again after an event. */
export const dataOptions = {
  refetchOn: {
    // an assessment in the cart is a digital form, and decides what suits
    'cart:changed': [cartList, { endpoint: productMismatch, channel: 'Digital Form' }],
    'application:changed': [checkoutsOf, checkoutsByIds, checkoutDocuments, paymentSummary, verifyPayment],
  },
} as const satisfies RemoteDataOptions;

/** This remote's query cache. */
export const remoteData = createRemoteData(dataOptions);
