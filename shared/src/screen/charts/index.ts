/** Charts, each with a table for screen readers. Not a facade: each remote bundles what it uses, in lazy chunks. */
export { AllocationChange, AllocationChangeRing, type ClassChange } from './allocation-change.tsx';
export { AllocationRing, type AllocationSlice } from './allocation-ring.tsx';
export { type ClassMark, getClassMark } from './asset-class-mark.ts';
export { BarsChart } from './bars-chart.tsx';
export { FundGauge, type GaugeFund } from './fund-gauge.tsx';
export { type GainBar, GainBars } from './gain-bars.tsx';
export { type FundReturn, ReturnBars } from './return-bars.tsx';
export { StepsChart } from './steps-chart.tsx';
export type { StepsFrame, ValueToday } from './steps-picture.tsx';
export { type ChartFormat, FormatSwitch } from './time-chart.tsx';
export type { TimeAmounts, TimeNames } from './time-value.ts';
