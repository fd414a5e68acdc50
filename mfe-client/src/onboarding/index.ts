export { LazyCustomerOnboarding } from './customer/lazy-customer-onboarding.tsx';
export { OnboardingPage } from './onboarding-page.tsx';
export { onboardingRemoteData } from './onboarding-remote-data.ts';
