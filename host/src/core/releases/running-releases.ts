import type { RemoteName } from '@portal/shared/contract';
import type { RegistryProblem, Release } from '@portal/shared/federation';
import type { Declares } from '@portal/shared/remote/declares';

/** The running release of one remote. */
export interface RunningRelease {
  readonly version: string;
  /** The current release, when it failed and another one runs as the fallback. */
  readonly insteadOf?: string;
  /** Why the fallback runs: the kinds of the failures (`LoadFailure`), each once, such as `unreachable`. */
  readonly fallback?: string;
  /** The address of the team's own server, when it overrides the remote. */
  readonly override?: string;
}

/** Overrides of remotes by a team's own server (FED-07). */
export interface RemoteOverrides {
  /**
   * Overrides a remote by the manifest at an address and reloads the page. Resolves with why this cannot be done, as a
   * sentence; nothing is then changed.
   */
  set(remote: RemoteName, address: string): Promise<string | undefined>;
  /** Removes the override of one remote, or all of them, and reloads the page. */
  reset(remote?: RemoteName): void;
}

/** How the last load of a remote in this page ended. */
export interface LastLoad {
  /** Why no release of it could be shown, or why it stopped later; absent while it runs. */
  readonly error?: Error;
}

/** The running releases, read when About or the remotes page shows them and when a report names one. */
export interface RunningReleases {
  /** Version of the host. */
  readonly host: string;
  /** The page's remotes. */
  readonly remotes: readonly RemoteName[];
  of(remote: RemoteName): RunningRelease;
  /** The address of a release's files; `undefined` for an override. */
  baseOf(part: 'host' | RemoteName): string | undefined;
  /** The canary that this browser gets of a remote: its version, and its share in percent of all browsers. */
  canaryOf(
    remote: RemoteName,
  ): { readonly release: Pick<Release, 'version'>; readonly share: number } | undefined;
  /** What a remote declares; of an override what its manifest does. */
  declares(remote: RemoteName): Declares | undefined;
  /** `undefined` before the first load of a remote. */
  lastLoad(remote: RemoteName): LastLoad | undefined;
  /** The remotes that the page's registry leaves out, and why. */
  readonly problems: readonly Pick<RegistryProblem, 'name' | 'why'>[];
  /** Absent where the site does not allow overrides. */
  readonly overrides?: RemoteOverrides | undefined;
}

/** The release that a report or a view is about, as members of the monitoring service's events. */
export interface ReportedRelease extends RunningRelease {
  readonly remote: RemoteName | 'host';
}

/**
 * Returns the release of a remote that runs now with the remote's name, as reports to the monitoring service name it.
 */
export const reportedRelease = (
  remote: RemoteName,
  running: Pick<RunningReleases, 'of'>,
): ReportedRelease => ({
  remote,
  ...running.of(remote),
});
