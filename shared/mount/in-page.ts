/** Mounts slots in a page of the portal with the test shell. Bundled, and run in the page before its scripts. */
import { mountRootParcel } from 'single-spa';
import { firstAttemptLimit, type Release } from '../src/contract/federation/index.ts';
import type { PortalConfig } from '../src/contract/index.ts';
import { isParcel } from '../src/screen/ui/parcel/is-parcel.ts';
import { sampleProps } from '../src/testing/samples/props.ts';
import { testSession } from '../src/testing/test-session.ts';
import { testShell } from '../src/testing/test-shell.ts';
import { leftoversOf } from './leftovers-of.ts';
import type { SlotCase } from './slot-cases.ts';
import { untilQuiet } from './until-quiet.ts';
import { type Leftover, watchLeftovers } from './watch-leftovers.ts';

/** The release that is tried, and where. */
export interface TriedRelease {
  readonly release: Pick<Release, 'base' | 'entry' | 'container'>;
  readonly config: PortalConfig;
  readonly signsIn: boolean;
}

/** What came of a slot's trial. */
export interface SlotOutcome {
  readonly faults: readonly string[];
  /** Whether it was not shown in time, which a busy machine may cause too. */
  readonly isLate: boolean;
}

declare global {
  /** Mounts a slot, waits until it shows what it has, and unmounts it, twice. Resolves with what was wrong. */
  var mountForTrial: (tried: TriedRelease, slot: SlotCase) => Promise<SlotOutcome>;
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const leftovers = watchLeftovers();

/** How long the ends of a slot's effects may take, in milliseconds. */
const longestEnding = 3_000;

/** The federation runtime of the host. */
interface HostRuntime {
  readonly name: 'host';
  readonly options: {
    readonly remotes: readonly { readonly name: string; readonly entry?: string }[];
    readonly plugins: readonly { readonly name: string }[];
  };
  registerRemotes(remotes: readonly object[]): void;
  loadRemote(id: string): Promise<unknown>;
}

const isHostRuntime = (value: unknown): value is HostRuntime =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'name') === 'host';

/**
 * Waits for the host's federation runtime, and for the host's part of it, which loads containers with their hashes. Rejects
 * after a minute: a busy machine may need long, and a host that does not start is no fault of the slot.
 */
async function hostRuntime(): Promise<HostRuntime> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const runtimes: unknown = Reflect.get(Object(Reflect.get(globalThis, '__FEDERATION__')), '__INSTANCES__');
    const host = Array.isArray(runtimes) ? runtimes.find(isHostRuntime) : undefined;
    if (host?.options.plugins.some(({ name }) => name === 'portal')) return host;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error('the host’s federation runtime did not start within a minute');
}

/** Loads the slot's module as the host does. A container that the host has loaded already is the same one. */
async function loadSlot(
  { release: { base, entry, container } }: TriedRelease,
  slot: string,
): Promise<unknown> {
  const host = await hostRuntime();
  const address = base + entry;
  const known = host.options.remotes.find((remote) => remote.entry === address)?.name;
  const name = known ?? `${container}_trial`;
  if (known === undefined)
    host.registerRemotes([{ name, entry: address, type: 'global', entryGlobalName: container }]);
  return host.loadRemote(`${name}/${slot}`);
}

const nothing = () => {};
const propsFor: Readonly<Record<SlotCase['props'], object>> = {
  place: sampleProps(nothing),
  'at hand': { atHand: [], setPinned: nothing },
  none: {},
};

/** The shell of a slot at this address. */
function shellFor({ config, signsIn }: TriedRelease, { address, signedIn }: SlotCase) {
  const session = testSession();
  if (!signedIn) session.set({ status: 'signed-out', reason: 'never-signed-in' });
  const { pathname, search } = new URL(address, location.origin);
  const shell = testShell({
    session,
    config,
    ...(signsIn
      ? { signIn: { start: nothing, startLinking: nothing, fail: nothing, confirm: () => 'no-new-sign-in' } }
      : {}),
  });
  const place = { pathname, search, hash: '', state: null, key: 'trial' };
  return { ...shell, navigation: { ...shell.navigation, location: () => place } };
}

class LateError extends Error {
  constructor() {
    super(`it was not shown within ${firstAttemptLimit / 1000} s`);
  }
}

/** Resolves with the work's result. Rejects when it took longer than the host waits, also when it kept the page busy meanwhile. */
async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  const start = performance.now();
  let timer: number | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new LateError()), firstAttemptLimit);
  });
  try {
    const result = await Promise.race([work, limit]);
    if (performance.now() - start > firstAttemptLimit) throw new LateError();
    return result;
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a slot and mounts it in the element. Rejects when it is none. */
async function loadAndMount(
  tried: TriedRelease,
  slotCase: SlotCase,
  domElement: HTMLElement,
  onFailed: (error: unknown) => void,
) {
  const module = await loadSlot(tried, slotCase.slot);
  const parcel: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : undefined;
  if (!isParcel(parcel)) throw new Error('it is no slot: its default export is not made by createParcel');
  const shell = shellFor(tried, slotCase);
  const mounted = mountRootParcel(parcel, {
    domElement,
    shell,
    location: shell.navigation.location(),
    slotProps: propsFor[slotCase.props],
    onFailed,
  });
  await mounted.mountPromise;
  return mounted;
}

/** Mounts a slot, waits until it shows what it has, and unmounts it. Resolves with what it left behind. */
async function mountOnce(
  tried: TriedRelease,
  slotCase: SlotCase,
  onFailed: (error: unknown) => void,
): Promise<readonly Leftover[]> {
  const before = new Set(leftovers());
  const element = document.createElement('div');
  document.body.append(element);
  try {
    const mounted = await withinLimit(loadAndMount(tried, slotCase, element, onFailed));
    await untilQuiet(element);
    await mounted.unmount();
  } finally {
    element.remove();
  }
  const left = () => leftovers().filter((each) => !before.has(each));
  // React runs the ends of effects when the page is idle
  const end = performance.now() + longestEnding;
  while (left().length > 0 && performance.now() < end) await new Promise((again) => setTimeout(again, 50));
  return left();
}

globalThis.mountForTrial = async (tried, slotCase) => {
  const faults: string[] = [];
  const note = (error: unknown) => void faults.push(textOf(error));
  try {
    await hostRuntime();
    const rounds = [await mountOnce(tried, slotCase, note), await mountOnce(tried, slotCase, note)] as const;
    const left = leftoversOf(tried.release.base, rounds);
    return { faults: [...faults, ...left.map((what) => `${what} outlives it`)], isLate: false };
  } catch (error) {
    note(error);
    return { faults, isLate: error instanceof LateError };
  }
};
