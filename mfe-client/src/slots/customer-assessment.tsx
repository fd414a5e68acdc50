import type { AssessmentHandedOver } from '@portal/shared/contract';
import { isOnboardingId } from '@portal/shared/records';
import { createParcel } from '@portal/shared/ui';
import { LazyCustomerOnboarding } from '../onboarding/index.ts';
import { CustomerAssessment, suitabilityRemoteData } from '../suitability/index.ts';

/** What the customer answers: an assessment, of an applicant with the questions before it. */
const HandedOver = (handedOver: AssessmentHandedOver) =>
  isOnboardingId(handedOver.customerId) ? (
    <LazyCustomerOnboarding {...handedOver} />
  ) : (
    <CustomerAssessment {...handedOver} />
  );

export default createParcel(suitabilityRemoteData.wrap(HandedOver));
