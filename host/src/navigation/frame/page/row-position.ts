import * as z from '@portal/shared/schema';

/** Where an agent is on a page. It names no person, because the tab stores it. */
export const positionSchema = z.object({
  /** The window's scroll position. */
  y: z.number(),
  /** The first row that is seen, or card where there is no row. Absent where there is neither. */
  row: z.optional(
    z.object({
      /** Finds the rows of all lists. */
      selector: z.string(),
      /** Sixteen bits of the list's label. */
      list: z.number(),
      /** The row's index in the list. */
      index: z.number(),
      /** Sixteen bits of the row's first words: enough to find it among its neighbours. */
      mark: z.number(),
      /** Pixels from the window's top to the row. */
      top: z.number(),
      /** Pixels from the window's top that bars cover. */
      covered: z.number(),
      /** The layout in which this was measured. */
      layout: z.string(),
    }),
  ),
});

export type Position = z.infer<typeof positionSchema>;
type PositionedRow = NonNullable<Position['row']>;

/** Rows of tables and lists, and headings where there is no list. The table's empty rows are none. */
const rowSelector = 'tbody tr:not([aria-hidden]), li, h2, h3';
/** Rows of a list that renders only those near the screen. They say their index. */
const virtualSelector = '[data-index]';
/** Rows of a list that may have come or gone before a row. */
const mostMoved = 30;
/** Pixels between the points at which the top row is looked for: less than a row's height. */
const step = 16;

/** Returns sixteen bits of a text's first 80 characters, which do not tell the text. */
export function markOf(text: string | null | undefined): number {
  let mark = 0;
  for (const char of (text ?? '').trim().slice(0, 80)) mark = (mark * 31 + char.charCodeAt(0)) & 0xffff;
  return mark;
}

/** Returns what changes the height of rows: the page's width and the size of its text. */
export const readLayout = (main: HTMLElement): string =>
  `${main.clientWidth} ${getComputedStyle(main.ownerDocument.documentElement).fontSize}`;

const labelled = '[aria-label]';
const markOfList = (list: Element): number => markOf(list.getAttribute('aria-label'));

/** Returns a list's rows, with the index of each. */
const rowsOf = (list: Element, selector: string) =>
  [...list.querySelectorAll<HTMLElement>(selector)].map((element, order) => ({
    element,
    index: Number(element.dataset.index ?? order),
  }));

/** Whether an element is in a bar that stays while the page scrolls. */
function isInBar(element: Element, main: HTMLElement): boolean {
  for (let each: Element | null = element; each && each !== main; each = each.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(each).position)) return true;
  return false;
}

/** Returns how much of the window's top bars cover, and the first row below them; without a row, the first card. */
function lookDown(main: HTMLElement): {
  readonly covered: number;
  readonly element?: HTMLElement | undefined;
} {
  const { left, width } = main.getBoundingClientRect();
  let covered: number | undefined;
  let card: HTMLElement | null = null;
  for (let y = 0; y < window.innerHeight; y += step) {
    const hit = document.elementFromPoint(left + width * 0.3, y);
    if (!hit || !main.contains(hit) || isInBar(hit, main)) continue;
    covered ??= y;
    const element = hit.closest<HTMLElement>(rowSelector);
    if (element && main.contains(element)) return { covered, element };
    card ??= hit.closest('section');
  }
  return { covered: covered ?? 0, element: card && main.contains(card) ? card : undefined };
}

/** Returns the first row that is seen of a page, or card where there is no row; `undefined` when there is neither. */
export function findTopRow(main: HTMLElement): PositionedRow | undefined {
  const { covered, element } = lookDown(main);
  if (!element) return undefined;
  const selector = element.matches(virtualSelector) ? virtualSelector : element.localName;
  // the table or card that it is in
  const list = element.parentElement?.closest(labelled);
  return {
    selector,
    list: list && main.contains(list) ? markOfList(list) : 0,
    index: rowsOf(list ?? main, selector).find((row) => row.element === element)?.index ?? 0,
    mark: markOf(element.textContent),
    top: element.getBoundingClientRect().top,
    covered,
    layout: readLayout(main),
  };
}

/**
 * Returns the row of a page that was at a position, or in a virtual list one that is rendered, with the number of rows
 * between the two. `undefined` while the page does not have the row.
 */
function findRow(position: PositionedRow, main: HTMLElement) {
  const { index, mark, selector } = position;
  const distant = (row: { readonly index: number }) => Math.abs(row.index - index);
  const lists = position.list === 0 ? [main] : [...main.querySelectorAll(labelled)];
  const rows = lists
    .filter((list) => markOfList(list) === position.list)
    .flatMap((list) => rowsOf(list, selector))
    .sort((one, other) => distant(one) - distant(other));
  const [nearest] = rows;
  const same = rows.filter((row) => distant(row) <= mostMoved && markOf(row.element.textContent) === mark);
  const [first] = same;
  // a row may say more than before; and while a list grows, another row with the same words is not the one
  const found = nearest?.index === index ? (first ?? nearest) : same.length === 1 ? first : undefined;
  if (found) return { element: found.element, rowsBetween: 0 };
  const count = Number(nearest?.element.closest('[aria-rowcount]')?.getAttribute('aria-rowcount') ?? 0);
  return nearest && selector === virtualSelector && index < count
    ? { element: nearest.element, rowsBetween: index - nearest.index }
    : undefined;
}

/** Returns the element, or what is around it while the browser does not lay it out (account-card.tsx). */
function laidOut(element: HTMLElement): HTMLElement {
  if (!element.checkVisibility?.()) return element;
  const { parentElement } = element;
  return element.checkVisibility({ contentVisibilityAuto: true }) || !parentElement
    ? element
    : laidOut(parentElement);
}

/** Returns where the row of a position is to be: in another layout, whose bars have other heights, whole below them. */
function topIn(main: HTMLElement, { top, covered, layout }: PositionedRow): number {
  if (layout === readLayout(main)) return top;
  const { covered: coveredNow } = lookDown(main);
  return Math.max(coveredNow, top + coveredNow - covered);
}

/** Returns how many pixels the row of a position is from there; `undefined` while the page does not have it. */
export function distanceOf(position: PositionedRow, main: HTMLElement): number | undefined {
  const found = findRow(position, main);
  if (!found) return undefined;
  const { top, height } = laidOut(found.element).getBoundingClientRect();
  if (height === 0) return undefined;
  return top + found.rowsBetween * height - topIn(main, position);
}
