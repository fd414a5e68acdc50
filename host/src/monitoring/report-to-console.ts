import type { MonitoringService } from '../core/monitoring-service.ts';
import type { Known } from './known.ts';

/**
 * Returns the service that writes reports to the browser's console: what is known of them, as the monitoring service gets it.
 */
export const reportToConsole = (
  known: Known,
  console: Pick<Console, 'info' | 'warn'>,
): MonitoringService => ({
  log: (message, details) => console.info(known.text(message), known.details(details)),
  error(error, { where = '' }) {
    console.warn(`${known.text(String(where))}: ${known.error(error).stack}`);
  },
});
