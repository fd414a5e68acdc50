import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { AccountHistory } from '../history/index.ts';

export default createParcel(remoteData.wrap(AccountHistory));
