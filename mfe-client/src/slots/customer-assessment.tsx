import { createParcel } from '@portal/shared/ui';
import { CustomerAssessment, suitabilityRemoteData } from '../suitability/index.ts';

export default createParcel(suitabilityRemoteData.wrap(CustomerAssessment));
