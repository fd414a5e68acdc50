/** Two amounts over time, as a chart and as a table. */
export { findLargest } from './amount-pairs.ts';
export { OverTimeCard } from './over-time-card.tsx';
