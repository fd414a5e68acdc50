import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { ApplicationDetailPage } from '../detail/index.ts';

export default createParcel(remoteData.wrap(ApplicationDetailPage));
