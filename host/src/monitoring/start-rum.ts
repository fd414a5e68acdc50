import { datadogRum, type RumEvent } from '@datadog/browser-rum';
import { tryStorage } from '@portal/shared/stored-values';
import type { MonitoringService } from '../core/monitoring-service.ts';
import { createErrorLimit } from './error-limit.ts';
import { followPages, type PageMoves } from './follow-pages.ts';
import { type ReleaseSources, releaseOfEvent } from './release-of-event.ts';
import type { rumSettings } from './rum-settings.ts';
import { scrubText } from './scrub.ts';
import { hasCauses, isPolicyViolation, scrubEvent, toErrorWithoutCauses } from './scrub-event.ts';

/** The monitoring service that runs. */
interface RumMonitor extends MonitoringService {
  /** Ends the monitoring session, so that later events are not connected with earlier ones. */
  endSession(): void;
}

/** Copies an error with scrubbed text and without its causes, whose text cannot be changed later. */
function toReportableError(error: unknown): Error {
  const original = error instanceof Error ? error : new Error(String(error));
  const report = new Error(scrubText(original.message));
  report.name = original.name;
  if (original.stack !== undefined) report.stack = scrubText(original.stack);
  return report;
}

/** Returns by what an error equals others; `undefined` for an event that is no error. */
const findErrorText = (event: RumEvent): string | undefined =>
  event.type === 'error' ? `${event.error.type ?? 'Error'} ${event.error.message}` : undefined;

interface RumOptions extends ReleaseSources {
  readonly settings: NonNullable<ReturnType<typeof rumSettings>>;
  /**
   * Whether no agent was signed in when the page loaded, so that the browser's monitoring session is a previous agent's
   * and must not continue.
   */
  readonly startsNewSession: boolean;
  readonly navigation: PageMoves;
}

/** The SDK's key in `localStorage`: its session lasts 15 minutes across pages, also for the next agent. */
const sessionKey = '_dd_s_v2';

/**
 * Starts the monitoring SDK with session replay. An attribute on the root element masks everything on screen but the
 * parts that are marked as impersonal; all input is masked. `startsNewSession` removes the SDK's session that the
 * browser has stored, so that another one starts.
 * @returns the shell's monitor for the service; after `endSession` the next interaction starts another session
 */
export function startRum({ settings, startsNewSession, navigation, ...sources }: RumOptions): RumMonitor {
  // where storage is blocked, the SDK does not start
  if (startsNewSession) tryStorage(() => localStorage.removeItem(sessionKey));
  document.documentElement.setAttribute('data-dd-privacy', 'mask');
  const errors = createErrorLimit();
  datadogRum.init({
    ...settings,
    allowedTracingUrls: [...settings.allowedTracingUrls],
    beforeSend(event) {
      if (isPolicyViolation(event)) return false;
      const release = releaseOfEvent(event, sources);
      if (release) event.context = { ...event.context, ...release };
      if (hasCauses(event)) {
        const { handling } = event.error;
        datadogRum.addError(toReportableError(toErrorWithoutCauses(event)), {
          ...event.context,
          handling,
          causes: 'left out',
        });
        return false;
      }
      scrubEvent(event);
      // views, actions and traced requests are never left out (MON)
      const text = findErrorText(event);
      return text === undefined || errors.shouldSend(text);
    },
  });
  datadogRum.startView();
  followPages(navigation, () => datadogRum.startView());
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const { repeats, leftOut } = errors.takeUnsent();
    for (const repeat of repeats) datadogRum.addAction('error repeated', repeat);
    if (leftOut > 0) datadogRum.addAction('errors left out', { count: leftOut });
  });
  return {
    log: (message, details) => datadogRum.addAction(scrubText(message), details),
    error: (error, details) => datadogRum.addError(toReportableError(error), details),
    endSession: () => datadogRum.stopSession(),
  };
}
