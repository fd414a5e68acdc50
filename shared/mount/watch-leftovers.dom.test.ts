import { watchLeftovers } from './watch-leftovers.ts';

const { addEventListener, removeEventListener } = EventTarget.prototype;
const { setInterval, clearInterval, clearTimeout } = window;
let left: ReturnType<typeof watchLeftovers>;
beforeEach(() => {
  left = watchLeftovers();
});
afterEach(() => {
  Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
  Object.assign(window, { setInterval, clearInterval, clearTimeout });
});

const whatIsLeft = () => left().map(({ what }) => what);
const handler = () => undefined;
// a window of jsdom has separate functions, one of a browser has those of every target
type Listening = Parameters<typeof addEventListener>;
const listen = (target: EventTarget, ...what: Listening) =>
  EventTarget.prototype.addEventListener.apply(target, what);
const ignore = (target: EventTarget, ...what: Listening) =>
  EventTarget.prototype.removeEventListener.apply(target, what);

test('[FED-02] notes an interval until it is ended, by either of the two ways', () => {
  const first = window.setInterval(handler, 1_000);
  const second = window.setInterval(handler, 2_000);
  expect(whatIsLeft()).toEqual(['an interval of 1000 ms', 'an interval of 2000 ms']);
  expect(left()[0]?.stack).toContain('watch-leftovers.dom.test');
  window.clearInterval(first);
  window.clearTimeout(second);
  expect(whatIsLeft()).toEqual([]);
});

test('[FED-02] notes listeners of window and document until they are removed, aborted or over', () => {
  const ending = new AbortController();
  listen(window, 'resize', handler);
  listen(document, 'keydown', handler, { capture: true });
  listen(window, 'focus', handler, { signal: ending.signal });
  listen(window, 'blur', handler, { once: true });
  expect(whatIsLeft()).toEqual([
    'a listener of resize on window',
    'a listener of keydown on document',
    'a listener of focus on window',
    'a listener of blur on window',
  ]);
  ignore(window, 'resize', handler);
  // another phase is another listener
  ignore(document, 'keydown', handler);
  ending.abort();
  window.dispatchEvent(new Event('blur'));
  expect(whatIsLeft()).toEqual(['a listener of keydown on document']);
  ignore(document, 'keydown', handler, true);
  expect(whatIsLeft()).toEqual([]);
});

test('[FED-02] notes no listener of what a slot takes with it', () => {
  const element = document.createElement('div');
  document.body.append(element);
  listen(element, 'click', handler);
  new AbortController().signal.addEventListener('abort', handler);
  expect(whatIsLeft()).toEqual(['a listener of click on div']);
  element.remove();
  expect(whatIsLeft()).toEqual([]);
});
