import { cartLock, inTurn } from './in-turn.ts';

/** Locks of one browser, in memory: what jsdom lacks. */
function putLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  const names: string[] = [];
  const request = async (name: string, ...rest: unknown[]) => {
    names.push(name);
    const work = rest.at(-1);
    if (typeof work !== 'function') throw new TypeError('no work');
    if (rest.length > 1 && held > 0) return work(null);
    held += 1;
    const run = last.then(() => work({ name }));
    last = run.catch(() => undefined);
    try {
      return await run;
    } finally {
      held -= 1;
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return names;
}

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('[CHK-06] tabs take turns at a customer, and the one that waited is told so', async () => {
  const names = putLocks();
  const order: string[] = [];
  let finish: (() => void) | undefined;
  const first = inTurn('c1', jest.fn(), async (hasWaited) => {
    order.push(`first ${hasWaited}`);
    await new Promise<void>((done) => {
      finish = done;
    });
    order.push('first done');
    return 1;
  });
  const onWait = jest.fn();
  const second = inTurn('c1', onWait, async (hasWaited) => {
    order.push(`second ${hasWaited}`);
    return 2;
  });
  await Promise.resolve();
  await new Promise((done) => setTimeout(done, 0));
  expect(onWait).toHaveBeenCalledTimes(1);
  finish?.();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(order).toEqual(['first false', 'first done', 'second true']);
  expect(new Set(names)).toEqual(new Set([cartLock('c1')]));
});

test('without locks the work is done all the same', async () => {
  expect(await inTurn('c1', jest.fn(), async () => 'done')).toBe('done');
});
