import { MoneyText, NavText, Sub, Table, Td, Th, UnitsText } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { placeCells } from '../core/card-cells.ts';
import { DateCell, SchemeCell } from '../core/cells.tsx';
import type { DividendRow } from './dividend-rows.ts';

/**
 * Row and column of each cell in a phone's card, in the order of the columns: scheme and amount, which need no label,
 * then the dates, units and gross per unit, and the method.
 */
const cardAreas = ['2/1', '2/2', '1/1', '3/2', '3/1', '1/2', '4/1/5/3'];

const StyledTable = chakra(Table, {
  base: {
    '@media (max-width: 767px)': {
      ...placeCells(cardAreas, 1),
    },
  },
});

/** Table of dividends, in the order of `rows` (domain, section 7). */
export function DividendsTable({ rows }: { readonly rows: readonly DividendRow[] }) {
  return (
    <StyledTable label="Dividends" cards>
      <thead>
        <tr>
          <Th>Declared</Th>
          <Th>Paid</Th>
          <Th>Scheme</Th>
          <Th numeric>Gross per unit</Th>
          <Th numeric>Units</Th>
          <Th numeric>Amount</Th>
          <Th>Method</Th>
        </tr>
      </thead>
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
      <SchemeCell name={row.schemeName} detail={row.scheme} />
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
