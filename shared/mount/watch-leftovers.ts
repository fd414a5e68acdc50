/** An interval, or a listener of something that outlives a slot, that was not ended. */
export interface Leftover {
  readonly kind: 'interval' | 'listener';
  /** `an interval of 1000 ms`, `a listener of resize on window` */
  readonly what: string;
  /** Where it began: a line for each caller, the nearest first. */
  readonly stack: string;
}

interface Begun extends Leftover {
  /** Whether it still keeps its handler: a listener of an element that was removed does not. */
  readonly isLasting: () => boolean;
}

/** What a target that outlives slots is called; `undefined` for one that a slot takes with it, or that ends by itself. */
function nameOf(target: EventTarget): string | undefined {
  if (target === window) return 'window';
  if (target === window.visualViewport) return 'the visual viewport';
  if (typeof MediaQueryList === 'function' && target instanceof MediaQueryList)
    return `the media query ${target.media}`;
  if (target instanceof Node) return target.nodeName.toLowerCase().replace('#', '');
  return undefined;
}

/**
 * Notes from now on each interval, and each listener of window, document and media queries, until it is ended. Returns a function
 * that returns those that are not, oldest first.
 */
export function watchLeftovers(): () => readonly Leftover[] {
  const begun = new Map<unknown, Begun>();
  // the release's own code is often below many callers of React
  Error.stackTraceLimit = 50;
  const note: Note = (key, what) => void begun.set(key, { ...what, stack: new Error().stack ?? '' });
  watchIntervals(note, (key) => begun.delete(key));
  watchListeners(note, (key) => begun.delete(key));
  return () => [...begun.values()].filter(({ isLasting }) => isLasting());
}

type Note = (key: unknown, what: Omit<Begun, 'stack'>) => void;
type Forget = (key: unknown) => void;

function watchIntervals(note: Note, forget: Forget): void {
  const { setInterval: set, clearInterval: clear, clearTimeout: clearTimer } = window;
  const setNoted = (handler: TimerHandler, delay = 0, ...parameters: unknown[]): number => {
    const id = set(handler, delay, ...parameters);
    note(id, { kind: 'interval', what: `an interval of ${delay} ms`, isLasting: () => true });
    return id;
  };
  // each of the two ends an interval
  const clearInterval = (id: number | undefined): void => {
    forget(id);
    clear(id);
  };
  const clearTimeout = (id: number | undefined): void => {
    forget(id);
    clearTimer(id);
  };
  Object.assign(window, { setInterval: setNoted, clearInterval, clearTimeout });
}

/** Ids of objects, so that one text can name several. */
function idsOf(): (value: object) => number {
  const ids = new WeakMap<object, number>();
  let last = 0;
  return (value) => {
    const id = ids.get(value) ?? ++last;
    ids.set(value, id);
    return id;
  };
}

function watchListeners(note: Note, forget: Forget): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const idOf = idsOf();
  const captures = (options: boolean | EventListenerOptions | undefined): boolean =>
    typeof options === 'object' ? options.capture === true : options === true;

  EventTarget.prototype.addEventListener = function (type, handler, options) {
    add.call(this, type, handler, options);
    // called without a target it means the window
    const target: EventTarget = this ?? window;
    const name = nameOf(target);
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (!handler || name === undefined || signal?.aborted) return;
    const capture = captures(options);
    const key = [idOf(target), type, idOf(handler), capture].join();
    note(key, {
      kind: 'listener',
      what: `a listener of ${type} on ${name}`,
      isLasting: () => !(target instanceof Node) || target.isConnected,
    });
    if (once) add.call(target, type, () => forget(key), { once, capture });
    if (signal) add.call(signal, 'abort', () => forget(key), { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, handler, options) {
    remove.call(this, type, handler, options);
    if (handler) forget([idOf(this ?? window), type, idOf(handler), captures(options)].join());
  };
}
