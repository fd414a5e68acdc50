/**
 * Replaces the federation runtime's snapshots of manifests: the registry names each container (ADR 4). The runtime
 * applies every plugin to `hooks`.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

/** The runtime uses it to replace a remote, but the portal registers each attempt under a new name. */
export const getGlobalRemoteInfo = () => ({});
