import { MoneyBars, moneyColors } from '@portal/shared/charts';
import { Card, CardBody, CardHeader, MoneyText, Segmented, Table, Td, Th } from '@portal/shared/parts';
import { Box, chakra, Flex } from '@portal/shared/ui';
import { useState } from 'react';
import type { DateRange } from '../period/index.ts';
import type { CurrencyTotal, TransactionRow } from '../transaction-rows.ts';
import { findLargest, groupByMonth, type Month } from './months.ts';

const formats = [
  { id: 'chart', label: 'Chart' },
  { id: 'table', label: 'Table' },
] as const;

const Swatch = chakra('i', {
  base: { display: 'inline-block', boxSize: '2.5', me: '1.5', borderRadius: '3px', verticalAlign: '-1px' },
});

interface ByMonthCardProps {
  readonly rows: readonly TransactionRow[];
  /** Its currencies can be selected. One is shown at a time, because currencies are never added. */
  readonly totals: readonly CurrencyTotal[];
  readonly range: DateRange;
}

/** Money in and out by month, as a chart or a table. */
export function ByMonthCard({ rows, totals, range }: ByMonthCardProps) {
  const currencies = totals.map(({ currency }) => currency);
  const [selected, select] = useState(currencies[0] ?? '');
  const [format, setFormat] = useState<'chart' | 'table'>('chart');
  const months = groupByMonth(rows, selected, range);
  const largest = findLargest(months);
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
                value={selected}
                onChange={select}
              />
            ) : null}
            <Segmented label="Show as" options={formats} value={format} onChange={setFormat} />
          </>
        }
      />
      {format === 'chart' ? (
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
          <MoneyBars steps={months} />
        </CardBody>
      ) : null}
      <Box srOnly={format === 'chart'}>
        <MonthTable currency={selected} months={months} />
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
