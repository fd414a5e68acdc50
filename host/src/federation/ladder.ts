import type { Release } from '@portal/shared/federation';
import { type LoadFailure, mayPass } from './load-failure.ts';
import type { RegistryEntry } from './registry.ts';

/** One release that was tried, and why it did not do. */
export interface Try {
  /** `keyOf` the release. */
  readonly release: string;
  readonly failure: LoadFailure;
}

/** All that decides what comes next. */
export interface Climb {
  /** The remote's releases, as known by now. */
  readonly entry: RegistryEntry;
  /** The agent asked to try again: the registry is read first. */
  readonly anew: boolean;
  /** Whether `registry.json` was fetched in this climb, whatever came of it. */
  readonly asked: boolean;
  readonly tries: readonly Try[];
  /** Milliseconds since the climb began. */
  readonly elapsed: number;
  /** Version of the remote that last worked in this browser. */
  readonly lastGood?: string | undefined;
}

/** The next rung. Times are milliseconds. */
export type Step =
  | { readonly do: 'load'; readonly release: Release; readonly pause: number; readonly deadline: number }
  | { readonly do: 'ask-registry'; readonly deadline: number }
  | { readonly do: 'give-up' };

/** How long each rung may last (docs/federation.md). */
export const ladderTimes = {
  /** The release that runs, at its first attempt. */
  first: 8_000,
  /** Every further attempt and every other release. */
  further: 5_000,
  /** Before the second attempt at one release. */
  pause: 300,
  /** `registry.json`. */
  registry: 2_500,
  /** All of it: until a release shows or the panel stands. */
  total: 20_000,
  /** With less than this left, no rung is begun. */
  least: 1_000,
} as const;

/** What tells one release from every other: the address of its entry, whose name has a hash. */
export const keyOf = ({ base, entry }: Release): string => base + entry;

const giveUp: Step = { do: 'give-up' };

/**
 * The failure ladder (FED-03, FED-04): the release that runs, once more where the network may have been at fault,
 * what a fresh registry names instead, the releases before it, and then the panel. Every rung is tried once at most.
 */
export function nextStep({ entry, anew, asked, tries, elapsed, lastGood }: Climb): Step {
  const left = ladderTimes.total - elapsed;
  if (left < ladderTimes.least) return giveUp;
  const load = (release: Release, deadline: number, pause = 0): Step => ({
    do: 'load',
    release,
    pause,
    deadline: Math.min(deadline, left - pause),
  });
  const triesOf = (release: Release) => tries.filter((before) => before.release === keyOf(release));

  const { current, previous } = entry;
  const [first, ...further] = triesOf(current);
  if (anew && !asked) return { do: 'ask-registry', deadline: ladderTimes.registry };
  if (!first) return load(current, tries.length === 0 ? ladderTimes.first : ladderTimes.further);
  if (further.length === 0 && mayPass(first.failure))
    return load(current, ladderTimes.further, ladderTimes.pause);
  if (tries.at(-1)?.failure.kind === 'host-file') return giveUp;
  if (!asked) return { do: 'ask-registry', deadline: Math.min(ladderTimes.registry, left) };

  const untried = previous.filter((release) => triesOf(release).length === 0);
  const next = untried.find(({ version }) => version === lastGood) ?? untried[0];
  return next ? load(next, ladderTimes.further) : giveUp;
}
