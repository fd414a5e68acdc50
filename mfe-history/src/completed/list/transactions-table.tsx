import { IdText, MoneyText, NavText, StatusChip, Table, Td, Th } from '@portal/shared/parts';
import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { placeCells } from '../../core/card-cells.ts';
import { DateCell, SchemeCell } from '../../core/cells.tsx';
import { type Repeat, RepeatButton } from '../repeat/index.ts';
import type { TransactionRow } from '../transaction-rows.ts';
import { formatSignedUnits } from './signed-units.ts';

/**
 * Row and column of each cell in a phone's card, in the order of the columns: scheme and amount, type and date,
 * reference and status, which need no label, then units, NAV and charge.
 */
const cardAreas = ['2/2', '3/1', '2/1', '1/1', '1/2', '5/1', '4/2', '4/1', '3/2', '5/2'];

const StyledTable = chakra(Table, {
  base: {
    // a button's label is in the line of the row's first words
    '@media (min-width: 768px)': { '& td': { py: '11px' }, '& td[data-actions]': { py: '7px' } },
    '@media (max-width: 767px)': {
      ...placeCells(cardAreas, 3),
      '& td[data-from]': { display: 'flex' },
    },
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
      <thead>
        <tr>
          <Th>Date</Th>
          <Th from="lg">Reference</Th>
          <Th>Type</Th>
          <Th>Scheme</Th>
          <Th numeric>Gross</Th>
          <Th numeric from="wide">
            Charge
          </Th>
          <Th numeric from="wide">
            NAV
          </Th>
          <Th numeric from="lg">
            Units
          </Th>
          <Th>Status</Th>
          <Th numeric>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Th>
        </tr>
      </thead>
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
