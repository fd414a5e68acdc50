import { type SiteKey, siteKeys } from '@portal/shared/external';

/** The target of `/redirect`: a configured site and a path on it, never a full address. */
interface RedirectTarget {
  readonly site: SiteKey;
  /** Absent: the site's start page. */
  readonly path?: string;
}

/**
 * Parses `?to=simulator|transaction&path=…`: the external site, and the path on it if there is one, which is not
 * checked here. Returns `undefined` for a missing or unknown site.
 */
export function parseRedirectTarget(search: string): RedirectTarget | undefined {
  const params = new URLSearchParams(search);
  const site = siteKeys.find((key) => key === params.get('to'));
  const path = params.get('path');
  if (site === undefined) return undefined;
  return path === null ? { site } : { site, path };
}
