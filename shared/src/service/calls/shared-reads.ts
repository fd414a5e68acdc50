import { ApiError } from './api-error.ts';
import type { ApiRequest } from './request.ts';

/** Milliseconds for which a reply answers equal reads. */
const sharedForMs = 10_000;

/** A read: the path of its endpoint and its input. */
export interface Read {
  readonly path: string;
  readonly input: unknown;
}

interface Entry extends Read {
  readonly text: Promise<string>;
  readonly abort: AbortController;
  /** How many callers wait for the reply. */
  waiting: number;
  /** When the reply arrived, in milliseconds since 1970; absent while the read is in flight. */
  repliedAt?: number;
}

const keyOf = ({ method, url, body }: ApiRequest): string => JSON.stringify([method, url, body]);

/**
 * The reads of one page, whose remotes have a cache each. An equal read that is in flight, or was answered in the last 10
 * seconds, answers a further one. Only texts are shared, because each remote decodes them by its own release.
 */
export class SharedReads {
  readonly #entries = new Map<string, Entry>();

  /**
   * Returns the text of the reply. Calls `send` when no equal read may answer; its signal aborts when every caller has
   * aborted. A failure answers the callers that wait for it, and is not kept.
   */
  read(
    about: Read,
    request: ApiRequest,
    send: (signal: AbortSignal) => Promise<string>,
    signal: AbortSignal | undefined,
  ): Promise<string> {
    for (const [key, { repliedAt }] of this.#entries)
      if (repliedAt !== undefined && Date.now() - repliedAt >= sharedForMs) this.#entries.delete(key);
    const key = keyOf(request);
    const entry = this.#entries.get(key) ?? this.#start(key, about, send);
    entry.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(new ApiError('aborted'));
        entry.waiting -= 1;
        if (entry.waiting > 0 || entry.repliedAt !== undefined) return;
        this.#remove(key, entry);
        entry.abort.abort();
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave);
      entry.text.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  /** Has the next equal read sent, because the reply could not be decoded. */
  discard(request: ApiRequest): void {
    this.#entries.delete(keyOf(request));
  }

  /** Sends the next read of these again: no caller joins one of them that is in flight. */
  forget(isForgotten: (read: Read) => boolean): void {
    for (const [key, entry] of this.#entries) if (isForgotten(entry)) this.#entries.delete(key);
  }

  #start(key: string, about: Read, send: (signal: AbortSignal) => Promise<string>): Entry {
    const abort = new AbortController();
    const text = send(abort.signal);
    const entry: Entry = { ...about, text, abort, waiting: 0 };
    this.#entries.set(key, entry);
    text.then(
      () => {
        entry.repliedAt = Date.now();
      },
      () => this.#remove(key, entry),
    );
    return entry;
  }

  /** A later read may have replaced the entry. */
  #remove(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}
