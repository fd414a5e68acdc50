import { createParcel } from '@portal/shared/ui';
import { AccountHistory } from '../completed/index.ts';
import { remoteData } from '../core/remote-data.ts';

export default createParcel(remoteData.wrap(AccountHistory));
