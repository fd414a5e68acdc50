import { Table } from '@portal/shared/parts';
import { type Column, columnStyles, TableHead } from '@portal/shared/table-columns';
import { Box, chakra } from '@portal/shared/ui';
import { memo, type ReactNode } from 'react';
import type { RowHeight } from '../list/use-list-layout.ts';

const below1200 = '@media (max-width: 1199px)';
/** Where the side menu is open in a window of 1200 px, the e-mail would leave no room for the name. */
const narrowFrame = '@container (max-width: 1029px)';
const below768 = '@media (max-width: 767px)';
const from768 = '@media (min-width: 768px)';

const columns: readonly Column[] = [
  { head: { children: 'Name' } },
  {
    head: { children: 'Identity number', width: '134px' },
    phone: {
      gridArea: '2 / 1',
      justifyContent: 'flex-start',
      ps: '12',
      color: 'fg.muted',
      fontSize: '13px',
    },
  },
  {
    head: { children: 'Phone', width: '148px', from: 'wide' },
    cells: { color: 'fg.muted', whiteSpace: 'nowrap' },
    phone: { display: 'none' },
  },
  {
    head: { children: 'E-mail', width: 'max(208px, 21cqw)', from: 'wide' },
    cells: { color: 'fg.muted' },
    phone: { display: 'none' },
  },
  {
    head: { children: 'Suitability', width: '166px' },
    // the chip of the marked row has an edge
    cells: { [from768]: { '&:is([data-active] > td) > span': { bg: 'bg.surface' } } },
    phone: { gridArea: '2 / 2' },
  },
  { head: { children: 'Cart', width: '72px', from: 'lg' }, phone: { gridArea: '1 / 2' } },
  {
    head: { label: 'Pin', width: '52px' },
    // its icon, not its button, ends where the rows do
    phone: { gridArea: '1 / 3 / 3 / 4', alignItems: 'center', me: '-3' },
  },
];

