import { prefersReducedMotion } from '@portal/shared/reduced-motion';

/** How long a row fades, and how long rows take to close a gap, in milliseconds. */
const duration = 160;
const easing = 'cubic-bezier(.2, .8, .2, 1)';
/** With more rows in view than this a change shows at once, because a slow computer could not keep up. */
const mostRows = 30;
/** Marks a removed row while it fades. */
const leaving = 'data-leaving';

/** Where a row is in its list, in px. */
interface Place {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Where the rows of a list are, those that are in view. */
export interface RowPlaces {
  readonly rows: ReadonlyMap<HTMLElement, Place>;
  /** Height of the list. */
  readonly height: number;
}

const rowsOf = (list: HTMLElement) =>
  [...list.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hasAttribute(leaving),
  );

/** Returns where the rows of a list are; undefined when its changes are not to be animated. */
export function readPlaces(list: HTMLElement): RowPlaces | undefined {
  if (prefersReducedMotion() || typeof list.animate !== 'function') return undefined;
  const frame = list.getBoundingClientRect();
  const rows = new Map<HTMLElement, Place>();
  for (const row of rowsOf(list)) {
    const { top, bottom, left, width, height } = row.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight)
      rows.set(row, { top: top - frame.top, left: left - frame.left, width, height });
  }
  return rows.size > mostRows ? undefined : { rows, height: frame.height };
}

/**
 * Animates a list whose rows have changed since `before` was read: removed rows fade where they were, then the others
 * move to their new places; new rows fade in. A table's removed row does not fade, because it has no width outside its
 * table. A change in between starts from where the rows are.
 */
export function moveRows(list: HTMLElement, before: RowPlaces): void {
  for (const row of list.querySelectorAll(`:scope > [${leaving}]`)) row.remove();
  const rows = rowsOf(list);
  for (const moved of [list, ...rows])
    for (const animation of moved.getAnimations()) if (animation.id === leaving) animation.cancel();
  const frame = list.getBoundingClientRect();
  const placed = rows.map((row) => ({ row, box: row.getBoundingClientRect() }));
  const removed = [...before.rows].filter(([row]) => row.parentElement === null);
  const timing = { id: leaving, duration, easing, fill: 'backwards' } as const;
  const afterFade = removed.length > 0 ? { ...timing, delay: duration } : timing;

  for (const { row, box } of placed) {
    const place = before.rows.get(row);
    if (place === undefined) {
      if (box.top < window.innerHeight) row.animate({ opacity: [0, 1] }, timing);
    } else {
      const [x, y] = [place.left - (box.left - frame.left), place.top - (box.top - frame.top)];
      if (x !== 0 || y !== 0) row.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, afterFade);
    }
  }
  // what is below the list follows; a list that was or is higher than the window needs no such help
  if (Math.max(before.height, frame.height) <= window.innerHeight && before.height !== frame.height)
    list.animate({ height: [`${before.height}px`, `${frame.height}px`] }, afterFade);
  for (const [row, place] of removed) if (!(row instanceof HTMLTableRowElement)) fadeOut(list, row, place);
}

/** Shows a removed row where it was until it has faded. It can neither be pressed nor read. */
function fadeOut(list: HTMLElement, row: HTMLElement, { top, left, width, height }: Place): void {
  row.setAttribute(leaving, '');
  row.inert = true;
  row.ariaHidden = 'true';
  Object.assign(row.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
  });
  list.append(row);
  const [from, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  row.style.translate = `${frame.left + left - from.left}px ${frame.top + top - from.top}px`;
  const end = () => row.remove();
  row.animate({ opacity: [1, 0] }, { duration, fill: 'forwards' }).finished.then(end, end);
}
