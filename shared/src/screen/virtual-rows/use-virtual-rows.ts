import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mostPrinted, useIsPrinting } from '../use-is-printing.ts';

/** Rows beyond the screen that are rendered, so that Tab and a screen reader find the next one. */
const overscan = 8;

/** Returns the rows to render beyond the screen: none at first, so that a slow computer shows the first rows sooner. */
function useOverscan(): number {
  const [rows, setRows] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRows(overscan), 100);
    return () => clearTimeout(timer);
  }, []);
  return rows;
}

interface VirtualRowsOptions {
  /** The rows' container, below which no other content may change its place. */
  readonly body: RefObject<HTMLElement | null>;
  /** Key of each row, unique. */
  readonly keys: readonly string[];
  /** Height of a row in pixels until it is measured. */
  readonly heightOf: (index: number) => number;
}

/**
 * Scrolls only when a row above the screen has another height than expected. The library also scrolls when it starts, to
 * where the window is, which would stop the page's own return to its position.
 */
const correctScroll = (
  offset: number,
  { adjustments = 0 }: { readonly adjustments?: number | undefined },
) => {
  if (adjustments !== 0) window.scrollTo(0, offset + adjustments);
};

/**
 * Returns a row's height where the browser tells it. A new row has the expected height until then, because reading it at
 * once would lay out the page within the task that renders the rows.
 */
function measureRow(
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLTableRowElement>,
): number {
  if (entry) return measureElement(row, entry, virtualizer);
  const index = virtualizer.indexFromElement(row);
  const { estimateSize, getItemKey } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}

/** Frames to wait for a row to be rendered. */
const framesToWait = 30;
/** Frames in which the rows above a rendered one are measured, which moves it. */
const framesToMeasure = 6;

/**
 * Scrolls a row to `below` pixels from the top once it is rendered, and again while the rows above it are measured: until
 * then their heights are expected ones.
 */
function alignRow(
  body: RefObject<HTMLElement | null>,
  index: number,
  below: number,
  frames = framesToWait,
): void {
  requestAnimationFrame(() => {
    const row = body.current?.querySelector(`[data-index="${index}"]`);
    const distance = (row?.getBoundingClientRect().top ?? below) - below;
    if (Math.abs(distance) >= 1) window.scrollTo(0, window.scrollY + distance);
    const framesLeft = (row ? Math.min(frames, framesToMeasure) : frames) - 1;
    if (framesLeft > 0) alignRow(body, index, below, framesLeft);
  });
}

/** A rendered row, and the empty space before it in pixels. */
interface PlacedRow {
  readonly index: number;
  readonly key: string;
  readonly gapBefore: number;
}

/** The rows to render of a long list, and what moves the focus in it. */
export type VirtualRows = ReturnType<typeof useVirtualRows>;

/**
 * Returns the rows to render of a list that scrolls with the window. The row with the focus and its neighbours stay, also
 * when they are scrolled away, so that the focus is not lost and the arrow keys find the next row. On paper it is the whole
 * list (`mostPrinted`).
 */
export function useVirtualRows({ body, keys, heightOf }: VirtualRowsOptions) {
  const [focusedKey, setFocusedKey] = useState<string>();
  const focusedIndex = useMemo(
    () => (focusedKey === undefined ? -1 : keys.indexOf(focusedKey)),
    [keys, focusedKey],
  );
  const scrollMargin = usePageOffset(body);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: keys.length,
    estimateSize: heightOf,
    measureElement: measureRow,
    // another function would have the places of all rows computed again
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    scrollMargin,
    overscan: useOverscan(),
    useFlushSync: false,
    // the first rows are rendered with the list, and not in one piece after it; what is above has the other half
    initialRect: { width: 0, height: window.innerHeight / 2 },
    scrollToFn: correctScroll,
    rangeExtractor: useCallback(
      (range) => {
        const indexes = new Set(defaultRangeExtractor(range));
        if (focusedIndex >= 0)
          for (const index of [focusedIndex - 1, focusedIndex, focusedIndex + 1])
            if (index >= 0 && index < keys.length) indexes.add(index);
        return [...indexes].sort((one, other) => one - other);
      },
      [focusedIndex, keys.length],
    ),
  });

  const target = useRef<{ readonly key: string; readonly preventScroll: boolean }>(undefined);
  useLayoutEffect(() => {
    if (target.current === undefined || target.current.key !== focusedKey) return;
    const link = body.current?.querySelector<HTMLElement>(`[data-index="${focusedIndex}"] :is(a, button)`);
    if (!link) return;
    link.focus({ preventScroll: target.current.preventScroll });
    target.current = undefined;
  });
  const focusRow = useCallback(
    (index: number, preventScroll = false) => {
      const key = keys[index];
      if (key === undefined) return;
      target.current = { key, preventScroll };
      setFocusedKey(key);
    },
    [keys],
  );
  const jumpToRow = useCallback(
    (index: number, below: number) => {
      const offset = virtualizer.getOffsetForIndex(index, 'start')?.[0];
      // the library's own scrolling repeats until the heights agree, which they never do in a zoomed Safari
      if (offset === undefined) return;
      window.scrollTo(0, Math.max(0, offset - below));
      alignRow(body, index, below);
    },
    [virtualizer, body],
  );

  const isPrinting = useIsPrinting();
  const items = virtualizer.getVirtualItems();
  return {
    ...(isPrinting
      ? placeAll(keys)
      : placeRows(items, virtualizer.getTotalSize() + scrollMargin, scrollMargin)),
    measure: virtualizer.measureElement,
    /**
     * Returns the indexes of the first and the last row on the screen, where `below` pixels at the top are covered, and
     * `above` pixels at the bottom; the last one is seen to half at least.
     */
    visibleRange: (below: number, above = 0) => {
      // the browser rounds where it scrolls to
      const top = (virtualizer.scrollOffset ?? 0) + below + 1;
      const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
      const first = items.find(({ index, end }) => index >= startIndex && end > top)?.index ?? startIndex;
      const bottom = (virtualizer.scrollOffset ?? 0) + (virtualizer.scrollRect?.height ?? 0) - above;
      const last = items.findLast(
        ({ index, start, end }) => index <= endIndex && (start + end) / 2 <= bottom,
      )?.index;
      return { first, last: Math.max(first, last ?? endIndex) };
    },
    /** Key of the row that has, or had last, the focus. */
    focusedKey,
    /** Renders a row, if it is not yet, and focuses its first link or button, to which the browser scrolls. */
    focusRow,
    /** Scrolls a row to the top of the window, `below` pixels from it. */
    jumpToRow,
    /** Keeps a row because its link or button has the focus; `undefined` when none has. */
    keepRow: (index: number | undefined) => setFocusedKey(index === undefined ? undefined : keys[index]),
  };
}

const placeAll = (keys: readonly string[]) => ({
  rows: keys.slice(0, mostPrinted).map((key, index): PlacedRow => ({ index, key, gapBefore: 0 })),
  gapAfter: 0,
});

function placeRows(items: readonly VirtualItem[], end: number, start: number) {
  let bottom = start;
  const rows = items.map(({ index, key, start: top, end: itemEnd }): PlacedRow => {
    const gapBefore = top - bottom;
    bottom = itemEnd;
    return { index, key: String(key), gapBefore };
  });
  return { rows, gapAfter: Math.max(0, end - bottom) };
}

/** Returns an element's distance from the top of the page, also after content above it has changed its height. */
function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + window.scrollY));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    // its height changes with all that is above the list
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
