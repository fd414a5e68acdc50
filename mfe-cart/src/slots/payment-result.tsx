import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { PaymentResultPage } from '../payment/index.ts';

export default createParcel(remoteData.wrap(PaymentResultPage));
