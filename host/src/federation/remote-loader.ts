import { type Monitor, type RemoteName, type SlotName, slotOwners } from '@portal/shared/contract';
import type { Registry, Release } from '@portal/shared/federation';
import type { Parcel } from '@portal/shared/ui';
import type { KnownReleases } from './known-releases.ts';
import { type Climb, keyOf, nextStep } from './ladder.ts';
import type { LastGood } from './last-good.ts';
import { failureOf, inWords, type LoadFailure, LoadFault } from './load-failure.ts';
import type { RegistryEntry } from './registry.ts';
import { pause, withDeadline } from './with-deadline.ts';

/** Why a slot could not be had. `remote` names whose it is. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  constructor(
    readonly remote: RemoteName,
    readonly failures: readonly LoadFailure[],
  ) {
    super(`${remote}: ${failures.map(inWords).join(', then ')}`);
  }
}

/** The federation runtime as the loader needs it. */
export interface FederationPort {
  /** The slot's module. A higher `attempt` has nothing to do with what came of the lower ones. */
  load(release: Release, slot: SlotName, attempt: number): Promise<unknown>;
}

export interface LoaderParts {
  readonly federation: FederationPort;
  readonly releases: KnownReleases;
  readonly lastGood: LastGood;
  readonly monitor: Monitor;
  /** `registry.json`, past every cache; rejects when it does not come in time (milliseconds). */
  readonly fetchRegistry: (deadline: number) => Promise<Registry>;
  /** Whether an address is the host's own. */
  readonly isOfHost: (address: string) => boolean;
  /** The server that a team has put in a remote's place; `undefined` where there is none. */
  readonly override?: ((remote: RemoteName) => Promise<Release> | undefined) | undefined;
  /** Milliseconds, never going back. */
  readonly now?: () => number;
}

/** One slot's way down the ladder. */
export interface SlotClimb {
  /** The slot's parcel from the next rung that gives one. Throws RemoteLoadError when there is no rung left. */
  next(): Promise<Parcel<object>>;
  /** Whether the parcel is of the release that the page was composed with, so that it can take over what that painted. */
  isComposed(): boolean;
  /** The parcel threw at its first render: its release is no good. */
  crashed(error: unknown): void;
  /** The parcel stands: its release is the one that runs. */
  stands(): void;
}

type Known = Pick<Climb, 'anew' | 'asked' | 'tries'>;
const nothingKnown: Known = { anew: false, asked: false, tries: [] };
const onceMore: Known = { ...nothingKnown, anew: true };

/**
 * Loads slots by the failure ladder (ladder.ts). Only success is remembered: every attempt after a failure goes to a
 * new address, because browser, webpack and the federation runtime each remember a failed one.
 */
