import type { Monitor, RemoteName, Shell } from '@portal/shared/contract';
import { freezeAll } from '../core/freeze-all.ts';

interface RemoteShellsOptions {
  /** What all remotes get. */
  readonly shell: Shell;
  /** The remote of the configuration that signs agents in. */
  readonly signInRemote: string | undefined;
  /** Only the sign-in remote gets it. */
  readonly signIn: NonNullable<Shell['signIn']>;
  /** Returns the monitor whose reports carry the remote's release. */
  readonly monitorOf: (remote: RemoteName) => Monitor;
}

/** Returns the function that returns a remote's shell. All slots of a remote get the same object. */
export function createRemoteShells({ shell, signInRemote, signIn, monitorOf }: RemoteShellsOptions) {
  const shells = new Map<RemoteName, Shell>();
  return (remote: RemoteName): Shell => {
    const known = shells.get(remote);
    if (known) return known;
    const ownShell = freezeAll({
      ...shell,
      monitor: monitorOf(remote),
      ...(remote === signInRemote ? { signIn } : {}),
    });
    shells.set(remote, ownShell);
    return ownShell;
  };
}
