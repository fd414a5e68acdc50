import { setImmediate } from 'node:timers';

const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

/**
 * Waits for this many turns of the event loop, each with one fake millisecond. Unlike `flush` it does not wait for
 * requests, so that a test can act while one is in flight.
 */
export async function waitForTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    jest.advanceTimersByTime(1);
    await nextTurn();
  }
}

/** After this many turns of the event loop without a pending request nothing follows any more. */
const quietTurns = 6;
/** Fake milliseconds of a turn: the quiet ones last longer than the portal waits to read what an event has changed. */
const turnMs = 30;

/** Number of pending requests and digests, which take real time. */
let pendingWork = 0;
let onArrival: (() => void) | undefined;

/**
 * Returns the promise's result, or rejects as it does. Until then `flush` waits, because work such as a request or a
 * digest takes real time, which the fake clock does not advance.
 */
export async function trackPending<Value>(work: Promise<Value>): Promise<Value> {
  pendingWork += 1;
  try {
    return await work;
  } finally {
    pendingWork -= 1;
    onArrival?.();
  }
}

/**
 * Advances the fake clock in steps of 30 ms until no request has been pending for six turns of the event loop, so that
 * replies, renders, effects and further calls are done. Call it before an expectation.
 */
export async function flush(): Promise<void> {
  for (let calm = 0; calm < quietTurns; ) {
    if (pendingWork > 0) {
      await new Promise<void>((arrived) => {
        onArrival = arrived;
      });
      onArrival = undefined;
      calm = 0;
    }
    jest.advanceTimersByTime(turnMs);
    await nextTurn();
    calm = pendingWork > 0 ? 0 : calm + 1;
  }
}

/**
 * Advances the fake clock by this many milliseconds, at most 500 at a time, and waits after each step for all that
 * follows (`flush`).
 */
export async function advanceClockBy(milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  await flush();
  while (Date.now() < end) {
    jest.advanceTimersByTime(Math.min(500, end - Date.now()));
    await flush();
  }
}

/**
 * Advances the fake clock in steps of 250 ms until `isTrue` returns true. Throws an Error that names `what` after two
 * fake minutes.
 */
export async function advanceClockUntil(what: string, isTrue: () => boolean): Promise<void> {
  const limit = Date.now() + 120_000;
  await flush();
  while (!isTrue()) {
    if (Date.now() > limit) throw new Error(`Not within two minutes: ${what}`);
    jest.advanceTimersByTime(250);
    await flush();
  }
}
