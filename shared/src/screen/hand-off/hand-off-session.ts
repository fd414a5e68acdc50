import { cancelHandOffs } from './hand-off-client.ts';
import { type HandOffRun, type OpenedHandOff, runHandOff } from './run-hand-off.ts';

type SessionParts = Omit<HandOffRun, 'request' | 'found' | 'previous' | 'signal'> & {
  /** What a new code is asked for with. */
  readonly request: () => HandOffRun['request'];
};

/** The hand-off of one open form: its code, the code after it, and its end. */
export class HandOffSession {
  readonly #parts: SessionParts;
  #abort = new AbortController();
  #cancel: () => void = () => undefined;
  #opened: { readonly handOff: OpenedHandOff; readonly endsAt: number } | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Makes a code, or goes on with what was found. */
  begin(found?: OpenedHandOff): void {
    this.#run(found, undefined);
  }

  /** Makes a new code, which takes over what the old one holds. When it cannot be made, the old one goes on. */
  renew(): void {
    this.#run(undefined, this.#previous());
  }

  /** Ends the hand-off, also one that has just been asked for. */
  cancel(): void {
    this.#abort.abort();
    this.#cancel();
  }

  /** Stops asking, once what is being taken is reported. The hand-off goes on. */
  leave(): void {
    this.#abort.abort();
  }

  #previous(): OpenedHandOff | undefined {
    const { handOff, endsAt = 0 } = this.#opened ?? {};
    const secondsLeft = Math.ceil((endsAt - this.#parts.clock.now()) / 1000);
    return handOff && secondsLeft > 0 ? { ...handOff, secondsLeft } : undefined;
  }

  #run(found: OpenedHandOff | undefined, previous: OpenedHandOff | undefined): void {
    const { api, clock, request, onState, onStarted } = this.#parts;
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    let id: string | undefined;
    let isCancelled = false;
    const end = () => {
      if (id !== undefined && isCancelled) void cancelHandOffs(api, { id }, clock);
    };
    this.#cancel = () => {
      isCancelled = true;
      end();
    };
    void runHandOff({
      ...this.#parts,
      request: request(),
      found,
      previous,
      onState: (state) => {
        if (state.status === 'ended') this.#opened = undefined;
        onState(state);
      },
      onStarted: (opened) => {
        id = opened.id;
        this.#opened = { handOff: opened, endsAt: clock.now() + opened.secondsLeft * 1000 };
        onStarted(opened);
        end();
      },
      signal,
    });
  }
}
