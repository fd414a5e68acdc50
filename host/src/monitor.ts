import type { Monitor } from '@portal/shared/contract';

/** The shell's monitor, until and beside the monitoring service. */
export interface HostMonitor extends Monitor {
  /** Tells a service too from now on, and what has happened so far. */
  tell(service: Monitor): void;
}

/** What has happened before the service was there; more than this at the start is one fault over and over. */
const mostKept = 50;

/** Writes to the browser's console, and to a monitoring service where one is configured. */
export function createMonitor(console: Pick<Console, 'info' | 'warn'>): HostMonitor {
  let service: Monitor | undefined;
  const kept: ((to: Monitor) => void)[] = [];
  const pass = (on: (to: Monitor) => void) => {
    if (service) on(service);
    else if (kept.length < mostKept) kept.push(on);
  };
  return {
    log(message, details) {
      if (details) console.info(message, details);
      else console.info(message);
      pass((to) => to.log(message, details));
    },
    error(error, where) {
      console.warn(`${where}: ${error instanceof Error ? error.message : String(error)}`);
      pass((to) => to.error(error, where));
    },
    tell(to) {
      service = to;
      for (const on of kept.splice(0)) on(to);
    },
  };
}
