import { createParcel } from '@portal/shared/ui';
import { CheckoutPage } from '../checkout/index.ts';
import { remoteData } from '../core/remote-data.ts';

export default createParcel(remoteData.wrap(CheckoutPage));
