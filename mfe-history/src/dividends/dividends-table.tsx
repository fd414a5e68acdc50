import { formatDate } from '@portal/shared/dates';
import { MoneyText, NavText, Sub, Td, Th, UnitsText } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { HistoryTable } from '../core/history-table.tsx';
import type { DividendRow } from './dividend-rows.ts';

/** Dividends, the last declared one first (domain, section 7). */
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
          <tr key={row.key}>
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
      <Td label="Declared">
        <Box as="span" whiteSpace="nowrap">
          {formatDate(row.declaredOn)}
        </Box>
      </Td>
      <Td label="Paid">
        <Box as="span" whiteSpace="nowrap">
          {row.paidOn === undefined ? 'Not yet' : formatDate(row.paidOn)}
        </Box>
      </Td>
      <Td lead>
        <Box as="span" fontWeight="medium">
          {row.schemeName}
        </Box>
        <Sub>{row.scheme}</Sub>
      </Td>
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
        {row.reinvestment === undefined ? null : (
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
