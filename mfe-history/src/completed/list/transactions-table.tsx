import { IdText, MoneyText, NavText, StatusChip, Table, Td } from '@portal/shared/parts';
import { type Column, columnStyles, TableHead } from '@portal/shared/table-columns';
import { chakra } from '@portal/shared/ui';
import { cardRows, inCard } from '../../core/card-cells.ts';
import { DateCell, SchemeCell } from '../../core/cells.tsx';
import { type Repeat, RepeatButton } from '../repeat/index.ts';
import type { TransactionRow } from '../transaction-rows.ts';
import { formatSignedUnits } from './signed-units.ts';

/** In a phone's card scheme and amount, type and date, reference and status need no label. */
const columns: readonly Column[] = [
  { head: { children: 'Date' }, phone: inCard('2/2', 'unlabelled') },
  { head: { children: 'Reference', from: 'lg' }, phone: inCard('3/1', 'unlabelled') },
  { head: { children: 'Type' }, phone: inCard('2/1', 'unlabelled') },
  { head: { children: 'Scheme' }, phone: inCard('1/1', 'unlabelled') },
  { head: { children: 'Gross', numeric: true }, phone: inCard('1/2', 'unlabelled') },
  { head: { children: 'Charge', numeric: true, from: 'wide' }, phone: inCard('5/1') },
  { head: { children: 'NAV', numeric: true, from: 'wide' }, phone: inCard('4/2') },
  { head: { children: 'Units', numeric: true, from: 'lg' }, phone: inCard('4/1') },
  { head: { children: 'Status' }, phone: inCard('3/2', 'unlabelled') },
  { head: { label: 'Actions', numeric: true }, phone: inCard('5/2') },
];

const StyledTable = chakra(Table, {
  base: {
    // a button's label is in the line of the row's first words
    '@media (min-width: 768px)': { '& td': { py: '11px' }, '& td[data-actions]': { py: '7px' } },
    ...cardRows,
    ...columnStyles(columns),
    '& td[data-from]': { '@media (max-width: 767px)': { display: 'flex' } },
  },
});

interface TransactionsTableProps {
  readonly rows: readonly TransactionRow[];
  readonly repeat: Repeat;
}

/**
 * Table of completed transactions, in the order of `rows` (domain, section 7). `repeat` says which may be repeated and
 * opens the form.
 */
export function TransactionsTable({ rows, repeat }: TransactionsTableProps) {
  return (
    <StyledTable label="Completed transactions" cards>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <TransactionCells row={row} />
            <Td actions numeric>
              <RepeatButton row={row} repeat={repeat} />
            </Td>
          </tr>
        ))}
      </tbody>
    </StyledTable>
  );
}

function TransactionCells({ row }: { readonly row: TransactionRow }) {
  return (
    <>
      <DateCell label="Date" date={row.date} />
      <Td label="Reference" from="lg">
        <IdText>{row.reference}</IdText>
      </Td>
      <Td label="Type">{row.type}</Td>
      <SchemeCell name={row.schemeName} detail={row.scheme} />
      <Td numeric label="Gross">
        <MoneyText value={row.gross} />
      </Td>
      <Td numeric label="Charge" from="wide">
        <MoneyText value={row.charge} size="sm" currency={false} />
      </Td>
      <Td numeric label="NAV" from="wide">
        <NavText value={row.nav} />
      </Td>
      <Td numeric label="Units" from="lg">
        <span data-private="">{formatSignedUnits(row.units)}</span>
      </Td>
      <Td label="Status">
        <StatusChip status={row.status} />
      </Td>
    </>
  );
}
