import type { ApplicationRow } from '@portal/shared/api/applications';
import { Table } from '@portal/shared/parts';
import { type Column, columnStyles, TableHead } from '@portal/shared/table-columns';
import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { type ListQuery, type SortKey, sortBy } from '../list-query.ts';
import { ApplicationTableRow } from './application-table-row.tsx';

const fromTablet = '@media screen and (min-width: 768px) and (max-width: 1199px)';
const fromLaptop = '@media screen and (min-width: 1024px) and (max-width: 1199px)';
const below768 = '@media (max-width: 767px)';

/**
 * Below 1200 px a row has two lines: customer, status, date and amount; form number with type, reason and action. Below
 * 1024 px it has three: customer and amount; form number and date; status, reason and action. There no column head can
 * be above its cells, so those that sort are a row of buttons.
 * On a phone an application is a card: customer, form number and amount, status and date, reason and action; a long
 * status is alone.
 */
const columns: readonly (Column & { readonly sort?: SortKey })[] = [
  {
    head: { children: 'Form number' },
    sort: 'form',
    cells: {
      [fromTablet]: {
        gridArea: '2 / 1 / 3 / 3',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        alignContent: 'start',
        columnGap: '2',
        '& > :last-child': { mt: '0', maxW: 'none' },
      },
      [fromLaptop]: { gridArea: '2 / 1', pe: '4' },
    },
    phone: { gridArea: '2 / 1', display: 'block', textAlign: 'start' },
  },
  {
    head: { children: 'Customer' },
    sort: 'customer',
    cells: { [fromTablet]: { gridArea: '1 / 1 / 2 / 3' }, [fromLaptop]: { gridArea: '1 / 1', pe: '4' } },
    phone: { gridArea: '1 / 1 / 2 / 3', pb: '0.5' },
  },
  {
    head: { children: 'Sent' },
    sort: 'submitted',
    both: { '@media print and (min-width: 768px) and (max-width: 1023px)': { display: 'none' } },
    cells: {
      [fromTablet]: {
        gridArea: '2 / 3',
        justifyContent: 'flex-end',
        color: 'fg.muted',
        '& [data-sub]': { display: 'inline' },
      },
      [fromLaptop]: { gridArea: '1 / 3' },
    },
    phone: {
      gridArea: '3 / 2',
      justifyContent: 'flex-end',
      color: 'fg.muted',
      // a long status has its line: beside it the date would be cut
      '&:has(~ [data-long])': { gridArea: '4 / 2' },
    },
  },
  {
    head: { children: 'Amount' },
    both: { textAlign: { md: 'end' } },
    cells: {
      [fromTablet]: {
        gridArea: '1 / 3',
        justifyContent: 'flex-end',
        // the direction is before the figure
        '& > span > span': { flexDirection: 'row', alignItems: 'baseline', gap: '2' },
      },
      [fromLaptop]: { gridArea: '1 / 4' },
    },
    phone: { gridArea: '2 / 2', alignItems: 'flex-start', justifyContent: 'flex-end', textAlign: 'end' },
  },
  {
    head: { children: 'Status' },
    sort: 'status',
    cells: {
      [fromTablet]: { gridArea: '3 / 1', alignItems: 'center', pe: '2' },
      [fromLaptop]: { gridArea: '1 / 2' },
    },
    phone: { gridArea: '3 / 1', alignItems: 'flex-start', '&[data-long]': { gridArea: '3 / 1 / 4 / 3' } },
  },
  {
    head: { children: 'Reason' },
    both: { '@media print and (min-width: 768px) and (max-width: 1199px)': { display: 'none' } },
    cells: {
      color: 'fg.muted',
      [fromTablet]: {
        gridArea: '3 / 2',
        alignItems: 'center',
        pe: '2',
        '&:has(> [data-wide])': { display: 'none' },
      },
      [fromLaptop]: { gridArea: '2 / 2 / 3 / 4' },
    },
    phone: { gridArea: '4 / 1', alignItems: 'center' },
  },
  {
    head: { label: 'Action' },
    both: { _print: { display: 'none' } },
    cells: {
      textAlign: 'end',
      [fromTablet]: { gridArea: '3 / 3', alignItems: 'center', justifyContent: 'flex-end' },
      [fromLaptop]: { gridArea: '2 / 4' },
    },
    phone: {
      gridArea: '4 / 2',
      pt: '0',
      alignItems: 'center',
      '&:is([data-long] ~ td)': { gridArea: '5 / 1 / 6 / 3', justifyContent: 'flex-end' },
    },
  },
];

