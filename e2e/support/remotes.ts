import applications from '../../mfe-applications/remote.ts';
import auth from '../../mfe-auth/remote.ts';
import cart from '../../mfe-cart/remote.ts';
import client from '../../mfe-client/remote.ts';
import history from '../../mfe-history/remote.ts';
import { slotsOf } from '../../shared/src/remote/index.ts';

const declared = {
  'mfe-applications': applications,
  'mfe-auth': auth,
  'mfe-cart': cart,
  'mfe-client': client,
  'mfe-history': history,
} as const;

/** Name of a remote of this repository that the end-to-end tests know. */
export type TestedRemote = keyof typeof declared;

/** The remotes that the end-to-end tests know. */
export const remoteNames = ['mfe-auth', 'mfe-client', 'mfe-cart', 'mfe-applications', 'mfe-history'] as const;

/** Slots of a remote, by name. */
export const slotNames = (remote: TestedRemote): readonly string[] =>
  slotsOf(declared[remote]).map(({ name }) => name);

/** The remote of each slot. */
export const slotOwners: Readonly<Record<string, TestedRemote>> = Object.fromEntries(
  remoteNames.flatMap((remote) => slotNames(remote).map((slot) => [slot, remote] as const)),
);

/** Each slot as its remote declares it, with the import of its code. */
export const declaredSlots = remoteNames.flatMap((remote) =>
  slotsOf(declared[remote]).map((slot) => ({ remote, ...slot })),
);
