import type { Monitor } from '@portal/shared/contract';
import type { DetailedMonitor, MonitoringService, ReportDetails } from './core/monitoring-service.ts';

/** The shell's monitor. It reports to the browser's console, and to the monitoring service once that is connected. */
export interface HostMonitor extends DetailedMonitor {
  /** Connects a service: it receives the first reports and all later ones. */
  connectService(service: MonitoringService): void;
}

/** How many reports to keep for a service that connects later; more would be repetitions of one fault. */
const maxEarlierReports = 50;

/** Copies an error: the browser's own may keep the element of the slot that threw it. */
function copyError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { name, message, stack } = error;
  return Object.assign(new Error(message), { name, stack });
}

/**
 * Creates the monitor. `loadConsole` loads what writes to the console at the first report: it knows what a report may
 * say, which no first load needs.
 */
export function createMonitor(loadConsole: () => Promise<MonitoringService>): HostMonitor {
  const services: MonitoringService[] = [];
  const earlierReports: ((to: MonitoringService) => void)[] = [];
  let isConsoleRequested = false;
  const connectService = (to: MonitoringService) => {
    services.push(to);
    for (const send of earlierReports) send(to);
  };
  const report = (send: (to: MonitoringService) => void) => {
    if (!isConsoleRequested) {
      isConsoleRequested = true;
      loadConsole().then(connectService, () => {
        isConsoleRequested = false;
      });
    }
    if (earlierReports.length < maxEarlierReports) earlierReports.push(send);
    for (const to of services) send(to);
  };
  const withDetails = (readDetails: () => ReportDetails): Monitor => ({
    log(message, details) {
      const all = { ...details, ...readDetails() };
      report((to) => to.log(message, all));
    },
    error(error, where) {
      const details = { ...readDetails(), where };
      const copy = copyError(error);
      report((to) => to.error(copy, details));
    },
  });
  return { ...withDetails(() => ({})), withDetails, connectService };
}
