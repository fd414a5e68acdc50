import type { RemoteName } from '@portal/shared/contract';

/** The running release of one remote. */
export interface RunningRelease {
  readonly version: string;
  /** The current release, when it failed and another one runs as the fallback. */
  readonly insteadOf?: string;
  /** The address of the team's own server, when it overrides the remote. */
  readonly override?: string;
}

/** The running releases, read when the About dialog shows them. */
export interface RunningReleases {
  /** Version of the host. */
  readonly host: string;
  of(remote: RemoteName): RunningRelease;
  /** The address of a release's files; `undefined` for an override. */
  baseOf(part: 'host' | RemoteName): string | undefined;
}
