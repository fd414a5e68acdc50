import type { Monitor } from '@portal/shared/contract';
import type { DetailedMonitor, MonitoringService, ReportDetails } from './core/monitoring-service.ts';

/** The shell's monitor. It writes to the console, and to the monitoring service once that is connected. */
export interface HostMonitor extends DetailedMonitor {
  /** Connects a service: it receives the reports so far and all later ones. */
  connectService(service: MonitoringService): void;
}

/** How many reports to keep before the service connects; more would be repetitions of one fault. */
const maxPendingReports = 50;

/** Copies an error that is kept: the browser's own may keep the element of the slot that threw it. */
function copyError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  return Object.assign(new Error(message), { name, stack });
}

/**
 * Creates the monitor, which writes to `console`, and reports to the monitoring service once that is connected; until
 * then it keeps a limited number of reports.
 */
export function createMonitor(console: Pick<Console, 'info' | 'warn'>): HostMonitor {
  let service: MonitoringService | undefined;
  const pendingReports: ((to: MonitoringService) => void)[] = [];
  const report = (send: (to: MonitoringService) => void) => {
    if (service) send(service);
    else if (pendingReports.length < maxPendingReports) pendingReports.push(send);
  };
  const withDetails = (readDetails: () => ReportDetails): Monitor => ({
    log(message, details) {
      if (details) console.info(message, details);
      else console.info(message);
      const all = { ...readDetails(), ...details };
      report((to) => to.log(message, all));
    },
    error(error, where) {
      console.warn(`${where}: ${error instanceof Error ? error.message : String(error)}`);
      const details = { ...readDetails(), where };
      const kept = service ? error : copyError(error);
      report((to) => to.error(kept, details));
    },
  });
  return {
    ...withDetails(() => ({})),
    withDetails,
    connectService(to) {
      service = to;
      for (const send of pendingReports.splice(0)) send(to);
    },
  };
}
