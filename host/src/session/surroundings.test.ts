import { browserSurroundings, type PageWatcher } from './surroundings.ts';

const noSealing = () => Promise.reject(new Error('Loading chunk 3 failed'));

test('without the code for it there is no way back, and nothing rejects', async () => {
  const { seal, unseal } = browserSurroundings(noSealing);
  expect(await seal('u-aisyah', '/client')).toBeUndefined();
  expect(await unseal('u-aisyah', 'sealed')).toBeUndefined();
});

function watching({ mayBeSeen = true } = {}) {
  const watcher = {
    check: jest.fn(),
    rest: jest.fn(),
    wake: jest.fn(async () => mayBeSeen),
  } satisfies PageWatcher;
  const stop = browserSurroundings(noSealing).watch(watcher);
  return { ...watcher, stop };
}

/** A real event of the page's life. */
const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  Object.defineProperty(new Event(type), 'persisted', { value: persisted });

const page = document.documentElement;
const wakeEvents: readonly (readonly [string, EventTarget, Event])[] = [
  ['focus', window, new Event('focus')],
  ['visibilitychange', document, new Event('visibilitychange')],
  ['resume', document, new Event('resume')],
  ['pageshow', window, transition('pageshow', false)],
];

test('[SES-02] the session is checked every second, by the browser’s own timers', async () => {
  const begun = performance.now();
  const { check, stop } = watching();
  const times: number[] = [];
  await new Promise<void>((thrice) =>
    check.mockImplementation(() => {
      times.push(performance.now() - begun);
      if (times.length === 3) thrice();
    }),
  );
  stop();
  // a busy machine is late, never early
  expect(times[0]).toBeGreaterThan(950);
  expect(times[2]).toBeGreaterThan(2_950);
  expect(times[2]).toBeLessThan(10_000);
}, 20_000);

test.each(wakeEvents)(
  '[SES-07] it is checked at once on %s, and no more after the end',
  (_name, target, event) => {
    const { check, stop } = watching();
    expect(check).not.toHaveBeenCalled();
    target.dispatchEvent(event);
    expect(check).toHaveBeenCalledTimes(1);
    stop();
    target.dispatchEvent(event);
    expect(check).toHaveBeenCalledTimes(1);
  },
);

test.each([true, false])(
  '[SES-07] a page that comes out of the back/forward cache shows nothing before the check; it may be seen: %s',
  async (mayBeSeen) => {
    const { rest, wake, stop } = watching({ mayBeSeen });
    window.dispatchEvent(transition('pagehide', true));
    expect(page.hidden).toBe(true);
    expect(rest).toHaveBeenCalledTimes(1);
    window.dispatchEvent(transition('pageshow', true));
    expect(page.hidden).toBe(true);
    expect(wake).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(page.hidden).toBe(!mayBeSeen);
    stop();
    page.hidden = false;
  },
);

test('a page that goes for good is not hidden', () => {
  const { rest, stop } = watching();
  window.dispatchEvent(transition('pagehide', false));
  expect(page.hidden).toBe(false);
  expect(rest).not.toHaveBeenCalled();
  stop();
});
