import { countOf, formatCount } from '@portal/shared/counts';
import { pageAddress } from '@portal/shared/page-address';
import { customerPath } from '@portal/shared/pages';
import { Box, useNavigate, VisuallyHidden } from '@portal/shared/ui';
import { useCoveredHeight, useVirtualRows } from '@portal/shared/virtual-rows';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { countCustomers, letterAt, lettersOf } from '../list/list-places.ts';
import type { ListItem, ListView } from '../list/list-view.ts';
import type { ListLayout } from '../list/use-list-layout.ts';
import { useReturnToRow } from '../row-focus/use-return-to-row.ts';
import { LetterSelect, Letters } from '../toolbar/letters.tsx';
import { CustomersTableFrame } from './customers-table-frame.tsx';
import { Foot, Head, KeyHints, ListCard, PrintNote, ProgressLine, Title } from './list-edges.tsx';
import type { SetPinned } from './pin-button.tsx';
import { findTarget } from './row-keys.ts';
import { useFindInPageNotice } from './use-find-in-page-notice.ts';
import { VirtualBody } from './virtual-body.tsx';

/** What the search box does to the list below it. */
export interface CustomerListHandle {
  focusFirst(): void;
  openFirst(): void;
}

interface CustomerListProps {
  readonly title: ReactNode;
  readonly items: readonly ListItem[];
  readonly view: ListView;
  readonly layout: ListLayout;
  /** Whether a cart of the agent's customers is open. */
  readonly hasCarts: boolean;
  /** The list is another one than the agent has just asked for. */
  readonly isBusy: boolean;
  /** How much of the list is loaded; absent when it is complete. */
  readonly progress: ReactNode;
  /** Share that is loaded, from 0 to 1. */
  readonly share: number;
  /** Shown between head and rows: what could not be loaded. */
  readonly children: ReactNode;
  readonly onMore: (item: Extract<ListItem, { kind: 'more' }>) => void;
  readonly onPin: SetPinned | undefined;
  /** Called when the arrow key leaves the first row upwards. */
  readonly onLeave: () => void;
  readonly ref: Ref<CustomerListHandle>;
}

/**
 * Returns the height of a row in pixels until it is measured. That of a customer is a little more than it has: with exact
 * heights Back returned one row off.
 */
function heightOf(item: ListItem | undefined, { isPhone, rowHeight }: ListLayout): number {
  if (item?.kind === 'heading') return 28;
  if (item?.kind === 'more') return isPhone ? 59 : 43;
  if (isPhone) return 65;
  return rowHeight === 'compact' ? 37 : 45;
}

/** Fewer rows are seen at once, and need no letters. */
const rowsWithoutLetters = 20;

interface ShownRange {
  readonly items: readonly ListItem[];
  readonly count: number;
  readonly firstOrdinal: number;
  readonly lastOrdinal: number;
  readonly isPhone: boolean;
}

/** Says which customers are on the screen: `1 to 13 of 2,000`. */
function describeShown({ items, count, firstOrdinal, lastOrdinal, isPhone }: ShownRange): string | null {
  // while places are closed, their rows have no numbers
  if (items.some(({ kind }) => kind === 'more')) return null;
  // not always on the screen there, so that a part of it would say nothing
  if (isPhone) return countOf(count, 'customer');
  return `${formatCount(firstOrdinal)} to ${formatCount(lastOrdinal)} of ${formatCount(count)}`;
}