/** On a phone a customer is a card of two lines: name and cart; identity number and suitability; the pin beside both. */
const StyledTable = chakra(Table, {
  base: {
    // of native cells, because a class on every element would make rows slow
    '& [data-person]': { display: 'flex', alignItems: 'center', gap: '2.5' },
    '& td a': { fontWeight: 'semibold' },
    '& td a, & td button': { scrollMarginBlock: '120px 72px' },
    '& [data-person] > div': { minW: '0' },
    '& [data-person] a': { marginInlineEnd: '2' },
    '& [data-found]': { display: 'none', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& [data-found=holder]': { display: 'block' },
    [below1200]: { '& [data-found]': { display: 'block' } },
    [narrowFrame]: {
      '& :is(th:nth-of-type(4), td[data-mail])': { display: 'none' },
      '& [data-found=email]': { display: 'block' },
    },
    '& td[data-gap]': { p: '0 !important', h: 'auto', borderWidth: '0' },
    '& tr[data-group] td, & tr[data-group]:hover td': {
      py: '0',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      fontWeight: 'normal',
      color: 'fg.subtle',
      '& b': { color: 'fg.muted', fontWeight: 'semibold' },
    },
    '& tr[data-more] td': { textAlign: 'center' },
    [from768]: {
      tableLayout: 'fixed',
      '& th': { py: '2' },
      '& td': { h: 'var(--row-height)', py: '1px', overflowWrap: 'anywhere' },
      '& tr[data-group] td': { h: '28px' },
      '& tr[data-open] td:last-of-type': { ps: '0', pe: '2.5', textAlign: 'end' },
      '& thead th': { position: 'var(--page-sticky)', top: 'var(--table-top)', zIndex: 'sticky' },
      // the edge is the focus ring of a row's name; without the focus a tint marks what Enter opens
      '& tr[data-active] [data-person] a:focus-visible': { outlineColor: 'transparent' },
      '& tr[data-active]:not(:has([data-person] a:focus-visible)) td:first-of-type': { boxShadow: 'none' },
    },
    [below768]: {
      '& tbody tr[data-open]': {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        alignContent: 'center',
        gap: '2px 8px',
        minH: '64px',
        py: '1.5',
      },
      // around the row, which the name opens
      '& tbody tr[data-open]:has([data-person] a:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'focus.ring',
        outlineOffset: '-2px',
      },
      '& [data-person] a:focus-visible': { outlineColor: 'transparent' },
      // beside both lines
      '& tr[data-open] [data-person]': { position: 'relative', minH: '5' },
      '& [data-person] > :first-child': { position: 'absolute', top: '1', insetInlineStart: '0' },
      '& [data-person] > :last-child': { ps: '12' },
      '& tr[data-open]:has(td[data-cart] a) [data-person]': { pe: '14' },
      '& tbody td[data-cart]:not(:empty)': { display: 'flex' },
      // a finger finds the small mark
      '& td[data-cart] a': {
        position: 'relative',
        _after: { content: '""', position: 'absolute', inset: '-11px -6px' },
      },
      '& tbody tr:has(> td[data-gap])': { display: 'block', minH: '0', p: '0', borderBottomWidth: '0' },
      // over the rule that hides an empty cell of a card
      '& tbody tr > td[data-gap]': { display: 'block' },
      '& tbody tr[data-group]': { minH: '28px', py: '5px', bg: 'bg.subtle', borderBottomWidth: '1px' },
      '& tbody tr[data-group] td': { py: '0', borderBottomWidth: '0', textAlign: 'start' },
      '& tr[data-open] td[data-lead]': { gridArea: '1 / 1 / 2 / 3', mb: '0' },
      '& tr[data-active]': { bg: 'transparent' },
      '& tr[data-active] td, & tr[data-active] td:first-of-type': { bg: 'transparent', boxShadow: 'none' },
      // a container's width is compared in the text's size, also in a text that the page alone enlarges
      '@container (max-width: 373px)': {
        '& tbody tr[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        '& tr[data-open] td[data-lead]': { gridArea: '1 / 1 / 2 / 2' },
        '& tr[data-open]:has(td[data-cart] a) [data-person]': { pe: '0' },
        '& tbody tr[data-open] td:last-child': { gridArea: '1 / 2 / 3 / 3' },
        '& tbody tr[data-open] td:not([data-lead], :last-child)': {
          gridArea: 'auto / 1 / auto / 2',
          justifyContent: 'flex-start',
          ps: '12',
        },
      },
      '@container (max-width: 240px)': {
        '& [data-person] > :first-child': { display: 'none' },
        '& [data-person] > :last-child': { ps: '0' },
        '& tbody tr[data-open] td:not([data-lead], :last-child)': { ps: '0' },
        '& tbody tr[data-open] td': { overflowWrap: 'anywhere', whiteSpace: 'normal', textAlign: 'start' },
      },
    },
    ...columnStyles(columns, 'tr[data-open]'),
  },
});

const Head = memo(TableHead);

const heights: Readonly<Record<RowHeight, string>> = { comfortable: '44px', compact: '36px' };

interface CustomersTableFrameProps {
  readonly rowHeight: RowHeight;
  /** Without an open cart there is no column for it. */
  readonly hasCarts: boolean;
  readonly isBusy?: boolean;
  /** Number of all rows without the head; absent while they load. */
  readonly rowCount?: number;
  /** A `tbody` with rows of seven cells. */
  readonly children: ReactNode;
}

/**
 * The columns that every window from 768 px has. A cell over more of them would add columns without a width, which share
 * the name's.
 */
export const columnsOfAll = 4;

/** The table of customers with its columns, without rows: the loaded rows or the placeholders are its children. */
export function CustomersTableFrame(props: CustomersTableFrameProps) {
  const { rowHeight, hasCarts, isBusy = false, rowCount, children } = props;
  return (
    <Box
      containerType="inline-size"
      css={{
        '--row-height': heights[rowHeight],
        // so that its head stays with the page's scrolling
        '& > div:not([tabindex])': { overflowX: 'visible' },
        ...(hasCarts ? {} : { '& :is(th:nth-of-type(6), td[data-cart])': { display: 'none' } }),
      }}
    >
      <StyledTable
        label="Customers"
        cards
        align="middle"
        busy={isBusy}
        {...(rowCount === undefined ? {} : { rowCount: rowCount + 1 })}
      >
        <Head columns={columns} aria-rowindex={rowCount === undefined ? undefined : 1} />
        {children}
      </StyledTable>
    </Box>
  );
}
