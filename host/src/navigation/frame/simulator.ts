import type { PortalConfig } from '@portal/shared/contract';
import { loopbackHosts } from '@portal/shared/loopback';

/** Path of the portfolio simulator on its site (specification, section 2). */
const path = '/PortfolioRecommendation';

/** Name of the query parameter that carries the id token. */
const tokenParameter = 'id_token';

/**
 * Where the simulator opens, with the id token as the specification demands (SHL-10). Only the configured site
 * over a safe transport gets the token; anything else is refused with `undefined`.
 */
export function simulatorAddress(config: PortalConfig, idToken: string | undefined): string | undefined {
  if (idToken === undefined) return undefined;
  const site = new URL(config.externalSites.simulator);
  if (site.protocol !== 'https:' && !loopbackHosts.includes(site.hostname)) return undefined;
  const address = new URL(site.href.replace(/\/$/, '') + path);
  if (address.origin !== site.origin) return undefined;
  address.searchParams.set(tokenParameter, idToken);
  return address.href;
}
