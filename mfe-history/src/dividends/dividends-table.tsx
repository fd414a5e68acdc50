import { MoneyText, NavText, Sub, Table, Td, UnitsText } from '@portal/shared/parts';
import { type Column, columnStyles, TableHead } from '@portal/shared/table-columns';
import { chakra } from '@portal/shared/ui';
import { cardRows, inCard } from '../core/card-cells.ts';
import { DateCell, FundCell } from '../core/cells.tsx';
import type { DividendRow } from './dividend-rows.ts';

/** In a phone's card fund and amount need no label. */
const columns: readonly Column[] = [
  { head: { children: 'Declared' }, phone: inCard('2/1') },
  { head: { children: 'Paid' }, phone: inCard('2/2') },
  { head: { children: 'Fund' }, phone: inCard('1/1', 'unlabelled') },
  { head: { children: 'Gross per unit', numeric: true }, phone: inCard('3/2') },
  { head: { children: 'Units', numeric: true }, phone: inCard('3/1') },
  { head: { children: 'Amount', numeric: true }, phone: inCard('1/2', 'unlabelled') },
  { head: { children: 'Method' }, phone: inCard('4/1/5/3') },
];

const StyledTable = chakra(Table, { base: { ...cardRows, ...columnStyles(columns) } });

/** Table of dividends, in the order of `rows` (docs/domain.md, section 7). */
export function DividendsTable({ rows }: { readonly rows: readonly DividendRow[] }) {
  return (
    <StyledTable label="Dividends" cards>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.reference}>
            <DividendCells row={row} />
          </tr>
        ))}
      </tbody>
    </StyledTable>
  );
}

function DividendCells({ row }: { readonly row: DividendRow }) {
  return (
    <>
      <DateCell label="Declared" date={row.declaredOn} />
      <DateCell label="Paid" date={row.paidOn} />
      <FundCell name={row.schemeName} detail={row.scheme} />
      <Td numeric label="Gross per unit">
        <NavText value={row.grossPerUnit} />
      </Td>
      <Td numeric label="Units">
        <UnitsText value={row.units} />
      </Td>
      <Td numeric label="Amount">
        <MoneyText value={row.amount} />
      </Td>
      <Td label="Method">
        {row.method}
        {row.reinvestment === null ? null : (
          <Sub>
            <UnitsText value={row.reinvestment.units} suffix="units" />
            {' at '}
            <NavText value={row.reinvestment.nav} />
          </Sub>
        )}
      </Td>
    </>
  );
}
