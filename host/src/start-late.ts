import { maintenance } from '@portal/shared/api/maintenance';
import type { Navigation, PortalConfig, ShellSession } from '@portal/shared/contract';
import { appVersion } from './core/app-version.ts';
import { type HostFlags, watchLatestVersion } from './flags/index.ts';
import { createOffer, watchReleases } from './live/index.ts';
import { watchMaintenance } from './maintenance/index.ts';
import type { HostMonitor } from './monitor.ts';
import { rumSettings } from './monitoring/index.ts';
import type { HostNotice } from './notices/index.ts';

export interface LateParts {
  readonly config: PortalConfig;
  readonly monitor: HostMonitor;
  readonly flags: HostFlags;
  readonly session: ShellSession;
  /** Nobody was signed in when the page began, whoever is by now. */
  readonly nobodyAtFirst: boolean;
  readonly navigation: Navigation;
  readonly notify: (notice: HostNotice) => void;
  readonly askToReload: () => void;
  /** Whether a fresh registry names other releases than this page's; rejects when it cannot be had. */
  readonly isRenewed: () => Promise<boolean>;
}

/** Calls back each time that a session ends which was there. */
function onSignOut({ state$ }: ShellSession, run: () => void): void {
  let signedIn = false;
  state$.subscribe(({ status }) => {
    if (signedIn && status === 'signed-out') run();
    signedIn = status !== 'signed-out';
  });
}

/**
 * What nobody waits for, begun after the first content: monitoring, flags, the watches for releases and maintenance. Each begins alone
 * and is only logged when it cannot.
 */
export function startLate(parts: LateParts): void {
  const { config, monitor, flags, session, nobodyAtFirst, navigation, notify, askToReload, isRenewed } =
    parts;
  const offer = createOffer({ notify, askToReload });
  const unless = (what: string) => (error: unknown) => monitor.error(error, what);

  const settings = rumSettings(config);
  if (settings)
    import('./monitoring/start-rum.ts')
      .then(({ startRum }) => {
        const rum = startRum(settings, nobodyAtFirst);
        monitor.tell(rum);
        onSignOut(session, rum.endSession);
      })
      .catch(unless('monitoring'));

  if (config.flags) {
    const service = config.flags;
    import('./flags/flag-service.ts')
      .then(({ followFlagService }) => followFlagService({ settings: service, flags, monitor }))
      .catch(unless('flags'));
  }
  watchReleases({ isRenewed, offer });
  watchLatestVersion({ flags, running: appVersion, offer, monitor });

  const api = import('@portal/shared/calls').then(({ createApiClient }) =>
    createApiClient({ config, session, monitor }),
  );
  api
    .then((client) =>
      watchMaintenance({ navigation, ask: () => client.call(maintenance, { applicationid: '5' }) }),
    )
    .catch(unless('maintenance'));
}
