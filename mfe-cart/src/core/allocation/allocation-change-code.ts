/** The parts of the charts that an allocation needs: importing all of them would load those of the profile. */
export { AllocationChange, AllocationChangeRing } from '@portal/shared/charts';
