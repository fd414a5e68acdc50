import {
  type Monitor,
  type RemoteName,
  type Shell,
  type SlotName,
  slotOwners,
} from '@portal/shared/contract';

interface RemoteShellsOptions {
  /** What all remotes get. */
  readonly shell: Shell;
  /** Only mfe-auth gets it. */
  readonly signIn: NonNullable<Shell['signIn']>;
  /** Returns the monitor whose reports carry the remote's release. */
  readonly monitorOf: (remote: RemoteName) => Monitor;
}

/** Returns the function that returns the shell of a slot's owner. All slots of a remote get the same object. */
export function createRemoteShells({ shell, signIn, monitorOf }: RemoteShellsOptions) {
  const shells = new Map<RemoteName, Shell>();
  return (slot: SlotName): Shell => {
    const remote = slotOwners[slot];
    const known = shells.get(remote);
    if (known) return known;
    const ownShell = {
      ...shell,
      monitor: monitorOf(remote),
      ...(remote === 'mfe-auth' ? { signIn } : {}),
    };
    shells.set(remote, ownShell);
    return ownShell;
  };
}
