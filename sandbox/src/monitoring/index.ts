/** Simulates the monitoring service. */
export { createIntake, intakePath } from './intake.ts';
export { listReplayTexts, Reports } from './reports.ts';
