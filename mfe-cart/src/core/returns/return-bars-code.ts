/** The part of the charts that returns need: importing all of them would load those of the profile. */
export { ReturnBars } from '@portal/shared/charts';
