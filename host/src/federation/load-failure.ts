import { inWords as needInWords, type UnmetNeed } from '@portal/shared/federation';

/**
 * Why a release could not be had: all there is. `unreachable` is all that a browser tells of a script that is
 * missing, cut off, or whose bytes do not have their hash.
 */
export type LoadFailure =
  /** The gate: none of its files was fetched. */
  | { readonly kind: 'refused'; readonly unmet: readonly UnmetNeed[] }
  | { readonly kind: 'unreachable'; readonly address: string }
  /** Nothing came before the deadline, in milliseconds. */
  | { readonly kind: 'late'; readonly deadline: number }
  /** A script that nobody vouches for. */
  | { readonly kind: 'unvouched'; readonly address: string }
  /** The entry came, and left no container. */
  | { readonly kind: 'no-container'; readonly address: string }
  /** What came is no parcel. */
  | { readonly kind: 'no-slot'; readonly slot: string }
  /** Its code threw while loading. */
  | { readonly kind: 'threw'; readonly message: string }
  /** It threw while rendering for the first time. */
  | { readonly kind: 'crashed'; readonly message: string }
  /** A file of the host that it shares did not come: no other release of the remote would fare better. */
  | { readonly kind: 'host-file'; readonly address: string };

/** A failure on its way to the loader. */
export class LoadFault extends Error {
  override readonly name = 'LoadFault';
  constructor(readonly failure: LoadFailure) {
    super(inWords(failure));
  }
}

/**
 * What webpack's chunk loader throws. Known by its name, since its words are webpack's own and differ by version;
 * those of browsers differ too, but webpack makes script elements, so no browser's words come into it.
 */
interface ChunkLoadError extends Error {
  /** `error`, `timeout`, `missing` (it came but is no chunk), or `integrity` (shared/build/integrity-plugin.ts). */
  readonly type?: unknown;
  readonly request?: unknown;
}

const isChunkLoadError = (thrown: unknown): thrown is ChunkLoadError =>
  thrown instanceof Error && thrown.name === 'ChunkLoadError';

/** What a thrown value means. `isOfHost` tells an address of the host's own files. */
export function failureOf(thrown: unknown, isOfHost: (address: string) => boolean): LoadFailure {
  if (thrown instanceof LoadFault) return thrown.failure;
  if (!isChunkLoadError(thrown))
    return { kind: 'threw', message: thrown instanceof Error ? thrown.message : String(thrown) };
  const address = String(thrown.request);
  if (isOfHost(address)) return { kind: 'host-file', address };
  if (thrown.type === 'integrity') return { kind: 'unvouched', address };
  return { kind: 'unreachable', address };
}

/** Whether the same files may well arrive at a second attempt. Code that threw is the same code again. */
export const mayPass = ({ kind }: LoadFailure): boolean => kind === 'unreachable' || kind === 'host-file';

/** For a log or a team; an agent never reads it. */
export function inWords(failure: LoadFailure): string {
  switch (failure.kind) {
    case 'refused':
      return `refused: ${failure.unmet.map(needInWords).join('; ')}`;
    case 'unreachable':
      return `${failure.address} could not be loaded`;
    case 'late':
      return `nothing came within ${failure.deadline / 1000} s`;
    case 'unvouched':
      return `nobody vouches for ${failure.address}`;
    case 'no-container':
      return `${failure.address} left no container`;
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
