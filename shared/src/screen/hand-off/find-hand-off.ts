import type { InputOf } from '@portal/shared/api/endpoint';
import { type FoundHandOff, findHandOff } from '@portal/shared/api/hand-off';
import type { ApiClient } from '@portal/shared/calls';
import type { Clock } from '@portal/shared/clock';

interface Finding {
  readonly api: Pick<ApiClient, 'attempt'>;
  readonly clock: Clock;
  readonly place: InputOf<typeof findHandOff>;
  /** Ends the asking. */
  readonly signal: AbortSignal;
}

/** Milliseconds between questions without an answer, which double from the first to the last. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * Asks the service for the hand-off that a form has begun before a reload, or in another tab; `undefined` when there is
 * none. Asks again until the service answers.
 */
export async function findOpenHandOff(finding: Finding): Promise<FoundHandOff | undefined> {
  const { api, clock, place, signal } = finding;
  for (let pause = firstPause; !signal.aborted; pause = Math.min(2 * pause, longestPause)) {
    const reply = await api.attempt(findHandOff, place);
    if (reply.status === 'ok') return reply.value.found ?? undefined;
    await clock.wait(pause, signal);
  }
  return undefined;
}
