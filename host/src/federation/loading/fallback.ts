import { firstAttemptLimit, type RegistryEntry, type Release } from '@portal/shared/federation';
import { releaseKey } from '../registry/index.ts';
import { isRetryable, type LoadFailure } from './load-failure.ts';

/** A failed attempt to load a release. */
export interface LoadAttempt {
  /** `releaseKey` of the release. */
  readonly release: string;
  readonly failure: LoadFailure;
}

/** Everything that decides the next step of a load. */
export interface LoadState {
  /** The remote's releases, as the page knows them now. */
  readonly entry: RegistryEntry;
  /** Whether the agent chose Try again; the registry is then fetched first. */
  readonly isRetry: boolean;
  /** Whether `registry.json` was fetched during this load, successfully or not. */
  readonly registryFetched: boolean;
  /** The failed attempts, oldest first. */
  readonly attempts: readonly LoadAttempt[];
  /** Milliseconds since the load began. */
  readonly elapsed: number;
  /** The version of the remote that last worked in this browser. */
  readonly lastGood?: string | undefined;
}

/** The next step of a load. Times are milliseconds. */
export type LoadStep =
  | { readonly do: 'load'; readonly release: Release; readonly delay: number; readonly deadline: number }
  | { readonly do: 'fetch-registry'; readonly deadline: number }
  | { readonly do: 'give-up' };

/** How long each step may take, in milliseconds (docs/federation.md). */
export const loadTimes = {
  /** The first attempt at the current release. */
  firstAttempt: firstAttemptLimit,
  /** Every further attempt, and every other release. */
  furtherAttempt: 5_000,
  /** The delay before a second attempt at the same release. */
  retryDelay: 300,
  /** Fetching `registry.json`. */
  registry: 2_500,
  /** The whole load, until a release is mounted or the panel shows. */
  total: 20_000,
  /** No step begins when less time than this is left. */
  minimumLeft: 1_000,
} as const;

const giveUp: LoadStep = { do: 'give-up' };

/**
 * Returns the next step of a load that has come this far, in the fallback order (FED-03, FED-04): the current release,
 * a second attempt when the network may have failed, the current release of a fresh registry, the previous releases
 * (first the one that last mounted here), and then the error panel, which also comes when too little time is left.
 */
export function chooseNextStep(state: LoadState): LoadStep {
  const { entry, isRetry, registryFetched, attempts, elapsed, lastGood } = state;
  const timeLeft = loadTimes.total - elapsed;
  if (timeLeft < loadTimes.minimumLeft) return giveUp;
  const load = (release: Release, deadline: number, delay = 0): LoadStep => ({
    do: 'load',
    release,
    delay,
    deadline: Math.min(deadline, timeLeft - delay),
  });
  const attemptsAt = (release: Release) =>
    attempts.filter((attempt) => attempt.release === releaseKey(release));

  const { current, previous } = entry;
  const [first, ...further] = attemptsAt(current);
  if (isRetry && !registryFetched) return { do: 'fetch-registry', deadline: loadTimes.registry };
  if (!first) return load(current, attempts.length === 0 ? loadTimes.firstAttempt : loadTimes.furtherAttempt);
  if (further.length === 0 && isRetryable(first.failure))
    return load(current, loadTimes.furtherAttempt, loadTimes.retryDelay);
  if (attempts.at(-1)?.failure.kind === 'host-file') return giveUp;
  if (!registryFetched) return { do: 'fetch-registry', deadline: Math.min(loadTimes.registry, timeLeft) };

  const untried = previous.filter((release) => attemptsAt(release).length === 0);
  const next = untried.find(({ version }) => version === lastGood) ?? untried[0];
  return next ? load(next, loadTimes.furtherAttempt) : giveUp;
}
