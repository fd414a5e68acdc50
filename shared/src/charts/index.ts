/** Charts, each with its table twin. Bundled into the remote that draws them. */
export { AllocationRing, type AllocationRingProps, type AllocationSlice } from './allocation-ring.tsx';
