import { createParcel } from '@portal/shared/ui';
import { CartPage } from '../cart/index.ts';
import { remoteData } from '../core/remote-data.ts';

export default createParcel(remoteData.wrap(CartPage));
