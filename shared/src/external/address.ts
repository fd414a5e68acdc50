import { loopbackHosts } from '../loopback.ts';

/** The sites outside the portal that an agent is handed over to, signed in. There are no others. */
export const siteKeys = ['simulator', 'transaction'] as const;
export type SiteKey = (typeof siteKeys)[number];

/** What the agent is told it goes to. */
export const siteNames: Readonly<Record<SiteKey, string>> = {
  simulator: 'Portfolio Simulator',
  transaction: 'Transaction site',
};

/** Where a site opens when no path is asked for (specification, section 2). */
const firstPaths: Readonly<Record<SiteKey, string>> = {
  simulator: '/PortfolioRecommendation',
  transaction: '/',
};

/** Name of the query parameter that carries the id token. */
const tokenParameter = 'id_token';

/** A path and perhaps a query: one slash first, nothing that a browser reads as the begin of another address. */
const plainPath = /^\/(?![/\\])[^\\\p{Cc}\p{Z}#]*$/u;

/** The configured addresses of the sites. */
export type SiteAddresses = Readonly<Record<SiteKey, string>>;

/** A page of a site, without the token; nothing for a path that is none, or that leads out of the site. */
export function sitePage(sites: SiteAddresses, key: SiteKey, path = firstPaths[key]): URL | undefined {
  const site = new URL(sites[key]);
  if (site.protocol !== 'https:' && !loopbackHosts.includes(site.hostname)) return undefined;
  if (!plainPath.test(path)) return undefined;
  const base = site.origin + site.pathname.replace(/\/$/, '');
  if (!URL.canParse(base + path)) return undefined;
  const page = new URL(base + path);
  const isInside = page.origin === site.origin && page.href.startsWith(`${base}/`);
  return isInside ? page : undefined;
}

/**
 * Where an agent is handed over to a site: a page of it, with the id token as query (SHL-10, SHL-16). Only the
 * configured sites over a safe transport get the token; nothing else has an address.
 */
export function siteAddress(
  sites: SiteAddresses,
  key: SiteKey,
  idToken: string | undefined,
  path?: string,
): string | undefined {
  const page = sitePage(sites, key, path);
  if (page === undefined || idToken === undefined) return undefined;
  page.searchParams.set(tokenParameter, idToken);
  return page.href;
}
