import { datadogRum, type RumEvent } from '@datadog/browser-rum';
import { tryStorage } from '@portal/shared/stored-values';
import type { MonitoringService } from '../core/monitoring-service.ts';
import { createErrorLimit } from './error-limit.ts';
import { followPages, type PageMoves } from './follow-pages.ts';
import type { ErrorParts, Known } from './known.ts';
import { filterEvent, isPolicyViolation, mustBeCopied } from './known-event.ts';
import { type ReleaseSources, releaseOfEvent } from './release-of-event.ts';
import type { rumSettings } from './rum-settings.ts';

/** The monitoring service that runs. */
interface RumMonitor extends MonitoringService {
  /** Ends the monitoring session, so that later events are not connected with earlier ones. */
  endSession(): void;
}

/** Returns by what an error equals others, its text and positions; `undefined` for an event that is no error. */
const findErrorText = (event: RumEvent): string | undefined =>
  event.type === 'error' ? (event.error.stack ?? event.error.message) : undefined;

interface RumOptions extends ReleaseSources {
  readonly settings: NonNullable<ReturnType<typeof rumSettings>>;
  /**
   * Whether no agent was signed in when the page loaded, so that the browser's monitoring session is a previous agent's
   * and must not continue.
   */
  readonly startsNewSession: boolean;
  readonly navigation: PageMoves;
  /** What may be reported. */
  readonly known: Known;
}

/** The SDK's key in `localStorage`: its session lasts 15 minutes across pages, also for the next agent. */
const sessionKey = '_dd_s_v2';

/**
 * Starts the monitoring SDK with session replay. An attribute on the root element masks everything on screen but the
 * parts that are marked as impersonal; all input is masked. `startsNewSession` removes the SDK's session that the
 * browser has stored, so that another one starts.
 * @returns the shell's monitor for the service; after `endSession` the next interaction starts another session
 */
export function startRum({
  settings,
  startsNewSession,
  navigation,
  known,
  ...sources
}: RumOptions): RumMonitor {
  // where storage is blocked, the SDK does not start
  if (startsNewSession) tryStorage(() => localStorage.removeItem(sessionKey));
  document.documentElement.setAttribute('data-dd-privacy', 'mask');
  const errors = createErrorLimit();
  /** Adds an error with what is known of it, without its causes. */
  const addError = (error: ErrorParts, details: object) =>
    datadogRum.addError(Object.assign(new Error(), known.error(error)), details);

  /** Leaves of an event what is known. Returns whether it is sent; every event passes here. */
  function shouldSend(event: RumEvent): boolean {
    if (isPolicyViolation(event)) return false;
    const release = releaseOfEvent(event, sources);
    if (release) event.context = { ...event.context, ...release };
    if (mustBeCopied(event, known)) {
      const { type = 'Error', message, stack, handling, causes } = event.error;
      const left = causes ? { causes: 'left out' } : {};
      addError({ name: type, message, stack }, { ...event.context, handling, ...left });
      return false;
    }
    if (!filterEvent(event, known)) return false;
    // views, actions and traced requests are never left out (MON)
    const text = findErrorText(event);
    return text === undefined || errors.shouldSend(text);
  }

  datadogRum.init({
    ...settings,
    allowedTracingUrls: [...settings.allowedTracingUrls],
    beforeSend(event) {
      try {
        return shouldSend(event);
      } catch {
        // the SDK would send the event as it is
        return false;
      }
    },
  });
  datadogRum.startView();
  followPages(navigation, () => datadogRum.startView());
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const { repeats, leftOut } = errors.takeUnsent();
    for (const { message: stack, count } of repeats) {
      const [message = ''] = stack.split('\n');
      datadogRum.addAction('error repeated', { message, stack, count });
    }
    if (leftOut > 0) datadogRum.addAction('errors left out', { count: leftOut });
  });
  return {
    log: (message, details) => datadogRum.addAction(message, details),
    error: addError,
    endSession: () => datadogRum.stopSession(),
  };
}
