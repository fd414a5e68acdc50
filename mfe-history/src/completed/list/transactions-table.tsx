import { formatDate, formatMonth } from '@portal/shared/dates';
import { MoneyText, NavText, StatusChip, Table, Td, Th } from '@portal/shared/parts';
import { type Column, columnStyles } from '@portal/shared/table-columns';
import { chakra, Span, VisuallyHidden } from '@portal/shared/ui';
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, RefreshCw, Undo2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cardRows, inCard } from '../../core/card-cells.ts';
import { type Repeat, RepeatButton } from '../repeat/index.ts';
import type { TransactionRow } from '../transaction-rows.ts';
import { formatSignedUnits } from './signed-units.ts';

/** In a phone's card only units and charge need a label. */
const columns: readonly Column[] = [
  { head: { width: '124px' }, phone: inCard('2/1', 'unlabelled') },
  { head: {}, phone: inCard('1/1', 'unlabelled') },
  { head: { children: 'Units', numeric: true, from: 'lg' }, phone: inCard('3/1') },
  { head: { children: 'NAV', numeric: true, from: 'wide' }, phone: { display: 'none !important' } },
  { head: { children: 'Charge', numeric: true, from: 'wide' }, phone: inCard('2/2') },
  { head: { children: 'Gross', numeric: true }, phone: inCard('1/2', 'unlabelled') },
  { head: { width: '104px' }, phone: inCard('3/2') },
];

const StyledTable = chakra(Table, {
  base: {
    '& b': { fontWeight: 'semibold' },
    '& [data-what]': { display: 'flex', columnGap: '2', fontWeight: 'normal' },
    '& [data-what] > svg': { boxSize: '15px', flexShrink: 0, mt: '3px', color: 'fg.subtle' },
    '& [data-what] > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
    // the months that follow are in rows of their own
    '& thead th': { py: '1.5', position: 'static' },
    '& thead th:first-of-type': { color: 'fg.muted', fontWeight: 'semibold' },
    '& tr[data-group] td, & tr[data-group]:hover td': {
      py: '1.5',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
    },
    // both legs of a switch
    '& tr[data-tied] td:first-of-type': { boxShadow: 'inset 2px 0 0 {colors.chart.2}' },
    '@media (min-width: 768px)': {
      // the head of the table says it
      '& tr[data-group=first]': { display: 'none' },
      '& tbody tr:not([data-group]) td': { py: '11px' },
      '& td[data-actions]': { py: '7px !important' },
    },
    ...cardRows,
    ...columnStyles(columns, 'tbody tr:not([data-group])'),
    '& td[data-from]': { '@media (max-width: 767px)': { display: 'flex' } },
    '@media (max-width: 767px)': {
      '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '3' },
      '& tbody tr[data-tied]': { boxShadow: 'inset 2px 0 0 {colors.chart.2}' },
      '& tr[data-tied] td:first-of-type': { boxShadow: 'none' },
      '& tbody tr[data-group]': { py: '1.5', bg: 'bg.subtle', borderBottomWidth: '1px' },
    },
  },
});

const icons: ReadonlyMap<string, ReactNode> = new Map([
  ['SA', <ArrowDownLeft key="SA" aria-hidden />],
  ['CO', <Undo2 key="CO" aria-hidden />],
  ['RD', <ArrowUpRight key="RD" aria-hidden />],
  ['SO', <ArrowLeftRight key="SO" aria-hidden />],
  ['SI', <ArrowLeftRight key="SI" aria-hidden />],
  ['DR', <RefreshCw key="DR" aria-hidden />],
]);

const monthOf = ({ date }: TransactionRow): string => formatMonth(date.slice(0, 7));

interface TransactionsTableProps {
  readonly rows: readonly TransactionRow[];
  readonly repeat: Repeat;
}

/**
 * Table of completed transactions, in the order of `rows`, under their months (docs/domain.md, section 7). The head of the first
 * month is the table's, so that the first row is higher. `repeat` says which may be repeated and opens the form.
 */
export function TransactionsTable({ rows, repeat }: TransactionsTableProps) {
  const [first] = rows;
  return (
    <StyledTable label="Completed transactions" cards align="middle">
      <thead>
        <tr>
          <Th width="124px">
            <VisuallyHidden>Date, </VisuallyHidden>
            {first && monthOf(first)}
          </Th>
          <Th label="Transaction" />
          {columns.slice(2, -1).map(({ head }) => (
            <Th key={head.children} {...head} />
          ))}
          <Th label="Actions" width="104px" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const before = rows[index - 1];
          const isTied = [before, rows[index + 1]].some((other) => other?.reference === row.reference);
          return (
            <Fragment key={row.key}>
              {before === undefined || monthOf(before) !== monthOf(row) ? (
                <tr data-group={before ? '' : 'first'}>
                  <td colSpan={columns.length}>{monthOf(row)}</td>
                </tr>
              ) : null}
              <tr data-tied={isTied || undefined}>
                <TransactionCells row={row} />
                <Td actions numeric>
                  <RepeatButton row={row} repeat={repeat} />
                </Td>
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </StyledTable>
  );
}

/** The status is shown where it is not that of all completed transactions. */
function TransactionCells({ row }: { readonly row: TransactionRow }) {
  return (
    <>
      <Td>
        <Span whiteSpace="nowrap" color="fg.muted">
          {formatDate(row.date)}
        </Span>
      </Td>
      <Td lead>
        <div data-what="">
          {icons.get(row.code)}
          <div>
            <b>{`${row.type}, ${row.schemeName}`}</b> <Span color="fg.muted">{row.reference}</Span>
            {row.status === 'Completed' ? null : <StatusChip status={row.status} />}
          </div>
        </div>
      </Td>
      <Td numeric label="Units" from="lg">
        <span data-private="">{formatSignedUnits(row.units)}</span>
      </Td>
      <Td numeric label="NAV" from="wide">
        <NavText value={row.nav} />
      </Td>
      <Td numeric label="Charge" from="wide">
        <MoneyText value={row.charge} size="sm" currency={false} />
      </Td>
      <Td numeric label="Gross">
        <MoneyText value={row.gross} />
      </Td>
    </>
  );
}
