import type { RegistryEntries } from '../../src/contract/federation/index.ts';
import { withoutFaults } from '../../src/contract/remote/declaration-faults.ts';
import { mapDeclares } from './map-declares.ts';

/**
 * Leaves out of what remotes declare the parts that agents may not see: a release may be older than a rule. Returns the entries,
 * and one sentence for each part.
 */
export function withAllowedParts(remotes: RegistryEntries) {
  const notes: string[] = [];
  const allowed = mapDeclares(remotes, (remote, declares, { version }) => {
    const { declares: parts, faults } = withoutFaults(declares);
    notes.push(...faults.map((fault) => `${remote} ${version} ${fault}: agents do not see it.`));
    return parts;
  });
  return { remotes: allowed, notes };
}
