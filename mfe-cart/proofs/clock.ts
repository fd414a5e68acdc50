import { setImmediate } from 'node:timers';

const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Waits for this many turns of the event loop, without waiting for requests. */
export async function turns(count: number): Promise<void> {
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

/** Returns the result of work that takes real time, and counts it until it ends, so that `flush` waits for it. */
export async function trackPending<Value>(work: Promise<Value>): Promise<Value> {
  pendingWork += 1;
  try {
    return await work;
  } finally {
    pendingWork -= 1;
    onArrival?.();
  }
}

/** Waits until nothing follows any more: replies, renders, effects, and further calls. */
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

/** Advances the fake clock by this many milliseconds, and waits for everything that follows. */
export async function pass(milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  await flush();
  while (Date.now() < end) {
    jest.advanceTimersByTime(Math.min(500, end - Date.now()));
    await flush();
  }
}

/** Advances the fake clock until `isTrue` returns true. Throws an Error with `what` after two fake minutes. */
export async function until(what: string, isTrue: () => boolean): Promise<void> {
  const limit = Date.now() + 120_000;
  await flush();
  while (!isTrue()) {
    if (Date.now() > limit) throw new Error(`Not within two minutes: ${what}`);
    jest.advanceTimersByTime(250);
    await flush();
  }
}
