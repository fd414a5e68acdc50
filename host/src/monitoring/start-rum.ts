import { datadogRum } from '@datadog/browser-rum';
import type { Monitor } from '@portal/shared/contract';
import type { rumSettings } from './rum-settings.ts';
import { scrubText } from './scrub.ts';
import { holdsCauses, scrubEvent, withoutCauses } from './scrub-event.ts';

/** The monitoring service. */
export interface RumMonitor extends Monitor {
  /** Nothing that happens from now on is told together with what has happened. */
  endSession(): void;
}

/** An error as it may leave: its words scrubbed, without its causes, whose words nobody could change later. */
function reportable(error: unknown): Error {
  const plain = error instanceof Error ? error : new Error(String(error));
  const reported = new Error(scrubText(plain.message));
  reported.name = plain.name;
  if (plain.stack !== undefined) reported.stack = scrubText(plain.stack);
  return reported;
}

/** Where the SDK keeps its session between pages: for 15 minutes, whoever sits there. */
const sessionCookie = '_dd_s_v2';

/**
 * Starts the monitoring SDK with session replay. All that is displayed is masked, by the attribute on the root element,
 * but for parts that are marked as showing nobody's data; all input is masked everywhere.
 * @param anew nobody was signed in when the page began: a session that the browser still holds was another's, and is not gone on with
 * @returns the service as the shell's monitor, and what ends its session: the next press begins another one.
 */
export function startRum(settings: NonNullable<ReturnType<typeof rumSettings>>, anew: boolean): RumMonitor {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store has no synchronous form, and the SDK reads it next
  if (anew) document.cookie = `${sessionCookie}=; max-age=0; path=/`;
  document.documentElement.setAttribute('data-dd-privacy', 'mask');
  datadogRum.init({
    ...settings,
    allowedTracingUrls: [...settings.allowedTracingUrls],
    beforeSend(event) {
      if (holdsCauses(event)) {
        const { handling } = event.error;
        datadogRum.addError(reportable(withoutCauses(event)), {
          ...event.context,
          handling,
          causes: 'left out',
        });
        return false;
      }
      scrubEvent(event);
      return true;
    },
  });
  return {
    log: (message, details) => datadogRum.addAction(scrubText(message), { ...details }),
    error: (error, where) => datadogRum.addError(reportable(error), { where }),
    endSession: () => datadogRum.stopSession(),
  };
}
