import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { TransactionDrawer } from '../transaction-drawer/index.ts';

export default createParcel(remoteData.wrap(TransactionDrawer));
