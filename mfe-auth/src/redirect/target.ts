import { type SiteKey, siteKeys } from '@portal/shared/external';

/** Where `/redirect` is asked to lead: one of the known sites, and a path of it. Never an address. */
export interface Target {
  readonly site: SiteKey;
  /** Absent: where the site opens by itself. */
  readonly path?: string;
}

/** Reads `?to=simulator|transaction&path=…`; nothing for any other site. */
export function targetOf(search: string): Target | undefined {
  const asked = new URLSearchParams(search);
  const site = siteKeys.find((key) => key === asked.get('to'));
  const path = asked.get('path');
  if (site === undefined) return undefined;
  return path === null ? { site } : { site, path };
}
