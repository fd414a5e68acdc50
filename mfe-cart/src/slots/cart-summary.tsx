import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { CartSummary } from '../summary/index.ts';

export default createParcel(remoteData.wrap(CartSummary));
