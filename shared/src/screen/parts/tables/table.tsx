import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, type RefObject, type TdHTMLAttributes, useEffect, useRef, useState } from 'react';
import { tableBase, tableCards } from './table-recipe.ts';

const Native = chakra('table', {
  base: tableBase,
  variants: {
    cards: { true: tableCards },
    align: { top: {}, middle: { '& td': { verticalAlign: 'middle' } } },
  },
  defaultVariants: { align: 'top' },
});

/** A table that is wider than its card scrolls sideways. From 1200 px others do not scroll, so that their head can stick. */
const Scroller = chakra('div', {
  base: {
    minW: '0',
    '@media (max-width: 1199px)': { overflowX: 'auto' },
    // its head sticks to it, not to the page
    '&[tabindex]': { overflowX: 'auto', '--table-top': '0px' },
  },
});

/** Props of `Table`. */
export interface TableProps {
  /** Accessible name of the table. */
  readonly label: string;
  /** `thead` and `tbody` with native `tr` and `td`, or `Th`, `Td`, `Row`. */
  readonly children: ReactNode;
  /** Below 768 px each row becomes a card; then cells need `data-label` (`Td label`). */
  readonly cards?: boolean;
  readonly align?: 'top' | 'middle';
  readonly busy?: boolean;
  /** For a virtual list: number of all rows with the head's. */
  readonly rowCount?: number;
  readonly className?: string;
}

/**
 * A table of native cells, which share one class. `label` is its accessible name. With `cards` each row is a card below
 * 768 px; `busy` tells screen readers that its content is loading; `align` is where cells align vertically.
 */
export function Table({
  label,
  children,
  cards = false,
  align = 'top',
  busy = false,
  rowCount,
  className,
}: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(scroller);
  return (
    // a part that scrolls can be reached by key
    <Scroller ref={scroller} {...(isScrollable ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}>
      <Native
        aria-label={label}
        aria-busy={busy || undefined}
        aria-rowcount={rowCount}
        cards={cards}
        align={align}
        className={className}
      >
        {children}
      </Native>
    </Scroller>
  );
}

/** Returns whether an element is wider than its room. */
function useIsScrollable(target: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setIsScrollable(current.scrollWidth > current.clientWidth));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isScrollable;
}

/** Hides a column below this width: 768, 1024 or 1200 px. */
export type ColumnFrom = 'md' | 'lg' | 'wide';

/** Sort direction of a column. */
export type SortDirection = 'ascending' | 'descending';

const sortIcons = {
  ascending: <ArrowUp aria-hidden />,
  descending: <ArrowDown aria-hidden />,
  none: <ChevronsUpDown aria-hidden />,
} as const;

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: { base: 'touch', md: 'auto' },
    minW: { base: 'touch', md: 'auto' },
    my: { base: '-2.5', md: '0' },
    color: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    '& svg': { opacity: 0.55 },
    _hover: { color: 'fg.default' },
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': {
      color: 'fg.default',
      fontWeight: 'semibold',
      '& svg': { opacity: 1 },
    },
  },
});

/** Props of `Th`. */
export interface ThProps {
  readonly children?: ReactNode;
  readonly numeric?: boolean;
  /** Current sort direction of this column; `none` when it is sortable but not sorted. */
  readonly sort?: SortDirection | 'none' | undefined;
  /** Makes the head a button. The caller chooses the next direction. */
  readonly onSort?: (() => void) | undefined;
  readonly from?: ColumnFrom;
  readonly width?: string;
  /** Accessible name of a column without visible head, such as the actions. */
  readonly label?: string;
}

/**
 * A column head. `sort` is the column's present direction, and `onSort` makes the head a button: the caller decides
 * what is next. `label` names a column without a visible head. `from` hides the column below that width of the window.
 */
export function Th({ children, numeric = false, sort, onSort, from, width, label }: ThProps) {
  return (
    <th
      scope="col"
      aria-sort={onSort === undefined ? undefined : sort === 'none' ? 'none' : sort}
      data-numeric={numeric || undefined}
      data-from={from}
      {...(width === undefined ? {} : { style: { width } })}
    >
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
      {onSort === undefined ? (
        children
      ) : (
        <SortButton type="button" onClick={onSort}>
          {children}
          {sortIcons[sort ?? 'none']}
        </SortButton>
      )}
    </th>
  );
}

/** Props of `Td`. */
export interface TdProps extends Omit<TdHTMLAttributes<HTMLTableCellElement>, 'children'> {
  readonly children?: ReactNode;
  /** The column's name, shown before the value in a card. */
  readonly label?: string;
  readonly numeric?: boolean;
  /** The cell that names the row. In a card it is first and has no label. */
  readonly lead?: boolean;
  /** The cell with the row's buttons. */
  readonly actions?: boolean;
  readonly from?: ColumnFrom;
}

/**
 * A table cell: a native `td` with data attributes that the table styles. `label` is the column's head, for a phone's
 * cards; `lead` marks the cell that names the row, `actions` the one with its buttons. `from` hides the column below
 * that width of the window.
 */
export function Td({ label, numeric, lead, actions, from, children, ...props }: TdProps) {
  return (
    <td
      data-label={label}
      data-numeric={numeric || undefined}
      data-lead={lead || undefined}
      data-actions={actions || undefined}
      data-from={from}
      {...props}
    >
      {children}
    </td>
  );
}

/** The second, lighter line of a table's cell. */
export function Sub({ children }: { readonly children: ReactNode }) {
  return <span data-sub="">{children}</span>;
}
