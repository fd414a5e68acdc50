import type { Monitor } from '@portal/shared/contract';

/** Facts that a report carries, besides its message. */
export type ReportDetails = Readonly<Record<string, string | number | boolean>>;

/** A monitor that others are made of, whose reports carry more details. */
export interface DetailedMonitor extends Monitor {
  /** Returns a monitor whose reports also carry what `readDetails` returns when they happen. */
  withDetails(readDetails: () => ReportDetails): Monitor;
}

/** The monitoring service, as the host reports to it. */
export interface MonitoringService {
  log(message: string, details: ReportDetails): void;
  /** `details.where`: the part of the portal that reports the error. */
  error(error: Error, details: ReportDetails): void;
}
