import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { ProfilePage } from '../profile/index.ts';

export default createParcel(remoteData.wrap(ProfilePage));
