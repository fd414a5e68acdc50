import { Card, CardHeader, Table, Td, Th } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** A column of the totals. Its name is also the cell's label on a phone. */
export interface TotalColumn<Total> {
  readonly name: string;
  readonly cell: (total: Total) => ReactNode;
  /** Text instead of a figure, so it is not aligned to the right. */
  readonly isText?: true;
}

interface CurrencyTotalsProps<Total> {
  readonly totals: readonly Total[];
  readonly columns: readonly TotalColumn<Total>[];
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Below the table. */
  readonly children?: ReactNode;
}

/**
 * Card with a table of totals, one row for each currency, because currencies are never added. `aside` is beside the
 * title, `children` below the table.
 */
export function CurrencyTotals<Total extends { readonly currency: string }>(
  props: CurrencyTotalsProps<Total>,
) {
  const { totals, columns, aside, children } = props;
  return (
    <Card mb="4">
      <CardHeader title="Totals by currency" aside={aside} />
      <Table label="Totals by currency" cards align="middle">
        <thead>
          <tr>
            <Th>Currency</Th>
            {columns.map(({ name, isText }) => (
              <Th key={name} numeric={!isText}>
                {name}
              </Th>
            ))}
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
              {columns.map(({ name, isText, cell }) => (
                <Td key={name} numeric={!isText} label={name}>
                  {cell(total)}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {children}
    </Card>
  );
}