const StyledTable = chakra(Table, {
  base: {
    '@media (min-width: 768px)': { '& td': { py: '9px', h: '14' } },
    _print: { '& th svg': { display: 'none' } },
    '@media (min-width: 1200px)': {
      '& :is(th, td):not(:first-child)': { ps: '2' },
      '& :is(th, td):not(:last-child)': { pe: '2' },
    },
    '@media (min-width: 1400px)': {
      '& :is(th, td):not(:first-child)': { ps: '2.5' },
      '& :is(th, td):not(:last-child)': { pe: '2.5' },
    },
    [fromTablet]: {
      '& thead tr': {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        columnGap: '5',
        px: '5',
        bg: 'bg.subtle',
        borderBottomWidth: '1px',
        borderColor: 'border.default',
        color: 'fg.subtle',
        textStyle: 'xs',
        _before: { content: '"Sort by"' },
      },
      '& thead th:nth-of-type(n)': { px: '0', borderBottomWidth: '0' },
      '& thead th:not([aria-sort])': { position: 'absolute', clipPath: 'inset(50%)' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) 12rem',
        rowGap: '1',
        py: '3',
        px: '5',
      },
      '& tbody tr:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
      '& tbody td:nth-of-type(n)': {
        display: 'flex',
        alignItems: 'flex-start',
        h: 'auto',
        p: '0',
        borderBottomWidth: '0',
      },
    },
    [fromLaptop]: {
      '& tbody tr': { gridTemplateColumns: '17.25rem minmax(0, 1fr) 9rem 12.25rem', alignItems: 'center' },
    },
    [below768]: {
      '& tbody tr': { gridTemplateColumns: '1fr auto', columnGap: '3' },
      '& tbody td': { justifyContent: 'flex-start', textAlign: 'start' },
      // hides cells that have content in wide rows only
      '& tbody td:has(> [data-wide])': { display: 'none' },
    },
    ...columnStyles(columns),
  },
});

interface ColumnsProps {
  readonly query: ListQuery;
  readonly onSort: (query: ListQuery) => void;
}

function Columns({ query, onSort }: ColumnsProps) {
  const sortable = (key: SortKey) => ({
    sort: query.sort === key ? query.direction : ('none' as const),
    onSort: () => onSort(sortBy(query, key)),
  });
  return (
    <TableHead
      columns={columns.map(({ head, sort }) => ({ head: { ...head, ...(sort && sortable(sort)) } }))}
    />
  );
}

interface ApplicationTableProps extends ColumnsProps {
  readonly rows: readonly ApplicationRow[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Table of these applications. A head that is pressed sorts: `onSort` gets the changed query. On a narrow screen each
 * row is a card.
 */
export function ApplicationTable({ rows, today, ...columns }: ApplicationTableProps) {
  return (
    <ApplicationTableFrame {...columns}>
      {rows.map((row) => (
        <ApplicationTableRow key={row.applicationId} row={row} today={today} />
      ))}
    </ApplicationTableFrame>
  );
}

interface ApplicationTableFrameProps extends ColumnsProps {
  readonly isBusy?: boolean;
  /** Rows of seven cells. */
  readonly children: ReactNode;
}

/**
 * The table of applications with its columns, without rows: the loaded rows or the placeholders are its children. A
 * head that is pressed sorts: `onSort` gets the changed query.
 */
export function ApplicationTableFrame({ isBusy = false, children, ...columns }: ApplicationTableFrameProps) {
  return (
    <StyledTable label="Applications" cards align="middle" busy={isBusy}>
      <Columns {...columns} />
      <tbody>{children}</tbody>
    </StyledTable>
  );
}
