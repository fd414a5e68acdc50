import { Card, CardHeader, MoneyText, Table, Td, Th } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { DividendTotal } from './dividend-rows.ts';

/** Totals of each currency, which are never added. */
export function DividendTotals({ totals }: { readonly totals: readonly DividendTotal[] }) {
  const hasUnpaid = totals.some(({ notYet }) => !notYet.isZero());
  return (
    <Card mb="4">
      <CardHeader title="Totals by currency" />
      <Table label="Totals by currency" cards align="middle">
        <thead>
          <tr>
            <Th>Currency</Th>
            <Th numeric>Dividends</Th>
            <Th numeric>Paid out</Th>
            <Th numeric>Reinvested</Th>
            {hasUnpaid ? <Th numeric>Not paid yet</Th> : null}
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <tr key={total.currency}>
              <Td lead>
                <Box as="span" fontWeight="semibold">
                  {total.currency}
                </Box>
              </Td>
              <Td numeric label="Dividends">
                {total.count}
              </Td>
              <Td numeric label="Paid out">
                <MoneyText value={total.paidOut} currency={false} />
              </Td>
              <Td numeric label="Reinvested">
                <MoneyText value={total.reinvested} currency={false} />
              </Td>
              {hasUnpaid ? (
                <Td numeric label="Not paid yet">
                  <MoneyText value={total.notYet} currency={false} />
                </Td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
