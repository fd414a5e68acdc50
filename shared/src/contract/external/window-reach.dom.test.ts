import { findWindowOutOfReach, forgetWindowOutOfReach, watchReach } from './window-reach.ts';

const name = 'Transaction site';

/** A window that shows another site; with `isCut`, one whose site has cut the tie before its page showed. */
const siteWindow = ({ isCut }: { readonly isCut: boolean }) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const site = frame.contentWindow;
  if (!site) throw new Error('The frame has a window.');
  Object.defineProperty(site, 'closed', { get: () => isCut, configurable: true });
  return new Proxy(site, {
    get(target, key) {
      if (key === 'location' && !isCut) throw new Error('Blocked a frame with another origin.');
      return Reflect.get(target, key);
    },
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  forgetWindowOutOfReach();
});
afterEach(() => jest.useRealTimers());

test('a window whose site has cut the tie is named until it is forgotten', () => {
  watchReach(siteWindow({ isCut: true }), name);
  jest.advanceTimersByTime(500);
  expect(findWindowOutOfReach()).toBe(name);
  forgetWindowOutOfReach();
  expect(findWindowOutOfReach()).toBeUndefined();
});

test('a window that was seen at its site is in reach, until the page that opened it goes away', () => {
  watchReach(siteWindow({ isCut: false }), name);
  jest.advanceTimersByTime(30_000);
  expect(findWindowOutOfReach()).toBeUndefined();
  window.dispatchEvent(new Event('pagehide'));
  expect(findWindowOutOfReach()).toBe(name);
});
