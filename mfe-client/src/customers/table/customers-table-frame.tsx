import { Table } from '@portal/shared/parts';
import { type Column, columnStyles, TableHead } from '@portal/shared/table-columns';
import { Box, chakra } from '@portal/shared/ui';
import { memo, type ReactNode } from 'react';

const below1200 = '@media (max-width: 1199px)';
const from768to1023 = '@media (min-width: 768px) and (max-width: 1023px)';
const from768to1199 = '@media (min-width: 768px) and (max-width: 1199px)';
/** Where the side menu is open in a window of 1200 px, the e-mail would leave no room for the name. */
const narrowFrame = '@container (max-width: 1059px)';
const below768 = '@media (max-width: 767px)';
const from768 = '@media (min-width: 768px)';

const columns: readonly Column[] = [
  { head: { children: 'Name' } },
  {
    head: { children: 'Identity number', width: '138px' },
    both: { [from768to1199]: { display: 'none' } },
    phone: { gridArea: '2 / 1', justifyContent: 'flex-start', ps: '12' },
  },
  {
    head: { children: 'Phone', width: '150px', from: 'lg' },
    cells: { color: 'fg.muted', whiteSpace: 'nowrap' },
    phone: {
      gridArea: '2 / 2',
      display: 'flex',
      justifyContent: 'flex-start',
      gap: '1',
      _before: { content: '"·" / ""' },
    },
  },
  { head: { children: 'E-mail', width: 'max(208px, 21cqw)', from: 'wide' }, cells: { color: 'fg.muted' } },
  {
    head: { children: 'Suitability', width: '166px' },
    // the chip of the marked row has an edge
    cells: { [from768]: { '&:is([data-active] > td) > span': { bg: 'bg.surface' } } },
    // over both columns, so that the phone number has its place in every row
    phone: { gridArea: '3 / 1 / 4 / 3', justifyContent: 'flex-start', ps: '12' },
  },
  { head: { children: 'Cart', width: '92px' }, phone: { gridArea: '3 / 3' } },
  {
    head: { label: 'Pin', width: '64px' },
    // its icon, not its button, ends where the rows do
    phone: { gridArea: '1 / 3 / 3 / 4', alignItems: 'flex-start', me: '-3' },
  },
];

/** On a phone a customer is a card with three lines: name and pin; identity number and phone; suitability and cart. */
const StyledTable = chakra(Table, {
  base: {
    // of native cells, because a class on every element would make rows slow
    '& [data-person]': { display: 'flex', alignItems: 'center', gap: '3' },
    '& td a': { fontWeight: 'semibold' },
    '& td a, & td button': { scrollMarginBlock: '120px 72px' },
    '& [data-person] > div': { minW: '0' },
    '& [data-person] a': { marginInlineEnd: '2' },
    '& [data-found]': { display: 'none', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& [data-found=holder]': { display: 'block' },
    [below1200]: { '& [data-found=email]': { display: 'block' } },
    [narrowFrame]: {
      '& [data-from=wide]': { display: 'none' },
      '& [data-found=email]': { display: 'block' },
    },
    [from768to1023]: { '& [data-found=phone]': { display: 'block' } },
    '& td[data-gap]': { p: '0 !important', borderWidth: '0' },
    '& tr[data-group] td, & tr[data-group]:hover td': {
      py: '7px',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      '& b': { color: 'fg.default', fontWeight: 'semibold' },
    },
    '& tr[data-more] td': { textAlign: 'center' },
    [from768]: {
      tableLayout: 'fixed',
      '& td': { py: '1.5', overflowWrap: 'anywhere' },
      // the edge is the focus ring of a row's name; without the focus a tint marks what Enter opens
      '& tr[data-active] [data-person] a:focus-visible': { outlineColor: 'transparent' },
      '& tr[data-active]:not(:has([data-person] a:focus-visible)) td:first-of-type': { boxShadow: 'none' },
    },
    [below768]: {
      '& tbody tr[data-open]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '4px', py: '2.5' },
      // around the row, which the name opens
      '& tbody tr[data-open]:has([data-person] a:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'focus.ring',
        outlineOffset: '-2px',
      },
      '& [data-person] a:focus-visible': { outlineColor: 'transparent' },
      // beside all three lines
      '& tr[data-open] [data-person]': { position: 'relative', minH: '5' },
      '& [data-person] > :first-child': { position: 'absolute', top: '0.5', insetInlineStart: '0' },
      '& [data-person] > :last-child': { ps: '12' },
      '& tbody tr:has(> td[data-gap])': { display: 'block', p: '0', borderBottomWidth: '0' },
      // over the rule that hides an empty cell of a card
      '& tbody tr > td[data-gap]': { display: 'block' },
      '& tbody tr[data-group]': { py: '7px', bg: 'bg.subtle', borderBottomWidth: '1px' },
      '& tbody tr[data-group] td': { py: '0', borderBottomWidth: '0', textAlign: 'start' },
      '& tr[data-open] td[data-lead]': { gridArea: '1 / 1 / 2 / 3', mb: '0' },
      '& tr[data-active]': { bg: 'transparent' },
      '& tr[data-active] td, & tr[data-active] td:first-of-type': { bg: 'transparent', boxShadow: 'none' },
      // a container's width is compared in the text's size, also in a text that the page alone enlarges
      '@container (max-width: 340px)': {
        '& tbody tr[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        '& tbody tr[data-open] td:not([data-lead], :last-child)': {
          gridArea: 'auto / 1 / auto / 2',
          justifyContent: 'flex-start',
          ps: '12',
          _before: { display: 'none' },
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

interface CustomersTableFrameProps {
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
export function CustomersTableFrame({ isBusy = false, rowCount, children }: CustomersTableFrameProps) {
  return (
    <Box containerType="inline-size">
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