export function createRemoteLoader(parts: LoaderParts) {
  const { federation, releases, lastGood, monitor, isOfHost, now = () => performance.now() } = parts;
  const loaded = new Map<SlotName, { readonly parcel: Parcel<object>; readonly release: Release }>();
  /** By release: under which number it is asked for next. */
  const attempts = new Map<string, number>();
  /** What the last climb of a remote found out: its other slots need not find out again. */
  const found = new Map<RemoteName, Known>();
  let asking: Promise<void> | undefined;

  const forgetSlots = (remote: RemoteName, but?: Release) => {
    for (const [slot, { release }] of loaded)
      if (slotOwners[slot] === remote && (!but || keyOf(release) !== keyOf(but))) loaded.delete(slot);
  };

  const spoil = (release: Release, attempt: number) => {
    const key = keyOf(release);
    attempts.set(key, Math.max(attempts.get(key) ?? 0, attempt + 1));
  };

  /** Asks for the registry, once for all who ask at once. What does not come, or does not decode, changes nothing. */
  function askRegistry(deadline: number): Promise<void> {
    asking ??= parts
      .fetchRegistry(deadline)
      .then(releases.learn, (error: unknown) => monitor.error(error, 'registry'))
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  async function loadOnce(slot: SlotName, release: Release, deadline: number): Promise<Parcel<object>> {
    const unmet = releases.unmet(release);
    if (unmet.length > 0) throw new LoadFault({ kind: 'refused', unmet });
    const attempt = attempts.get(keyOf(release)) ?? 0;
    try {
      const module = await withDeadline(federation.load(release, slot, attempt), deadline);
      const parcel = isModule(module) ? module.default : undefined;
      if (!isParcel(parcel)) throw new LoadFault({ kind: 'no-slot', slot });
      return parcel;
    } catch (thrown) {
      spoil(release, attempt);
      throw thrown;
    }
  }

  function climb(slot: SlotName): SlotClimb {
    const remote = slotOwners[slot];
    const startedAt = now();
    let { anew, asked, tries } = found.get(remote) ?? nothingKnown;
    let override: RegistryEntry | undefined;
    let reached = loaded.get(slot);

    const failed = (release: Release, failure: LoadFailure) => {
      tries = [...tries, { release: keyOf(release), failure }];
      monitor.log('a release could not be used', { remote, version: release.version, why: inWords(failure) });
    };
    /** The monitor hears of every release that runs in another's place; the agent need not. */
    const tellFallback = (release: Release) => {
      const { insteadOf } = releases.view(remote);
      if (insteadOf === undefined || tries.length === 0) return;
      const why = tries.map(({ failure }) => inWords(failure)).join(', then ');
      monitor.log('another release runs', { remote, from: insteadOf, to: release.version, why });
    };
    const giveUp = (failures: readonly LoadFailure[]) => {
      found.set(remote, onceMore);
      return new RemoteLoadError(remote, failures);
    };

    /** The registry's word on the remote, or a team's own server in its place, which nothing stands in for. */
    async function entry(): Promise<RegistryEntry> {
      const own = override ? undefined : parts.override?.(remote);
      if (own) {
        override = { current: await own, previous: [] };
        asked = true;
      }
      return override ?? releases.entry(remote);
    }

    return {
      async next() {
        if (reached) return reached.parcel;
        for (;;) {
          const known = await entry().catch((error: unknown) => {
            throw giveUp([failureOf(error, isOfHost)]);
          });
          const elapsed = now() - startedAt;
          const step = nextStep({ entry: known, anew, asked, tries, elapsed, lastGood: lastGood.of(remote) });
          if (step.do === 'give-up') throw giveUp(tries.map(({ failure }) => failure));
          if (step.do === 'ask-registry') {
            asked = true;
            await askRegistry(step.deadline);
            continue;
          }
          if (step.pause > 0) await pause(step.pause);
          try {
            const parcel = await loadOnce(slot, step.release, step.deadline);
            reached = { parcel, release: step.release };
            return parcel;
          } catch (thrown) {
            failed(step.release, failureOf(thrown, isOfHost));
          }
        }
      },
      isComposed: () => tries.length === 0 && !asked && override === undefined,
      crashed(error) {
        if (!reached) return;
        const { release } = reached;
        spoil(release, attempts.get(keyOf(release)) ?? 0);
        loaded.delete(slot);
        failed(release, { kind: 'crashed', message: error instanceof Error ? error.message : String(error) });
        reached = undefined;
      },
      stands() {
        if (!reached) return;
        const { release } = reached;
        forgetSlots(remote, release);
        loaded.set(slot, reached);
        if (override) return;
        releases.runs(remote, release);
        lastGood.remember(remote, release.version);
        tellFallback(release);
        const ofOthers = tries.filter((one) => one.release !== keyOf(release));
        found.set(remote, { anew: false, asked, tries: ofOthers });
      },
    };
  }

  return {
    climb,
    /** A slot that crashed while it was used is fetched anew when it is asked for again, from the top. */
    forget(slot: SlotName): void {
      const remote = slotOwners[slot];
      const release = loaded.get(slot)?.release;
      if (release) spoil(release, attempts.get(keyOf(release)) ?? 0);
      forgetSlots(remote);
      found.set(remote, onceMore);
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

const isModule = (value: unknown): value is { readonly default?: unknown } =>
  typeof value === 'object' && value !== null;

/** Whether a slot's module gives something that single-spa can mount. */
export function isParcel(value: unknown): value is Parcel<object> {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['bootstrap', 'mount', 'unmount', 'update'].every((key) => typeof Reflect.get(value, key) === 'function')
  );
}
