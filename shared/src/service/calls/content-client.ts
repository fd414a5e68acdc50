import { type ApiClient, createApiClient } from '@portal/shared/calls';
import type { Shell } from '@portal/shared/contract';

/**
 * Creates the client of the content service. It has a separate token and never sends the agent's id token or the main
 * API's subscription key. A 401 of the content service does not affect the session.
 */
export function createContentClient({ config, monitor }: Pick<Shell, 'config' | 'monitor'>): ApiClient {
  const { baseUrl, token } = config.content;
  return createApiClient({
    config: { api: { baseUrl, subscriptionKey: '', idempotencyKeys: false } },
    session: { idToken: () => token, renew: async () => false, end: () => undefined },
    monitor,
  });
}
