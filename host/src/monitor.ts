import type { Monitor } from '@portal/shared/contract';

/** The shell's monitor. It writes to the console, and to the monitoring service once that is connected. */
export interface HostMonitor extends Monitor {
  /** Connects a service: it receives the reports so far and all later ones. */
  connectService(service: Monitor): void;
}

/** How many reports to keep before the service connects; more would be repetitions of one fault. */
const maxPendingReports = 50;

/** Creates the monitor, with the browser's console. */
export function createMonitor(console: Pick<Console, 'info' | 'warn'>): HostMonitor {
  let service: Monitor | undefined;
  const pendingReports: ((to: Monitor) => void)[] = [];
  const report = (send: (to: Monitor) => void) => {
    if (service) send(service);
    else if (pendingReports.length < maxPendingReports) pendingReports.push(send);
  };
  return {
    log(message, details) {
      if (details) console.info(message, details);
      else console.info(message);
      report((to) => to.log(message, details));
    },
    error(error, where) {
      console.warn(`${where}: ${error instanceof Error ? error.message : String(error)}`);
      report((to) => to.error(error, where));
    },
    connectService(to) {
      service = to;
      for (const send of pendingReports.splice(0)) send(to);
    },
  };
}
