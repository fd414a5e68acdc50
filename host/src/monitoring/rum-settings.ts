import type { PortalConfig } from '@portal/shared/contract';
import { appVersion } from '../core/releases/app-version.ts';

/** The product's name in the service (MON-02). */
const service = 'digital-form-application';

/**
 * Returns the settings of the monitoring SDK: the fixed ones (MON-01, MON-02) and the deployment's.
 * `undefined` when monitoring is not configured.
 */
export function rumSettings({ environment, monitoring }: Pick<PortalConfig, 'environment' | 'monitoring'>) {
  if (!monitoring) return undefined;
  const { applicationId, clientToken, site, proxy, tracedApis } = monitoring;
  const tracedOrigins = tracedApis.map((address) => new URL(address).origin);
  return {
    applicationId,
    clientToken,
    site,
    ...(proxy === undefined ? {} : { proxy }),
    service,
    env: environment,
    version: appVersion,
    sessionSampleRate: 100,
    sessionReplaySampleRate: 100,
    defaultPrivacyLevel: 'mask-user-input',
    enablePrivacyForActionName: true,
    trackUserInteractions: true,
    // `followPages` starts the views
    trackViewsManually: true,
    trackResources: true,
    trackLongTasks: true,
    trackAnonymousUser: false,
    // the portal sets no cookie: a cookie would go to the server with every request, and to other ports of the host
    sessionPersistence: 'local-storage',
    // compares whole origins: https://api.example is not https://api.example.evil
    allowedTracingUrls: [
      (address: string) => URL.canParse(address) && tracedOrigins.includes(new URL(address).origin),
    ],
    propagateTraceBaggage: false,
    // the SDK must not report its own usage
    telemetrySampleRate: 0,
  } as const;
}
