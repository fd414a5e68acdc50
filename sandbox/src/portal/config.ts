import type { PortalConfig } from '@portal/shared/contract';
import { clientSideId } from '../flags/index.ts';
import { clientId, paths } from '../identity-provider/index.ts';
import { intakePath } from '../monitoring/index.ts';
import type { Origins } from '../origins/origins.ts';
import { ALLOW_CROSS_CURRENCY_SWITCH } from '../rules/orders/switching-checks.ts';

/** The subscription key that the sandbox's API expects on every call (API-02). */
export const subscriptionKey = 'sandbox-subscription-key';

/** The bearer token that the sandbox's content service expects. */
export const contentToken = 'sandbox-content-token';

/**
 * The portal's configuration (`/config.json`) for this sandbox, with the addresses of its origins; flags and monitoring
 * are added by `telemetryFor`.
 */
export function configFor(
  { api, identityProvider, content, simulator, transaction, outbox, handOff }: Origins,
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
      jwksEndpoint: provider + paths.jwks,
      clientId,
      // RFC 7636 allows 128 characters, and each value takes two
      codeVerifierValues: 64,
      scope: 'openid email',
      logoutMethod: 'post',
    },
    allowCrossCurrencySwitch: ALLOW_CROSS_CURRENCY_SWITCH,
    allowOverrides,
    content: { baseUrl: content.url, token: contentToken },
    handOff: { baseUrl: handOff.url },
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

/** The part of the configuration that connects the portal with the flag service and monitoring. */
export const telemetryFor = ({
  api,
  flags,
  monitoring,
}: Pick<Origins, 'api' | 'flags' | 'monitoring'>): Pick<PortalConfig, 'flags' | 'monitoring'> => ({
  flags: { clientSideId, baseUrl: flags.url, streamUrl: flags.url, eventsUrl: flags.url },
  monitoring: {
    applicationId: 'sandbox-application',
    clientToken: 'sandbox-token',
    site: 'datadoghq.com',
    proxy: monitoring.url + intakePath,
    tracedApis: [api.url],
  },
});
