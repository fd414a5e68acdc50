import {
  entriesOf,
  type RegistryEntries,
  type RegistryEntry,
  type Release,
} from '../../src/contract/federation/index.ts';
import type { RemoteName } from '../../src/contract/index.ts';
import type { Declares } from '../../src/contract/remote/declares.ts';

/** Returns remotes with another declaration of each current release and each canary. */
export function mapDeclares(
  remotes: RegistryEntries,
  change: (remote: RemoteName, declares: Declares, release: Release) => Declares,
): RegistryEntries {
  const entries = entriesOf(remotes).map(([remote, entry]): [RemoteName, RegistryEntry] => {
    const { current, declares, canary } = entry;
    return [
      remote,
      {
        ...entry,
        ...(declares ? { declares: change(remote, declares, current) } : {}),
        ...(canary?.declares
          ? { canary: { ...canary, declares: change(remote, canary.declares, canary.release) } }
          : {}),
      },
    ];
  });
  return Object.fromEntries(entries);
}
