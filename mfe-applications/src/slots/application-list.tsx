import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { ApplicationListPage } from '../list/index.ts';

export default createParcel(remoteData.wrap(ApplicationListPage));
