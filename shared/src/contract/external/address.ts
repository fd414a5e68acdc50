import { isSafeAddress } from '../../foundation/loopback.ts';

/** The external sites that the portal opens with the agent's id token. */
export const siteKeys = ['simulator', 'transaction'] as const;
/** Key of an external site in the configuration. */
export type SiteKey = (typeof siteKeys)[number];

/** Names of the sites on screen. */
export const siteNames: Readonly<Record<SiteKey, string>> = {
  simulator: 'Portfolio Simulator',
  transaction: 'Transaction site',
};

/** Path of a site when none is given (SHL-10). */
const firstPaths: Readonly<Record<SiteKey, string>> = {
  simulator: '/PortfolioRecommendation',
  transaction: '/',
};

/** Name of the query parameter that carries the id token. */
const tokenParameter = 'id_token';

/** A path with an optional query. It starts with one slash, because browsers read two as another host. */
const plainPath = /^\/(?![/\\])[^\\\p{Cc}\p{Z}#]*$/u;

/** URLs of the sites, from the configuration. */
type SiteAddresses = Readonly<Record<SiteKey, string>>;

/**
 * Returns the URL of an external site's page without token. `path` defaults to the site's first page. `undefined` for
 * an invalid path or one outside the site, and for a site whose transport is not safe.
 */
export function sitePage(sites: SiteAddresses, key: SiteKey, path = firstPaths[key]): URL | undefined {
  const site = new URL(sites[key]);
  if (!isSafeAddress(sites[key])) return undefined;
  if (!plainPath.test(path)) return undefined;
  const base = site.origin + site.pathname.replace(/\/$/, '');
  if (!URL.canParse(base + path)) return undefined;
  const page = new URL(base + path);
  const isInside = page.origin === site.origin && page.href.startsWith(`${base}/`);
  return isInside ? page : undefined;
}

/**
 * Returns the URL by which an external site's page is opened, with the agent's id token as the query `id_token`
 * (SHL-10, SHL-16); `undefined` without a token, and where `sitePage` is.
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
