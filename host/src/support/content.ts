import { type ApiClient, createApiClient } from '@portal/shared/calls';
import type { Shell } from '@portal/shared/contract';

/**
 * Calls of the content service. They carry its own bearer: neither the agent's id token nor the main API's
 * subscription key is for it, and what it refuses says nothing of the session.
 */
export function contentClient({ config, monitor }: Pick<Shell, 'config' | 'monitor'>): ApiClient {
  const { baseUrl, token } = config.content;
  return createApiClient({
    config: { api: { baseUrl, subscriptionKey: '', idempotencyKeys: false } },
    session: { idToken: () => token, renew: async () => false, end: () => undefined },
    monitor,
  });
}
