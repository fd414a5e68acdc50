import { createParcel } from '@portal/shared/ui';
import { SuitabilityPage, suitabilityRemoteData } from '../suitability/index.ts';

export default createParcel(suitabilityRemoteData.wrap(SuitabilityPage));