/** The customers as one virtual table in the window: only the rows near the screen are in the page. */
export function CustomerList({ items, view, layout, isBusy, hasCarts, ref, ...props }: CustomerListProps) {
  const navigate = useNavigate();
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const virtual = useVirtualRows({ body, keys, heightOf: (index) => heightOf(items[index], layout) });
  const covered = useCoveredHeight(head, body, foot);
  const { first, last } = virtual.visibleRange(covered.rows, covered.foot);
  useFindInPageNotice(virtual.rows.length < items.length);
  const ordinals = useMemo(() => countCustomers(items), [items]);
  const count = ordinals.at(-1) ?? 0;
  // a heading has no number, so the range begins with the customer after it
  const firstOrdinal = (ordinals[first] ?? 0) + (items[first]?.kind === 'customer' ? 0 : 1);
  // large text may leave room for no whole row
  const lastOrdinal = Math.max(firstOrdinal, ordinals[last] ?? count);

  useReturnToRow(!isBusy && items.length > 0, (customerId) => virtual.focusRow(keys.indexOf(customerId)));

  const firstCustomer = findTarget(items, 'Home', 0);
  const { focusedKey } = virtual;
  // a filter may have taken away the row that had the focus
  const isFocusedShown = useMemo(
    () => focusedKey !== undefined && keys.includes(focusedKey),
    [keys, focusedKey],
  );
  const firstSeen = findTarget(items, 'ArrowDown', first - 1) ?? 0;
  useImperativeHandle(ref, () => ({
    focusFirst() {
      if (firstCustomer !== undefined) virtual.focusRow(firstCustomer);
    },
    openFirst() {
      const customerId = firstCustomer === undefined ? undefined : keys[firstCustomer];
      if (customerId !== undefined) navigate(pageAddress(customerPath, { customerId }));
    },
  }));
  const { jumpToRow, focusRow } = virtual;
  const jump = useCallback(
    (letter: string) => {
      const index = keys.indexOf(`heading ${letter}`);
      jumpToRow(index, covered.rows);
      focusRow(index + 1, true);
    },
    [keys, covered, jumpToRow, focusRow],
  );
  const openedIndex = useRef<number>(undefined);
  const openMore = (item: Extract<ListItem, { kind: 'more' }>) => {
    openedIndex.current = items.indexOf(item);
    props.onMore(item);
  };
  useEffect(() => {
    if (openedIndex.current === undefined) return;
    // the first of the new rows takes the focus of the button that was in its place
    focusRow(openedIndex.current, true);
    openedIndex.current = undefined;
  }, [focusRow]);
  const hasLetters = view.sort === 'name' && items.length > rowsWithoutLetters;
  const letters = useMemo(() => (hasLetters ? lettersOf(items) : new Set<string>()), [items, hasLetters]);
  const current = letterAt(items, first);
  // a search says what it has found; without one the chosen filter says what the list is
  const hasBar = layout.hasBar || view.keyword !== '';
  const title = <Title>{props.title}</Title>;

  return (
    <ListCard aria-label="Customers found">
      <Head ref={head} bar={hasBar}>
        {hasBar ? title : <VisuallyHidden>{title}</VisuallyHidden>}
        {hasLetters && layout.hasBar ? (
          <LetterSelect letters={letters} current={current} onJump={jump} />
        ) : null}
        {props.share < 1 ? <ProgressLine style={{ width: `${props.share * 100}%` }} /> : null}
      </Head>
      {props.children}
      <PrintNote count={items.length} />
      <Box
        css={{ '--table-top': `${covered.head}px` }}
        opacity={isBusy ? 0.6 : 1}
        display="grid"
        gridTemplateColumns={hasLetters && !layout.hasBar ? 'minmax(0, 1fr) 30px' : 'minmax(0, 1fr)'}
      >
        <CustomersTableFrame
          isBusy={isBusy}
          rowCount={items.length}
          rowHeight={layout.rowHeight}
          hasCarts={hasCarts}
        >
          <VirtualBody
            body={body}
            items={items}
            view={view}
            isPhone={layout.isPhone}
            virtual={virtual}
            tabStop={isFocusedShown ? focusedKey : keys[firstSeen]}
            activeKey={virtual.focusedKey ?? (view.keyword === '' ? undefined : keys[firstCustomer ?? -1])}
            onMore={openMore}
            onPin={props.onPin}
            onLeave={props.onLeave}
          />
        </CustomersTableFrame>
        {hasLetters && !layout.hasBar ? <Letters letters={letters} current={current} onJump={jump} /> : null}
      </Box>
      <Foot
        ref={foot}
        data-screen-only=""
        // on a phone it would only repeat the title of a search
        {...(layout.isPhone && view.keyword !== '' && !props.progress ? { display: 'none' } : {})}
      >
        <span>
          {props.progress ??
            describeShown({ items, count, firstOrdinal, lastOrdinal, isPhone: layout.isPhone })}
        </span>
        <KeyHints />
      </Foot>
    </ListCard>
  );
}
