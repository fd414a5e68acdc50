/** The part of the charts that an allocation needs: importing all of them would load those of the profile. */
export { ShareBars } from '@portal/shared/charts';
