import * as z from '@portal/shared/schema';
import { entriesOf, isWithin, majorOf, type Provides, type Registry } from '../../src/contract/federation/index.ts';
import { isRemoteName, type PortalConfig, type RemoteName } from '../../src/contract/index.ts';
import type { Declares } from '../../src/contract/remote/declares.ts';
import { wholeDeclares } from '../../src/contract/remote/frame-members.ts';
import { decode } from '../files.ts';
import { SiteRefusal } from '../refusal.ts';
import { quoted } from '../release-name.ts';
import before from './before-declarations.json' with { type: 'json' };

/**
 * What the remotes declared when there were no declarations, and which of them signed agents in. Never changed; it goes when
 * no site runs a release of that time.
 */
const frozen = decode(
  'before-declarations.json',
  before,
  z.object({ signInRemote: z.string(), remotes: z.record(z.string(), wholeDeclares) }),
);

/** Returns what a release of a remote from before declarations declares; `undefined` for a remote that is newer. */
export const declaredBefore = (name: RemoteName): Declares | undefined => frozen.remotes[name];

/** The remotes that a host from before declarations needs: it refuses a registry with others. */
export const remotesBefore: readonly RemoteName[] = Object.keys(frozen.remotes).filter(isRemoteName);

/** Whether a host reads declarations. */
export const readsDeclarations = ({ contract }: Provides): boolean =>
  isWithin(contract, '^1.13.0') || (majorOf(contract) ?? 0) > 1;

/** Returns a registry as a host reads it: without declarations where it cannot read them. */
export function registryFor(provides: Provides, registry: Registry): Registry {
  if (readsDeclarations(provides)) return registry;
  const entries = entriesOf(registry.remotes).map(
    ([name, { declares: _, ...entry }]) => [name, entry] as const,
  );
  return { ...registry, remotes: Object.fromEntries(entries) };
}

/** Returns a site's sign-in remote. A site of before contract 1.13 does not name it. Throws SiteRefusal when it is no remote. */
export function signInRemoteOf({ signInRemote = frozen.signInRemote }: PortalConfig): RemoteName {
  if (isRemoteName(signInRemote)) return signInRemote;
  throw new SiteRefusal(
    `signInRemote in site.json: ${quoted(signInRemote)} is not the name of a remote, such as mfe-notes.`,
  );
}
