import { applicationList } from '@portal/shared/api/applications';
import { cartList } from '@portal/shared/api/cart';
import { createRemoteData } from '@portal/shared/data';

/** What the host itself reads of the main API, for frame and home: one cache, kept true by the bus. */
export const hostData = createRemoteData({
  refetchOn: { 'cart:changed': [cartList], 'application:changed': [applicationList] },
});
