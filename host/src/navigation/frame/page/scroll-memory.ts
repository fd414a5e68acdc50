import * as z from '@portal/shared/schema';
import { readStored, writeStored } from '@portal/shared/stored-values';
import { positionsKey } from './positions-key.ts';
import { distanceOf, findTopRow, markOf, type Position, positionSchema, readLayout } from './row-position.ts';

const storedPositions = z.array(z.tuple([z.string(), positionSchema]));
/** Entries of the history whose positions are stored. */
const mostPositions = 30;
/** Frames in which a page is looked at again: a virtual list renders its rows after the scrolling. */
const framesToWatch = 30;

/** The page of a history entry. */
export interface ShownPage {
  /** The entry's key in the router. */
  readonly key: string;
  /** The page's key. */
  readonly page: string;
  /** Another page than before; one that Back, Forward or a reload returns to; or another state of the same page. */
  readonly kind: 'new' | 'return' | 'same';
}

/** Keeps the agent's position in each page. */
export interface ScrollMemory {
  show(page: ShownPage): void;
  stop(): void;
}

/** Whether the document has come by a link or an address, and not by a reload or from the history. */
function isOpenedByAddress(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

const mostY = () => document.documentElement.scrollHeight - document.documentElement.clientHeight;

/**
 * Keeps the first row on the screen, for each entry of the history. Back, Forward, a reload, another width of the page and
 * another size of its text bring that row back to where it was, as soon as the page has it, until the agent presses a key or
 * a button, or scrolls. All else that moves rows is left to the browser's scroll anchoring. `main` has the pages; on the `first`
 * one the agent may have scrolled already.
 */
export function createScrollMemory(main: HTMLElement, first: ShownPage, hasScrolled: boolean): ScrollMemory {
  const positions = new Map(readStored(() => sessionStorage, positionsKey, storedPositions));
  let entry = '';
  let layout = readLayout(main);
  let isReturning = false;
  /** Where it has scrolled to itself. */
  let ownY = window.scrollY;
  let frame = 0;
  /** Frames until the rows above the position have settled. */
  let framesLeft = 0;

  function inNextFrame(act: () => void): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(act);
  }

  function keep(position: Position | undefined): void {
    // the newest are the last
    positions.delete(entry);
    if (position) positions.set(entry, position);
  }

  function record(frames = framesToWatch): void {
    const y = window.scrollY;
    const row = y > 0 ? findTopRow(main) : undefined;
    keep(y > 0 ? { y, row } : undefined);
    if (y > 0 && !row && frames > 0) inNextFrame(() => record(frames - 1));
  }

  const store = () => writeStored(() => sessionStorage, positionsKey, [...positions].slice(-mostPositions));

  function scrollTo(y: number): void {
    if (Math.abs(y - window.scrollY) >= 1) window.scrollTo(0, y);
    ownY = window.scrollY;
  }

  const distance = ({ row }: Position) => row && distanceOf(row, main);

  function restore(): void {
    const position = positions.get(entry);
    if (!isReturning || !position) return;
    const left = distance(position);
    if (left !== undefined) scrollTo(window.scrollY + left);
    else if (position.y <= mostY()) scrollTo(position.y);
    framesLeft -= 1;
    if (framesLeft > 0) inNextFrame(restore);
  }

  function restoreSoon(): void {
    if (!isReturning) return;
    framesLeft = framesToWatch;
    inNextFrame(restore);
  }

  function followLayout(): void {
    const current = readLayout(main);
    if (current !== layout) isReturning = positions.has(entry);
    layout = current;
    framesLeft = framesToWatch;
    restore();
  }

  /** Whether the page has become too short, or the list has made up for rows of another height. */
  function isScrolledByPage(): boolean {
    if (window.scrollY < ownY && window.scrollY >= mostY() - 1) return true;
    const position = positions.get(entry);
    return Math.abs((position && distance(position)) ?? 2) < 2;
  }

  function handleScroll(): void {
    if (readLayout(main) !== layout) {
      followLayout();
      return;
    }
    if (isReturning) {
      // until then a list that measures its rows scrolls to where it has been
      if (framesLeft > 0 || Math.abs(window.scrollY - ownY) < 2 || isScrolledByPage()) return;
      isReturning = false;
    }
    inNextFrame(() => record());
  }

  function show({ key, page, kind }: ShownPage): void {
    const position = positions.get(entry);
    // the first entry of every document has the same key
    entry = `${key} ${markOf(page)}`;
    if (kind !== 'return') keep(kind === 'same' ? position : undefined);
    if (kind === 'same') return;
    isReturning = positions.has(entry);
    store();
    // the page that is left is removed in the next task
    scrollTo(0);
    restoreSoon();
  }

  // the browser would return before the page is long enough
  history.scrollRestoration = 'manual';
  // not by the window's position: the browser, too, scrolls a page that is loaded again, as far as it is long by then
  const isThere = hasScrolled || isOpenedByAddress();
  show(isThere ? { ...first, kind: 'same' } : first);
  if (isThere) record();

  const stop = watch(main, {
    resize: followLayout,
    // rows that come to where the browser lays nothing out change no size
    change: restoreSoon,
    scroll: handleScroll,
    input() {
      isReturning = false;
    },
    leave() {
      // a row may say more by then
      if (!isReturning) record(0);
      store();
    },
  });
  return {
    show,
    stop() {
      stop();
      cancelAnimationFrame(frame);
    },
  };
}

/** Listens to what moves a page, or ends its return to a position. Returns a function that stops it. */
function watch(
  main: HTMLElement,
  on: Readonly<Record<'resize' | 'change' | 'scroll' | 'input' | 'leave', () => void>>,
): () => void {
  const end = new AbortController();
  const listen = (type: string, listener: () => void) =>
    window.addEventListener(type, listener, { passive: true, capture: true, signal: end.signal });
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) listen(type, on.input);
  listen('pagehide', on.leave);
  document.addEventListener('scroll', on.scroll, { passive: true, signal: end.signal });
  const observer = new ResizeObserver(on.resize);
  observer.observe(document.body);
  observer.observe(main);
  const changes = new MutationObserver(on.change);
  changes.observe(main, { childList: true, subtree: true });
  return () => {
    end.abort();
    observer.disconnect();
    changes.disconnect();
  };
}
