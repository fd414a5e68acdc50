import type { ApplicationRow } from '@portal/shared/api/applications';
import { Table, Th } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { type ListQuery, type SortKey, sortBy } from '../list-query.ts';
import { ApplicationTableRow } from './application-table-row.tsx';

const fromTablet = '@media screen and (min-width: 768px) and (max-width: 1199px)';
const fromLaptop = '@media screen and (min-width: 1024px) and (max-width: 1199px)';

/**
 * Below 1200 px a row has two lines: customer, status, date and amount; form number with type, reason and action. Below
 * 1024 px it has three: customer and amount; form number and date; status, reason and action. There no column head can
 * be above its cells, so those that sort are a row of buttons.
 * On a phone an application is a card: customer, form number and amount, status and date, reason and action; a long
 * status is alone.
 */
const StyledTable = chakra(Table, {
  base: {
    '@media (min-width: 768px)': { '& td': { py: '9px', h: '14' } },
    '& td:nth-of-type(6)': { color: 'fg.muted' },
    '& :is(th, td):nth-of-type(4)': { textAlign: { md: 'end' } },
    '& td:nth-of-type(7)': { textAlign: 'end' },
    _print: { '& th svg, & :is(th, td):nth-of-type(7)': { display: 'none' } },
    '@media (min-width: 1200px)': {
      '& :is(th, td):not(:first-child)': { ps: '2' },
      '& :is(th, td):not(:last-child)': { pe: '2' },
    },
    '@media (min-width: 1400px)': {
      '& :is(th, td):not(:first-child)': { ps: '2.5' },
      '& :is(th, td):not(:last-child)': { pe: '2.5' },
    },
    '@media print and (min-width: 768px) and (max-width: 1199px)': {
      '& :is(th, td):nth-of-type(6)': { display: 'none' },
    },
    '@media print and (min-width: 768px) and (max-width: 1023px)': {
      '& :is(th, td):nth-of-type(3)': { display: 'none' },
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
      '& tbody td:nth-of-type(1)': {
        gridArea: '2 / 1 / 3 / 3',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        alignContent: 'start',
        columnGap: '2',
        '& > :last-child': { mt: '0', maxW: 'none' },
      },
      '& tbody td:nth-of-type(2)': { gridArea: '1 / 1 / 2 / 3' },
      '& tbody td:nth-of-type(3)': {
        gridArea: '2 / 3',
        justifyContent: 'flex-end',
        color: 'fg.muted',
        '& [data-sub]': { display: 'inline' },
      },
      '& tbody td:nth-of-type(4)': {
        gridArea: '1 / 3',
        justifyContent: 'flex-end',
        // the direction is before the figure
        '& > span > span': { flexDirection: 'row', alignItems: 'baseline', gap: '2' },
      },
      '& tbody td:nth-of-type(n + 5)': { alignItems: 'center' },
      '& tbody td:nth-of-type(5)': { gridArea: '3 / 1', pe: '2' },
      '& tbody td:nth-of-type(6)': { gridArea: '3 / 2', pe: '2' },
      '& tbody td:nth-of-type(6):has(> [data-wide])': { display: 'none' },
      '& tbody td:nth-of-type(7)': { gridArea: '3 / 3', justifyContent: 'flex-end' },
    },
    [fromLaptop]: {
      '& tbody tr': { gridTemplateColumns: '17.25rem minmax(0, 1fr) 9rem 12.25rem', alignItems: 'center' },
      '& tbody td:nth-of-type(1)': { gridArea: '2 / 1', pe: '4' },
      '& tbody td:nth-of-type(2)': { gridArea: '1 / 1', pe: '4' },
      '& tbody td:nth-of-type(3)': { gridArea: '1 / 3' },
      '& tbody td:nth-of-type(4)': { gridArea: '1 / 4' },
      '& tbody td:nth-of-type(5)': { gridArea: '1 / 2' },
      '& tbody td:nth-of-type(6)': { gridArea: '2 / 2 / 3 / 4' },
      '& tbody td:nth-of-type(7)': { gridArea: '2 / 4' },
    },
    '@media (max-width: 767px)': {
      '& tbody tr': { gridTemplateColumns: '1fr auto', columnGap: '3' },
      '& tbody td': { justifyContent: 'flex-start', textAlign: 'start' },
      '& tbody td:nth-of-type(1)': { gridArea: '2 / 1', display: 'block', textAlign: 'start' },
      '& tbody td:nth-of-type(2)': { gridArea: '1 / 1 / 2 / 3', pb: '0.5' },
      '& tbody td:nth-of-type(3)': { gridArea: '3 / 2', justifyContent: 'flex-end', color: 'fg.muted' },
      '& tbody td:nth-of-type(4)': {
        gridArea: '2 / 2',
        alignItems: 'flex-start',
        justifyContent: 'flex-end',
        textAlign: 'end',
      },
      '& tbody td:nth-of-type(5)': { gridArea: '3 / 1', alignItems: 'flex-start' },
      '& tbody td:nth-of-type(6)': { gridArea: '4 / 1', alignItems: 'center' },
      '& tbody td:nth-of-type(7)': { gridArea: '4 / 2', pt: '0', alignItems: 'center' },
      // a long status has its line: beside it the date would be cut
      '& tr:has(> [data-long]) td:nth-of-type(3)': { gridArea: '4 / 2' },
      '& tbody td[data-long]:nth-of-type(5)': { gridArea: '3 / 1 / 4 / 3' },
      '& tr:has(> [data-long]) td:nth-of-type(7)': { gridArea: '5 / 1 / 6 / 3', justifyContent: 'flex-end' },
      // hides cells that have content in wide rows only
      '& tbody td:has(> [data-wide])': { display: 'none' },
    },
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
    <thead>
      <tr>
        <Th {...sortable('form')}>Form number</Th>
        <Th {...sortable('customer')}>Customer</Th>
        <Th {...sortable('submitted')}>Sent</Th>
        <Th>Amount</Th>
        <Th {...sortable('status')}>Status</Th>
        <Th>Reason</Th>
        <Th label="Action" />
      </tr>
    </thead>
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
