import { createParcel } from '@portal/shared/ui';
import { remoteData } from '../core/remote-data.ts';
import { SuitabilityPage } from '../suitability/index.ts';

export default createParcel(remoteData.wrap(SuitabilityPage));
