import { countOf, formatCount } from '@portal/shared/counts';
import { letterOf } from '@portal/shared/customer-search';
import { pageAddress } from '@portal/shared/page-address';
import { customerPath } from '@portal/shared/pages';
import { Card, CardFooter, Kbd } from '@portal/shared/parts';
import { Box, chakra, HStack, useNavigate } from '@portal/shared/ui';
import { type RowLayout, useCoveredHeight, useVirtualRows } from '@portal/shared/virtual-rows';
import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { ListItem, ListView } from '../list/list-view.ts';
import { useReturnToRow } from '../row-focus/use-return-to-row.ts';
import { Letters } from '../toolbar/letters.tsx';
import { CustomersTableFrame } from './customers-table-frame.tsx';
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
  readonly layout: RowLayout;
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
 * Heights of a customer in pixels until its row is measured. A little more than a row has (91, 51 and 49): with exact
 * heights Back returned one row off.
 */
const customerHeights: Readonly<Record<RowLayout, number>> = { card: 92, narrow: 62, wide: 50 };

function heightOf(item: ListItem | undefined, layout: RowLayout): number {
  if (item?.kind === 'heading') return 33;
  if (item?.kind === 'more') return layout === 'card' ? 59 : 47;
  return customerHeights[layout];
}

const Head = chakra('div', {
  base: {
    position: 'var(--page-sticky)',
    top: 'calc({sizes.topbar} + {sizes.crumbs} + var(--page-banner, 0px))',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    alignItems: 'center',
    columnGap: '6',
    minH: '12',
    px: { base: '4', md: '5' },
    py: '1',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
  },
});
const Title = chakra('h2', { base: { textStyle: 'h3', minW: '0', py: '1' } });

/** The share that is loaded, as a line on the head's edge, where it moves nothing. */
const ProgressLine = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    h: '3px',
    bg: 'brand.solid',
    transition: 'width 200ms',
  },
});

/** Always on the screen, so that it says what part of the list is shown. */
const Foot = chakra(CardFooter, {
  base: {
    position: { base: 'static', md: 'var(--page-sticky)' },
    bottom: '0',
    zIndex: '1',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    minH: '11',
    py: '2.5',
    color: 'fg.muted',
    fontSize: '13px',
  },
});

/** Find-in-page and print reach only the rows that are in the page. */
const PrintNote = chakra('p', { base: { display: 'none', p: '4', _print: { display: 'block' } } });

/** The customers as one virtual table in the window: only the rows near the screen are in the page. */
export function CustomerList({ items, view, layout, isBusy, ref, ...props }: CustomerListProps) {
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
  const hasLetters = view.sort === 'name';
  const letters = useMemo(() => (hasLetters ? lettersOf(items) : new Set<string>()), [items, hasLetters]);

  return (
    <Card aria-label="Customers found">
      <Head ref={head}>
        <Title>{props.title}</Title>
        {hasLetters ? <Letters letters={letters} current={letterAt(items, first)} onJump={jump} /> : null}
        {props.share < 1 ? <ProgressLine style={{ width: `${props.share * 100}%` }} /> : null}
      </Head>
      {props.children}
      <PrintNote>Only a part of the list is printed. The CSV file has all customers.</PrintNote>
      <Box css={{ '--table-top': `${covered.head}px` }} opacity={isBusy ? 0.6 : 1}>
        <CustomersTableFrame isBusy={isBusy} rowCount={items.length}>
          <VirtualBody
            body={body}
            items={items}
            view={view}
            isNarrow={layout === 'narrow'}
            virtual={virtual}
            activeKey={virtual.focusedKey ?? (view.keyword === '' ? undefined : keys[firstCustomer ?? -1])}
            onMore={openMore}
            onPin={props.onPin}
            onLeave={props.onLeave}
          />
        </CustomersTableFrame>
      </Box>
      <Foot
        ref={foot}
        data-screen-only=""
        // on a phone it would only repeat the title of a search
        {...(layout === 'card' && view.keyword !== '' && !props.progress ? { display: 'none' } : {})}
      >
        <span>
          {props.progress ??
            // while places are closed, their rows have no numbers
            (items.some(({ kind }) => kind === 'more')
              ? null
              : layout === 'card'
                ? // not always on the screen there, so that a part of it would say nothing
                  countOf(count, 'customer')
                : `${formatCount(firstOrdinal)} to ${formatCount(lastOrdinal)} of ${formatCount(count)}`)}
        </span>
        <KeyHints />
      </Foot>
    </Card>
  );
}

/** Returns for each row the number of customers up to it. */
function countCustomers(items: readonly ListItem[]): readonly number[] {
  let count = 0;
  return items.map(({ kind }) => {
    if (kind === 'customer') count += 1;
    return count;
  });
}

const lettersOf = (items: readonly ListItem[]): ReadonlySet<string> =>
  new Set(items.flatMap((item) => (item.kind === 'heading' ? [item.text] : [])));

function letterAt(items: readonly ListItem[], index: number): string | undefined {
  const item = items[index];
  if (item?.kind === 'heading') return item.text;
  return item?.kind === 'customer' ? letterOf(item.customer) : undefined;
}

const KeyHints = memo(function KeyHints() {
  return (
    <HStack display={{ base: 'none', lg: 'flex' }} gap="1.5" textStyle="help" flexShrink={0}>
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd>
      to move,
      <Kbd>Enter</Kbd>
      to open,
      <Kbd>/</Kbd>
      to search
    </HStack>
  );
});
