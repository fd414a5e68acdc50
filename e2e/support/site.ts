import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { telemetryFor } from '@portal/sandbox/src/portal/config.ts';
import type { PortalConfig } from '@portal/shared/contract';
import { readSettings, writeSettings } from '@portal/shared/site';
import type { Control } from './control.ts';
import { commonSite, origins } from './environment.ts';

/**
 * A site of one test's own: a copy of everybody's, served at the same addresses to this test's browser alone. What
 * the test publishes or rolls back in its folder reaches no other test.
 */
export class OwnSite {
  /** The site's folder; `@portal/shared/site` and the release commands take it. */
  readonly folder: string;
  readonly #control: Control;

  private constructor(folder: string, control: Control) {
    this.folder = folder;
    this.#control = control;
  }

  /** Makes the copy and has this test served from it from its next request on. */
  static async open(control: Control): Promise<OwnSite> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
    await copySite(folder);
    await control.serveSite(folder);
    return new OwnSite(folder, control);
  }

  /** Lets teams put servers of their own in remotes' places here, as only some deployments do. */
  async allowOverrides(): Promise<void> {
    const { origins, config } = await readSettings(this.folder);
    await writeSettings(this.folder, { origins, config: { ...config, allowOverrides: true } });
  }

  /** Has the portal read flags and report to monitoring here, as outside tests it does. */
  async switchTelemetryOn(changes: Partial<PortalConfig> = {}): Promise<void> {
    const { origins: served, config } = await readSettings(this.folder);
    await writeSettings(this.folder, {
      origins: served,
      config: { ...config, ...telemetryFor(origins), ...changes },
    });
  }

  /** Gives the test everybody's site again and removes the copy. */
  async close(): Promise<void> {
    await this.#control.serveSite(null);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Copies everybody's site into a folder: a fraction of a second, since a site holds no source maps. */
export const copySite = (folder: string): Promise<void> =>
  cp(commonSite, folder, { recursive: true, preserveTimestamps: true });
