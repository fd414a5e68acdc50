import { join } from 'node:path';
import { deployWorkspace, type PortalOrigins, writeSettings } from '@portal/shared/site';
import type { Origins } from '../origins/origins.ts';
import { configFor, telemetryFor } from './config.ts';

const portalOrigins = (origins: Origins): PortalOrigins => ({
  host: origins.host.url,
  'mfe-auth': origins['mfe-auth'].url,
  'mfe-client': origins['mfe-client'].url,
  'mfe-cart': origins['mfe-cart'].url,
  'mfe-applications': origins['mfe-applications'].url,
  'mfe-history': origins['mfe-history'].url,
});

interface Options {
  /** The project's folder, whose builds are released into the site; without it the site is left as it is. */
  readonly root: string | undefined;
  /** Whether a team may put its own remote in the place of a released one (docs/configuration.md). */
  readonly allowOverrides: boolean;
  /** Whether the portal reads flags and reports to monitoring. */
  readonly telemetry: boolean;
}

/** The sandbox's site. */
export interface KeptSite {
  readonly folder: string;
  /** What the person at the terminal should know: builds that were left out. */
  readonly notes: readonly string[];
}

/**
 * Keeps the sandbox's site, in its data folder: what was released and rolled back there stays across restarts, and
 * the addresses are this sandbox's. Throws SiteRefusal.
 */
export async function keepSite(
  data: string,
  origins: Origins,
  { root, allowOverrides, telemetry }: Options,
): Promise<KeptSite> {
  const folder = join(data, 'site');
  await writeSettings(folder, {
    origins: portalOrigins(origins),
    config: { ...configFor(origins, allowOverrides), ...(telemetry ? telemetryFor(origins) : {}) },
  });
  const notes = root === undefined ? [] : await deployWorkspace(folder, root);
  return { folder, notes };
}
