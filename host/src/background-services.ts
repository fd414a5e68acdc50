import { maintenance } from '@portal/shared/api/maintenance';
import type { PortalConfig, ShellSession } from '@portal/shared/contract';
import { takeDrops } from '@portal/shared/files';
import { guardKeys } from '@portal/shared/page-keys';
import { unusableStores } from './browser-stores/check-stores.ts';
import { createStoreNotice, findFullStores } from './browser-stores/store-notice.ts';
import { startRepairs } from './core/foreign-changes/foreign-changes.ts';
import { endHandOffsAtSignOut } from './core/hand-offs/end-at-sign-out.ts';
import { appVersion } from './core/releases/app-version.ts';
import { reportRegistryProblems } from './federation/registry/report-problems.ts';
import type { Remotes } from './federation/start-releases.tsx';
import { type HostFlags, watchLatestVersion } from './flags/index.ts';
import { createReloadOffer, watchReleases } from './live/index.ts';
import { watchMaintenance } from './maintenance/index.ts';
import { createPlannedNotice } from './maintenance/planned-notice.ts';
import type { HostMonitor } from './monitor.ts';
import {
  createKnown,
  reportPolicyViolations,
  reportToConsole,
  rumSettings,
  type SourceWords,
} from './monitoring/index.ts';
import type { HostNavigation } from './navigation/navigation.ts';
import { type Pages, remoteAt } from './navigation/routes/index.ts';
import type { HostNotice } from './notices/index.ts';
import { readPageData } from './page-data.ts';

/** What the sources say; the host's build defines it (shared/build/config/source-words.ts). */
declare const __PORTAL_SOURCE_WORDS__: SourceWords;

/** What may be reported from this page. */
const loadKnown = async () =>
  createKnown(
    __PORTAL_SOURCE_WORDS__,
    await Promise.all([readPageData('portal-config'), readPageData('portal-registry')]),
    location.origin,
  );

/** Loads what writes the monitor's reports to the console. */
export const loadConsoleReports = async () => reportToConsole(await loadKnown(), console);

interface BackgroundServicesParts {
  readonly config: PortalConfig;
  readonly monitor: HostMonitor;
  readonly flags: HostFlags;
  readonly session: ShellSession;
  /** Whether no agent was signed in when the page loaded. */
  readonly startedSignedOut: boolean;
  readonly navigation: HostNavigation;
  readonly notify: (notice: HostNotice) => void;
  readonly askToReload: () => void;
  readonly remotes: Pick<Remotes, 'entries' | 'problems' | 'running' | 'hasNewReleases'>;
  readonly pages: Pages;
}

/** Calls `run` each time a session or a linking ends. */
function onSignOut({ state$ }: ShellSession, run: () => void): void {
  let wasSignedIn = false;
  state$.subscribe(({ status }) => {
    if (wasSignedIn && status === 'signed-out') run();
    wasSignedIn = status !== 'signed-out';
  });
}

/** Calls `run` once, as soon as an agent is signed in. */
function onFirstSignIn({ state$ }: ShellSession, run: () => void): void {
  let wasSignedIn = false;
  state$.subscribe(({ status }) => {
    if (wasSignedIn || status !== 'active') return;
    wasSignedIn = true;
    run();
  });
}

/**
 * Starts what the first content does not need: monitoring, flags, and the watches for releases and maintenance. They start
 * independently, and a failure is only logged.
 */
export function startBackgroundServices(parts: BackgroundServicesParts): void {
  const {
    config,
    monitor,
    flags,
    session,
    startedSignedOut,
    navigation,
    notify,
    askToReload,
    remotes: { entries, problems, running, hasNewReleases },
    pages,
  } = parts;
  startRepairs();
  guardKeys();
  takeDrops();
  endHandOffsAtSignOut(session, config.handOff);
  const offer = createReloadOffer({ notify, askToReload });
  const logFailure = (what: string) => (error: unknown) => monitor.error(error, what);

  const storeNotice = createStoreNotice(unusableStores, findFullStores());
  if (storeNotice) notify(storeNotice);
  reportPolicyViolations(monitor);
  reportRegistryProblems(problems, monitor);
  // it needs code that the sign-in page does not load
  onFirstSignIn(session, () =>
    import('./federation/report-declarations.ts')
      .then(({ reportDeclarations }) =>
        reportDeclarations({ remotes: entries, signInRemote: config.signInRemote, running, monitor }),
      )
      .catch(logFailure('declarations')),
  );
  const settings = rumSettings(config);
  if (settings)
    Promise.all([import('./monitoring/start-rum.ts'), loadKnown()])
      .then(([{ startRum }, known]) => {
        const rum = startRum({
          settings,
          known,
          startsNewSession: startedSignedOut,
          navigation,
          running,
          remoteAt: (path) => remoteAt(pages, path),
        });
        monitor.connectService(rum);
        onSignOut(session, rum.endSession);
      })
      .catch(logFailure('monitoring'));

  if (config.flags) {
    const service = config.flags;
    import('./follow-flags.ts')
      .then(({ followFlags }) => followFlags({ settings: service, flags, monitor, session }))
      .catch(logFailure('flags'));
  }
  watchReleases({ hasNewReleases, offer });
  watchLatestVersion({ flags, running: appVersion, offer, monitor });

  const api = import('@portal/shared/calls').then(({ createApiClient }) =>
    createApiClient({ config, session, monitor }),
  );
  api
    .then((client) =>
      watchMaintenance({
        navigation,
        fetchMaintenance: () => client.call(maintenance, { applicationid: '5' }),
        announce(from, to) {
          if (session.current().status !== 'active') return false;
          notify(createPlannedNotice(from, to));
          return true;
        },
      }),
    )
    .catch(logFailure('maintenance'));
}
