import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { TransactionDrawer } from '../invest/index.ts';

export default createParcel(remoteData.wrap(TransactionDrawer));
