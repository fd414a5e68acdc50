/** Facts that a report carries, besides its message. */
export type ReportDetails = Readonly<Record<string, string | number | boolean>>;

/** The monitoring service, as the host reports to it. */
export interface MonitoringService {
  log(message: string, details: ReportDetails): void;
  /** `details.where`: the part of the portal that reports the error. */
  error(error: unknown, details: ReportDetails): void;
}
