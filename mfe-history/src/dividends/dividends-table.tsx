import { MoneyText, NavText, Sub, Td, Th, UnitsText } from '@portal/shared/parts';
import { DateCell, SchemeCell } from '../core/cells.tsx';
import { HistoryTable } from '../core/history-table.tsx';
import type { DividendRow } from './dividend-rows.ts';

/** Table of dividends, in the order of `rows` (domain, section 7). */
export function DividendsTable({ rows }: { readonly rows: readonly DividendRow[] }) {
  return (
    <HistoryTable label="Dividends" cards>
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
    </HistoryTable>
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
