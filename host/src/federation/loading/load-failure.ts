import { describeUnmetNeed as describeNeed, type UnmetNeed } from '@portal/shared/federation';

/** Why a release could not be used. */
export type LoadFailure =
  /** The gate refused it, so none of its files was fetched. */
  | { readonly kind: 'refused'; readonly unmet: readonly UnmetNeed[] }
  /** The script is missing, cut off, or does not match its hash; a browser reports all three alike. */
  | { readonly kind: 'unreachable'; readonly address: string }
  /** It did not load within the deadline, in milliseconds. */
  | { readonly kind: 'timeout'; readonly deadline: number }
  /** The page knows no hash for the script. */
  | { readonly kind: 'no-integrity'; readonly address: string }
  /** The entry ran and left no container. */
  | { readonly kind: 'no-container'; readonly address: string }
  /** The slot's module exports no parcel. */
  | { readonly kind: 'no-slot'; readonly slot: string }
  /** Its code threw while loading. */
  | { readonly kind: 'threw'; readonly message: string }
  /** It threw during its first render. */
  | { readonly kind: 'crashed'; readonly message: string }
  /** A shared file of the host failed to load; another release of the remote would fail alike. */
  | { readonly kind: 'host-file'; readonly address: string };

/** An error that carries a LoadFailure to the loader. */
export class LoadFailureError extends Error {
  override readonly name = 'LoadFailureError';
  constructor(readonly failure: LoadFailure) {
    super(describeFailure(failure));
  }
}

/** What webpack's chunk loader throws. It is recognised by its name, because its message differs between versions. */
interface ChunkLoadError extends Error {
  /** `error`, `timeout`, `missing` (loaded, but not a chunk), or `integrity` (shared/build/assets/integrity-plugin.ts). */
  readonly type?: unknown;
  readonly request?: unknown;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Classifies a value that was thrown while a slot loaded: a LoadFailureError has its failure, webpack's ChunkLoadError
 * is a missing file or hash, anything else is `threw`. `isHostFile` returns whether an address is one of the host's own
 * files.
 */
export function failureOf(error: unknown, isHostFile: (address: string) => boolean): LoadFailure {
  if (error instanceof LoadFailureError) return error.failure;
  if (!isChunkLoadError(error))
    return { kind: 'threw', message: error instanceof Error ? error.message : String(error) };
  const address = String(error.request);
  if (isHostFile(address)) return { kind: 'host-file', address };
  if (error.type === 'integrity') return { kind: 'no-integrity', address };
  return { kind: 'unreachable', address };
}

/**
 * Whether a second attempt at the same files may succeed: after a network failure, but not when code threw, because it
 * would throw again.
 */
export const isRetryable = ({ kind }: LoadFailure): boolean => kind === 'unreachable' || kind === 'host-file';

/** Describes a failure in one line for logs. */
export function describeFailure(failure: LoadFailure): string {
  switch (failure.kind) {
    case 'refused':
      return `refused: ${failure.unmet.map(describeNeed).join('; ')}`;
    case 'unreachable':
      return `${failure.address} could not be loaded`;
    case 'timeout':
      return `did not load within ${failure.deadline / 1000} s`;
    case 'no-integrity':
      return `no integrity hash is known for ${failure.address}`;
    case 'no-container':
      return `${failure.address} has no container`;
    case 'no-slot':
      return `slot ${failure.slot} is not a parcel`;
    case 'threw':
      return `threw while loading: ${failure.message}`;
    case 'crashed':
      return `threw while rendering: ${failure.message}`;
    case 'host-file':
      return `${failure.address}, a file of the host, could not be loaded`;
  }
}
