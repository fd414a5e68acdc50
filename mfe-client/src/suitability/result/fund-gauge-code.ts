/** The part of the charts that the result needs: importing all of them would load those of the profile. */
export { FundGauge } from '@portal/shared/charts';
