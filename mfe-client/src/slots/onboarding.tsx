import { createParcel } from '@portal/shared/ui';
import { OnboardingPage } from '../onboarding/index.ts';

export default createParcel(OnboardingPage);
