export { LoadedOnboarding } from './loaded-onboarding.tsx';
