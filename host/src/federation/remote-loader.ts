import { type RemoteName, type SlotName, slotOwners } from '@portal/shared/contract';
import type { Parcel } from '@portal/shared/ui';

/** Why a slot could not be had. `remote` names whose it is. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  constructor(
    readonly remote: RemoteName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${remote}: ${message}`, options);
  }
}

/** The federation runtime as the loader needs it. */
export interface FederationPort {
  /** The slot's module. A higher `attempt` has nothing to do with what came of the lower ones. */
  load(remote: RemoteName, slot: SlotName, attempt: number): Promise<unknown>;
}

export interface LoaderOptions {
  /** Longest wait for one attempt, in milliseconds. */
  readonly deadline: number;
  /** Pause before each further attempt, in milliseconds; its length is how many there are. */
  readonly pauses: readonly number[];
}

export const loaderDefaults: LoaderOptions = { deadline: 10_000, pauses: [300] };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function withDeadline<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function isParcel(value: unknown): value is Parcel<object> {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['bootstrap', 'mount', 'unmount', 'update'].every((key) => typeof Reflect.get(value, key) === 'function')
  );
}

/**
 * Loads slots. Only success is remembered: every attempt after a failure goes to a new address, because browser,
 * webpack and the federation runtime each remember a failed one.
 */
export function createRemoteLoader(federation: FederationPort, options: LoaderOptions = loaderDefaults) {
  const loaded = new Map<SlotName, Parcel<object>>();
  const failures = new Map<RemoteName, number>();

  async function attempt(slot: SlotName): Promise<Parcel<object>> {
    const remote = slotOwners[slot];
    const failed = failures.get(remote) ?? 0;
    try {
      const module = await withDeadline(federation.load(remote, slot, failed), options.deadline);
      const parcel =
        typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : undefined;
      if (!isParcel(parcel)) throw new Error(`slot ${slot} is not a parcel`);
      return parcel;
    } catch (cause) {
      failures.set(remote, failed + 1);
      throw new RemoteLoadError(remote, cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }

  return {
    /** The slot's parcel. Throws RemoteLoadError after the last attempt; asking again really tries again. */
    async load(slot: SlotName): Promise<Parcel<object>> {
      const known = loaded.get(slot);
      if (known) return known;
      for (const wait of options.pauses) {
        try {
          const parcel = await attempt(slot);
          loaded.set(slot, parcel);
          return parcel;
        } catch {
          await pause(wait);
        }
      }
      const parcel = await attempt(slot);
      loaded.set(slot, parcel);
      return parcel;
    },
    /** A slot that crashed is fetched anew when it is asked for again. */
    forget(slot: SlotName): void {
      const remote = slotOwners[slot];
      failures.set(remote, (failures.get(remote) ?? 0) + 1);
      for (const known of loaded.keys()) if (slotOwners[known] === remote) loaded.delete(known);
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
