/** Simulates the monitoring service. */
export { intake, intakePath } from './intake.ts';
export { type MonitoredSession, Reports, textOf } from './reports.ts';
