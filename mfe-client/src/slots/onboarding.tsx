import { createParcel } from '@portal/shared/ui';
import { OnboardingPage, onboardingRemoteData } from '../onboarding/index.ts';

export default createParcel(onboardingRemoteData.wrap(OnboardingPage));
