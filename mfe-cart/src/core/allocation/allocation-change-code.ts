/** The part of the charts that an allocation needs: importing all of them would load those of the profile. */
export { AllocationChange } from '@portal/shared/charts';
