/** What removes an onboarding's hand-offs: loaded when one is removed. */
export { endHandOffsOf } from '@portal/shared/hand-off';
