import { cartList } from '@portal/shared/api/cart';
import { createRemoteData } from '@portal/shared/data';

/** The query cache for the calls of the frame, which every page fetches: it names no call of home or finder. */
export const frameData = createRemoteData({ refetchOn: { 'cart:changed': [cartList] } });
