import type { PortalConfig } from '@portal/shared/contract';
import { clientId, paths } from '../identity-provider/index.ts';
import type { Origins } from '../origins/origins.ts';

/** The subscription key that the sandbox's API expects on every call (API-02). */
export const subscriptionKey = 'sandbox-subscription-key';

/** The portal's configuration for this sandbox: what `/config.json` of a deployment would hold. */
export function configFor(
  { api, identityProvider, simulator, transaction, outbox }: Origins,
  allowOverrides: boolean,
): PortalConfig {
  const provider = identityProvider.url;
  return {
    environment: 'sandbox',
    api: { baseUrl: api.url, subscriptionKey, idempotencyKeys: true },
    identityProvider: {
      issuer: provider,
      authorizationEndpoint: provider + paths.authorization,
      tokenEndpoint: provider + paths.token,
      endSessionEndpoint: provider + paths.endSession,
      clientId,
      // oidc-provider keeps to RFC 7636: at most 128 characters, two for each value
      codeVerifierValues: 64,
    },
    allowOverrides,
    externalSites: { simulator: simulator.url, transaction: transaction.url },
    footer: {
      company: 'Cempaka Biru Asset Management Berhad',
      internetRisk: `${outbox.url}/notices/internet-risk`,
      privacyNotice: `${outbox.url}/notices/privacy-notice`,
      transactionNotice: `${outbox.url}/notices/transaction-notice`,
      disclaimer: `${outbox.url}/notices/disclaimer`,
    },
  };
}
