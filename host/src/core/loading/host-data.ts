import { applicationList } from '@portal/shared/api/applications';
import { cartList } from '@portal/shared/api/cart';
import { createRemoteData } from '@portal/shared/data';

/** The query cache for the main API calls of the host itself (frame and home). Bus events trigger its refetches. */
export const hostData = createRemoteData({
  refetchOn: {
    'cart:changed': [cartList, { endpoint: applicationList, channel: 'Digital AOF' }],
    'application:changed': [applicationList],
  },
});
