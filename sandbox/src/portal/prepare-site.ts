import { join, resolve } from 'node:path';
import { deployWorkspace, findSignInRemote, type PortalOrigins, writeSettings } from '@portal/shared/site';
import type { Origins } from '../origins/origins.ts';
import { configFor, telemetryFor } from './config.ts';

/** This repository. */
const repository = resolve(import.meta.dirname, '../../..');

const portalOrigins = ({ host, remotes }: Origins): PortalOrigins => ({
  host: host.url,
  remotes: remotes.url,
});

interface Options {
  /** The project's folder, whose builds are released into the site. Without it the site does not change. */
  readonly root: string | undefined;
  /** Whether a browser can replace a released remote by a team's server (docs/configuration.md). */
  readonly allowOverrides: boolean;
  /** Whether the portal reads flags and reports to monitoring. */
  readonly telemetry: boolean;
}

/** The sandbox's site. */
interface PreparedSite {
  readonly folder: string;
  /** Messages for the terminal: builds that were not released. */
  readonly notes: readonly string[];
}

/**
 * Prepares the sandbox's site in its data folder: writes the settings and, with `root`, releases the builds. Earlier
 * releases and rollbacks stay. Returns its folder, and a sentence for each build that was left out.
 * @throws SiteRefusal
 */
export async function prepareSite(
  data: string,
  origins: Origins,
  { root, allowOverrides, telemetry }: Options,
): Promise<PreparedSite> {
  const folder = join(data, 'site');
  await writeSettings(folder, {
    origins: portalOrigins(origins),
    config: {
      ...configFor(origins, allowOverrides),
      signInRemote: await findSignInRemote(root ?? repository),
      ...(telemetry ? telemetryFor(origins) : {}),
    },
  });
  const notes = root === undefined ? [] : await deployWorkspace(folder, root);
  return { folder, notes };
}
