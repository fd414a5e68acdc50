import type { Monitor } from '@portal/shared/contract';

/** Writes to the browser's console; a monitoring service takes its place where one is configured. */
export function createMonitor(console: Pick<Console, 'info' | 'warn'>): Monitor {
  return {
    log: (message, details) => (details ? console.info(message, details) : console.info(message)),
    error: (error, where) =>
      console.warn(`${where}: ${error instanceof Error ? error.message : String(error)}`),
  };
}
