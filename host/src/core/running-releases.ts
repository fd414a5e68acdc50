import type { RemoteName } from '@portal/shared/contract';

/** What runs of one remote. */
export interface RunningRelease {
  readonly version: string;
  /** The release that should run and cannot. */
  readonly insteadOf?: string;
  /** Where a team's own server stands in the remote's place: its address. */
  readonly override?: string;
}

/** What is shown of what runs; asked when it is shown. */
export interface RunningReleases {
  /** Version of the host. */
  readonly host: string;
  of(remote: RemoteName): RunningRelease;
}
