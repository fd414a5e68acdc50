import { setImmediate } from 'node:timers';

const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Lets a few turns of the event loop go by, whatever is on its way. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    jest.advanceTimersByTime(1);
    await nextTurn();
  }
}

/** How many turns of the event loop without anything on its way mean that nothing follows any more. */
const calmTurns = 6;

/** What is on its way and takes real time: requests, and digests of the browser's own. */
let underWay = 0;
let onArrival: (() => void) | undefined;

/** Counts work that takes real time, so that the portal's clock stands still while it lasts. */
export async function counted<Value>(work: Promise<Value>): Promise<Value> {
  underWay += 1;
  try {
    return await work;
  } finally {
    underWay -= 1;
    onArrival?.();
  }
}

/** Lets everything happen that follows, at a millisecond a turn: replies, renders, effects, calls, and their replies. */
export async function settle(): Promise<void> {
  for (let calm = 0; calm < calmTurns; ) {
    if (underWay > 0) {
      await new Promise<void>((arrived) => {
        onArrival = arrived;
      });
      onArrival = undefined;
      calm = 0;
    }
    jest.advanceTimersByTime(1);
    await nextTurn();
    calm = underWay > 0 ? 0 : calm + 1;
  }
}

/** Lets time pass, in the portal alone: a minute takes no longer than what happens in it. */
export async function pass(milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  await settle();
  while (Date.now() < end) {
    jest.advanceTimersByTime(Math.min(500, end - Date.now()));
    await settle();
  }
}

/** Lets time pass until something is so. Throws when it is not so within two minutes of the portal's time. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  const limit = Date.now() + 120_000;
  await settle();
  while (!isSo()) {
    if (Date.now() > limit) throw new Error(`Not within two minutes: ${what}`);
    jest.advanceTimersByTime(250);
    await settle();
  }
}
