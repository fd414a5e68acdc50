import { addOnboarding } from '@portal/shared/api/onboarding';
import { putOnboarding } from '../onboarding/put-onboarding.ts';
import { serve } from '../server/route.ts';

export const onboardingRoutes = [serve(addOnboarding, (input, context) => putOnboarding(context, input))];
