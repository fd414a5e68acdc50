import { endHandOffs } from '@portal/shared/api/hand-off';
import { type ApiClient, createApiClient } from '@portal/shared/calls';
import { browserClock, type Clock } from '@portal/shared/clock';
import type { Shell } from '@portal/shared/contract';

/**
 * Creates the client of the hand-off service, which gets the agent's id token and no subscription key. Its refusal says
 * nothing of the session.
 */
export const createHandOffApi = ({ config, session, monitor }: Shell, baseUrl: string): ApiClient =>
  createApiClient({
    config: { ...config, api: { baseUrl, subscriptionKey: '', idempotencyKeys: false } },
    session: {
      idToken: () => session.idToken(),
      renew: () => session.renew(),
      end: () => undefined,
    },
    monitor,
  });

/** How often the end of a hand-off is tried, and the milliseconds between. */
const endTries = 10;
const endPause = 2_000;

/**
 * Ends one hand-off of the agent, or those of a customer whose onboarding is removed: the service deletes what was not
 * taken, and tells the phone. It is tried again while the service does not answer; then the code's own time ends it.
 */
export async function cancelHandOffs(
  api: Pick<ApiClient, 'attempt'>,
  which: { readonly id: string } | { readonly customerId: string },
  clock: Clock = browserClock,
): Promise<void> {
  for (let tries = 0; tries < endTries; tries += 1) {
    const reply = await api.attempt(endHandOffs, { ...which, why: 'cancelled' });
    if (reply.status === 'ok') return;
    await clock.wait(endPause);
  }
}

/** Ends the hand-offs of an onboarding that was removed. Nothing where the configuration names no hand-off service. */
export function endHandOffsOf(customerId: string, shell: Shell): void {
  const { handOff } = shell.config;
  if (handOff) void cancelHandOffs(createHandOffApi(shell, handOff.baseUrl), { customerId });
}
