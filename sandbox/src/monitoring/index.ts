/** Simulates the monitoring service. */
export { intake, intakePath } from './intake.ts';
export { Reports, textOf } from './reports.ts';
