/** Charts, each with a table for screen readers. Not a facade: each remote bundles what it uses. */
export { AllocationRing, type AllocationSlice } from './allocation-ring.tsx';
export { assetClassColor } from './asset-class-color.ts';
export { type AmountPair, PairBars, PairTable } from './pair-bars.tsx';
