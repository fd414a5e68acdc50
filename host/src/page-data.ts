import { type PortalConfig, portalConfig } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';

/** Ids of the JSON in the composed HTML (shared/site/page/host-page.ts), and the file to fetch when it is not inlined. */
const sources = { 'portal-config': '/config.json', 'portal-registry': '/registry.json' } as const;

/**
 * Reads JSON that the page has inlined under this id, or else fetches its file. Rejects when the file cannot be
 * fetched, and when the text is no JSON.
 */
export async function readPageData(id: keyof typeof sources): Promise<unknown> {
  const inlined = document.getElementById(id)?.textContent;
  if (inlined) return JSON.parse(inlined);
  const response = await fetch(sources[id], { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${sources[id]} could not be fetched (${response.status})`);
  return response.json();
}

/** Decodes the portal's configuration, `config.json`. Throws an Error that names each invalid key, for the deployer. */
export function decodeConfig(json: unknown): PortalConfig {
  const decoded = z.safeParse(portalConfig, json);
  if (!decoded.success) throw new Error(`config.json is not valid:\n${z.prettifyError(decoded.error)}`);
  return decoded.data;
}
