import { Card, CardHeader, MoneyText, Table, Td, Th } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { type Statement, StatementButton, StatementFailure } from './statement/index.ts';
import type { CurrencyTotal } from './transaction-rows.ts';

interface TotalsCardProps {
  readonly totals: readonly CurrencyTotal[];
  /** The statement of the same period, which has one currency. */
  readonly statement: Statement;
}

/** Totals of each currency, which are never added, with its statement. */
export function TotalsCard({ totals, statement }: TotalsCardProps) {
  return (
    <Card mb="4">
      <CardHeader title="Totals by currency" aside={<NeverAddedNote />} />
      <Table label="Totals by currency" cards align="middle">
        <thead>
          <tr>
            <Th>Currency</Th>
            <Th numeric>Transactions</Th>
            <Th numeric>In</Th>
            <Th numeric>Out</Th>
            <Th numeric>Charges</Th>
            <Th>Statement</Th>
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
              <Td numeric label="Transactions">
                {total.count}
              </Td>
              <Td numeric label="In">
                <MoneyText value={total.moneyIn} currency={false} />
              </Td>
              <Td numeric label="Out">
                <MoneyText value={total.moneyOut} currency={false} />
              </Td>
              <Td numeric label="Charges">
                <MoneyText value={total.charges} currency={false} size="sm" />
              </Td>
              <Td label="Statement">
                <StatementButton statement={statement} currency={total.currency} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <StatementFailure statement={statement} />
    </Card>
  );
}

function NeverAddedNote() {
  return (
    <Box as="span" textStyle="help" display={{ base: 'none', md: 'inline' }}>
      Never added across currencies
    </Box>
  );
}
