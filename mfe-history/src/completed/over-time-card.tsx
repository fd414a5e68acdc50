import { Card, CardBody, CardHeader, MoneyText, Segmented, Table, Td, Th } from '@portal/shared/parts';
import { Box, chakra, Flex } from '@portal/shared/ui';
import { useState } from 'react';
import { MonthBars, moneyColors } from './month-bars.tsx';
import { largestOf, type Month, monthsOf } from './months.ts';
import type { DateRange } from './period.ts';
import type { CurrencyTotal, TransactionRow } from './transactions.ts';

const looks = [
  { id: 'chart', label: 'Chart' },
  { id: 'table', label: 'Table' },
] as const;

const Swatch = chakra('i', {
  base: { display: 'inline-block', boxSize: '2.5', me: '1.5', borderRadius: '3px', verticalAlign: '-1px' },
});

interface OverTimeCardProps {
  readonly rows: readonly TransactionRow[];
  /** For the currencies that occur; never added up, so one shows at a time. */
  readonly totals: readonly CurrencyTotal[];
  readonly range: DateRange;
}

/** Money in and out, month by month: as a chart, and as the table that says the same. */
export function OverTimeCard({ rows, totals, range }: OverTimeCardProps) {
  const currencies = totals.map(({ currency }) => currency);
  const [chosen, choose] = useState(currencies[0] ?? '');
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const months = monthsOf(rows, chosen, range);
  const largest = largestOf(months);
  return (
    <Card mb="4">
      <CardHeader
        title="Over time"
        aside={
          <>
            {currencies.length > 1 ? (
              <Segmented
                label="Currency"
                options={currencies.map((id) => ({ id, label: id }))}
                value={chosen}
                onChange={choose}
              />
            ) : null}
            <Segmented label="Show as" options={looks} value={look} onChange={setLook} />
          </>
        }
      />
      {look === 'chart' ? (
        <CardBody>
          <Flex gap="4" mb="3" textStyle="help" aria-hidden>
            <span>
              <Swatch bg={moneyColors.in} />
              In
            </span>
            <span>
              <Swatch bg={moneyColors.out} />
              Out
            </span>
            {largest ? (
              <Box as="span" ms="auto">
                {'Largest '}
                <MoneyText value={largest} size="sm" />
              </Box>
            ) : null}
          </Flex>
          <MonthBars months={months} />
        </CardBody>
      ) : null}
      <Box srOnly={look === 'chart'}>
        <MonthTable currency={chosen} months={months} />
      </Box>
    </Card>
  );
}

function MonthTable({ currency, months }: { readonly currency: string; readonly months: readonly Month[] }) {
  return (
    <Table label={`Money in and out by month, ${currency}`} cards>
      <thead>
        <tr>
          <Th>Month</Th>
          <Th numeric>In</Th>
          <Th numeric>Out</Th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ id, label, moneyIn, moneyOut }) => (
          <tr key={id}>
            <Td lead>{label}</Td>
            <Td numeric label="In">
              <MoneyText value={moneyIn} currency={false} />
            </Td>
            <Td numeric label="Out">
              <MoneyText value={moneyOut} currency={false} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
