import type { RemoteName } from '@portal/shared/contract';

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

/** The running releases, read when the About dialog shows them and when a report names one. */
export interface RunningReleases {
  /** Version of the host. */
  readonly host: string;
  /** The page's remotes. */
  readonly remotes: readonly RemoteName[];
  of(remote: RemoteName): RunningRelease;
  /** The address of a release's files; `undefined` for an override. */
  baseOf(part: 'host' | RemoteName): string | undefined;
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
