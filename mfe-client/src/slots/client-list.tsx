import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { CustomersPage } from '../customers/index.ts';

export default createParcel(remoteData.wrap(CustomersPage));
