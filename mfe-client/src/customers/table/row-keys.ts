import { shortcutKey } from '@portal/shared/shortcut-key';
import type { KeyboardEvent } from 'react';
import type { ListItem } from '../list/list-view.ts';

/** Rows that Page Up and Page Down move by. */
const rowsOfPage = 10;

/** Returns the index of the nearest row with a link or button from an index on in a direction; `undefined` when there is none. */
function findRow(items: readonly ListItem[], from: number, step: 1 | -1): number | undefined {
  for (let index = from; items[index]; index += step) if (items[index]?.kind !== 'heading') return index;
  return undefined;
}

/** Returns the row that a key moves to from a row; `undefined` for another key, and where there is no row. */
export function findTarget(items: readonly ListItem[], key: string, from: number): number | undefined {
  const last = items.length - 1;
  switch (key) {
    case 'ArrowDown':
      return findRow(items, from + 1, 1);
    case 'ArrowUp':
      return findRow(items, from - 1, -1);
    case 'PageDown':
      return findRow(items, Math.min(from + rowsOfPage, last), 1) ?? findRow(items, last, -1);
    case 'PageUp':
      return findRow(items, Math.max(from - rowsOfPage, 0), 1);
    case 'Home':
      return findRow(items, 0, 1);
    case 'End':
      return findRow(items, last, -1);
    default:
      return undefined;
  }
}

/** Returns the index of the row that contains an element. */
export function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('tr[data-index]') : null;
  const index = row?.getAttribute('data-index');
  return index == null ? undefined : Number(index);
}

interface RowKeys {
  readonly items: readonly ListItem[];
  readonly focusRow: (index: number) => void;
  /** Called when the arrow key leaves the first row upwards, and for `/`. */
  readonly onLeave: () => void;
}

/** Returns the handler of keys that moves the focus between the rows; `/` leaves them for the search. */
export const createRowKeys =
  ({ items, focusRow, onLeave }: RowKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const from = rowIndexOf(event.target);
    if (from === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = findTarget(items, event.key, from);
    // only from a row: elsewhere a single letter would be typed by speech input (WCAG 2.1.4)
    if (to === undefined && event.key !== 'ArrowUp' && shortcutKey(event) !== '/') return;
    event.preventDefault();
    if (to === undefined) onLeave();
    else focusRow(to);
  };
